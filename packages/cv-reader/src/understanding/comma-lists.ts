// Heads that are lists with commas ("DUT, Génie biologique, IUT de Clermont-Ferrand"). Where the words of one entry say that commas part school and
// degree in that line, they do so in the same line of the others, whose words say nothing.
import type { Marked } from './roles.ts';
import { type Segment, slotOf } from './segments.ts';

const COMMA = /\s*[,，、]\s+|[，、]/u;

type Listed = { marks: readonly Marked[]; anchor: number };

const saysBoth = (marks: readonly Marked[]) =>
  marks.some(({ first, second }) => first > second) && marks.some(({ first, second }) => second > first);

/** How far from its dates the line stands whose commas part the two roles, if they do so in one entry and no other says otherwise. */
function listedLine(entries: readonly Listed[]): number | undefined {
  const found = new Set<number>();
  for (const { marks, anchor } of entries)
    for (const { segment } of marks) {
      const own = marks.filter((mark) => mark.segment.row === segment.row);
      const isComma = own.some((mark, at) => segment.row.text.includes(`${mark.segment.text}, ${own[at + 1]?.segment.text ?? '\n'}`));
      if (saysBoth(own) && isComma) found.add(segment.row.at - anchor);
    }
  return found.size === 1 ? [...found][0] : undefined;
}

/** The line of each entry whose pieces are to be cut at their commas, else undefined. */
export function linesToCut(entries: readonly Listed[]): (number | undefined)[] {
  const offset = listedLine(entries);
  return entries.map(({ marks, anchor }) => {
    if (offset === undefined || saysBoth(marks)) return undefined;
    return marks.some(({ segment }) => segment.row.at === anchor + offset && COMMA.test(segment.text)) ? anchor + offset : undefined;
  });
}

/** The pieces of that line cut at all their commas but those in brackets. */
export function cutAtCommas(segments: readonly Segment[], at: number, anchor: number): Segment[] {
  const cut = segments.flatMap((segment) =>
    segment.row.at === at && !/[(（]/.test(segment.text) ? segment.text.split(COMMA).map((text) => ({ ...segment, text })) : [segment],
  );
  const own = cut.filter(({ row }) => row.at === at);
  return cut.map((segment, index) => ({
    ...segment,
    at: index,
    ...(segment.row.at === at && { slot: slotOf(segment.row, anchor, own.indexOf(segment), own.length) }),
  }));
}
