// A name that was too long for its cell and goes on in the cell below, beside other cells: "Loom House (family" above "business)", "University of" above
// "Penryn", "Babeș" above "-Bolyai". Only where the cell above cannot be whole.
import type { Line } from '../text-document.ts';
import { isTimeName } from './column-names.ts';

const ALIGNED = 2.5;
const BROKEN_GAP = 0.5;
const LONGEST = 50;

/** No name ends so. */
const OPEN_END =
  /(?:^|\s)(?:de|del|della|dello|degli|dei|delle|di|do|dos|da|das|du|des|la|of|the|and|at|für|und|der|van|von|voor|und|et|y|e|și|din|în|pentru|ng|sa|и|при|им\.?|&|[-–,])$|\p{L}-$|[(（][^)）]*$/u;
const OPEN_BEGIN = /^(?:[-–]\p{L}|[^(（]{1,30}[)）]$)/u;

/** The lines with such cells made whole. */
export function withWholeCells(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const at = last && last.cells.length > 1 ? last.cells.findIndex((cell) => restOf(cell, last, line) !== undefined) : -1;
    const cell = last?.cells[at];
    const rest = last && cell && restOf(cell, last, line);
    if (!last || !cell || !rest) {
      whole.push(line);
      continue;
    }
    const { tail: _tail, ...plain } = cell;
    const text = `${cell.text}${/^[-–]/u.test(rest.text) || /\p{L}-$/u.test(cell.text) ? '' : ' '}${rest.text}`;
    whole[whole.length - 1] = withCells(last, last.cells.map((one) => (one === cell ? { ...plain, text } : one))); // biome-ignore format: one thing
    const left = line.cells.filter((one) => one !== rest);
    if (left.length > 0) whole.push(withCells(line, left));
  }
  return whole;
}

/** The cell of the line below that goes on with what a cell begins. */
function restOf(cell: Line['cells'][number], line: Line, next: Line): Line['cells'][number] | undefined {
  const isBelow = line.y > 0 && line.page === next.page && next.gap < BROKEN_GAP && next.bullet === undefined && next.y > line.y;
  if (!isBelow || cell.text.length > LONGEST || line.cells.length < next.cells.length) return undefined;
  const middle = (one: Line['cells'][number]) => one.x + one.right;
  const rest = next.cells.find(
    (one) =>
      Math.abs(one.x - cell.x) < ALIGNED ||
      Math.abs(one.right - cell.right) < ALIGNED ||
      Math.abs(middle(one) - middle(cell)) < 2 * ALIGNED,
  );
  // "Von" above "07/2021": the name of a column, and no word that waits for its end.
  if (!rest || rest.text.length > LONGEST || isTimeName(cell.text) || /^\d[\d\s./-]*$/u.test(rest.text)) return undefined;
  const isBracket = /[(（][^)）]*$/u.test(cell.text) === /^[^(（]*[)）]/u.test(rest.text);
  return isBracket && (OPEN_END.test(cell.text) || (OPEN_BEGIN.test(rest.text) && /^[-–]/u.test(rest.text))) ? rest : undefined;
}

const withCells = (line: Line, cells: Line['cells']): Line => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join('  '),
  x: cells[0]?.x ?? line.x,
});
