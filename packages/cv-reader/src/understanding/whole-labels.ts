// Forms whose labels were too long for their column: "Name and address of | Norsea Ltd" and "employer" below it are one label, where the words together
// are a known one.
import type { Line } from '../text-document.ts';
import type { Context } from './context.ts';
import { headingKind } from './headings.ts';
import { labelNamed } from './labels.ts';
import { keyOf } from './phrases.ts';

/** Of a height of a line: more white is between two labels. */
const BROKEN_GAP = 0.3;
/** Points that the edges of one column differ. */
const SAME_EDGE = 3;
/** So many lines a label has. */
const LINES_MOST = 3;

/** The lines with such labels whole; what stood beside the rest of one is a line of its own. */
export function withWholeLabels(lines: readonly Line[], context: Context): Line[] {
  const whole: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const count = linesOfLabel(lines, at, context);
    const rest = lines.slice(at + 1, at + count);
    if (count === 1) {
      whole.push(line);
      continue;
    }
    const [first, ...values] = line.cells as [Line['cells'][number], ...Line['cells']];
    const text = [first.text, ...rest.map(({ cells }) => cells[0]?.text ?? '')].join(' ');
    whole.push(withCells(line, [{ ...first, text }, ...values]));
    for (const one of rest) if (one.cells.length > 1) whole.push({ ...withCells(one, one.cells.slice(1)), x: one.cells[1]?.x ?? one.x });
    at += count - 1;
  }
  return whole;
}

/** How many lines a label takes that begins in a line: 1 where the words below make none with it. */
function linesOfLabel(lines: readonly Line[], at: number, context: Context): number {
  const line = lines[at] as Line;
  const [first, value] = line.cells;
  if (!first || !value || line.y <= 0 || labelNamed(first.text, context) !== undefined) return 1;
  let text = first.text;
  for (let count = 1; count < LINES_MOST; count += 1) {
    const next = lines[at + count];
    const [cell] = next?.cells ?? [];
    if (
      !next ||
      !cell ||
      next.block !== line.block ||
      next.page !== line.page ||
      next.gap > BROKEN_GAP ||
      next.bullet !== undefined ||
      cell.right > value.x
    )
      return 1;
    if (Math.abs(cell.right - first.right) > SAME_EDGE && Math.abs(cell.x - first.x) > SAME_EDGE) return 1;
    text = `${text} ${cell.text}`;
    if (labelNamed(text, context) !== undefined || isHeading(text, [first.text, cell.text], context)) return count + 1;
  }
  return 1;
}

/** "Skills and competences in the use of" and "a computer" below it: a known heading, word for word, of which the rest alone is none. */
const isHeading = (text: string, [, rest = '']: readonly string[], context: Context) =>
  context.words.headings.get(keyOf(text)) !== undefined && headingKind(rest, context) === undefined;

const withCells = (line: Line, cells: Line['cells']): Line => ({ ...line, cells, text: cells.map(({ text }) => text).join('  ') });
