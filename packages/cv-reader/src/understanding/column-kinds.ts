// What a table is about whose names of columns are all that heads it: "Period School Subject".
import type { Context } from './context.ts';
import { labelNamed } from './labels.ts';
import type { Label, SectionKind } from './words/locale-words.ts';

const OF_STUDY: ReadonlySet<Label | undefined> = new Set<Label>(['school', 'degree', 'field']);
const OF_WORK: ReadonlySet<Label | undefined> = new Set<Label>(['employer', 'title']);

/** By the names of columns, one space between two of them; a name may have spaces in it. */
export function kindOfColumns(text: string, context: Context): SectionKind | undefined {
  const words = text.split(' ');
  const labels = words.flatMap((_, at) => {
    for (let end = words.length; end > at; end -= 1) {
      const label = labelNamed(words.slice(at, end).join(' '), context);
      if (label) return [label];
    }
    return [];
  });
  if (labels.some((label) => OF_STUDY.has(label))) return 'education';
  return labels.some((label) => OF_WORK.has(label)) ? 'work' : undefined;
}
