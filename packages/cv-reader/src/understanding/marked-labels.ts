// Forms that set a mark before each of their labels ("• Employer | Norsea Ltd", as the first European form does): what looks like a list of what was
// done names employer, title and school. The mark is the form's, and is taken off.
import type { Line } from '../text-document.ts';
import type { Context } from './context.ts';
import { labelNamed } from './labels.ts';

/** So many lines with a mark, a known label and its value make such a form, and this part of all that have a mark and a second cell. */
const LABELS_LEAST = 4;
const KNOWN_PART = 0.6;

/** The lines without marks before labels. */
export function withoutMarksOfLabels(lines: readonly Line[], context: Context): Line[] {
  const pairs = lines.filter(({ bullet, cells }) => bullet !== undefined && cells.length > 1);
  const known = new Set(pairs.filter(({ cells: [first] }) => first && labelNamed(first.text, context) !== undefined));
  if (known.size < LABELS_LEAST || known.size < pairs.length * KNOWN_PART) return [...lines];
  return lines.map((line) => {
    if (!known.has(line)) return line;
    const { bullet: _bullet, ...plain } = line;
    return plain;
  });
}
