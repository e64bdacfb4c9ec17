// Titles that are called as sections are ("Volunteer", "インターン"): told by their dates, which stand beside or right above them as they do with titles
// that no section is called by.
import type { Row } from './context.ts';
import { isEmployed } from './employed.ts';
import { withoutPeriods } from './segments.ts';
import { CLOSE } from './trusted-looks.ts';

const isPeriod = (row: Row) => row.periods.some(({ isSingle }) => !isSingle);
const isPeriodAlone = (row: Row | undefined) => row !== undefined && isPeriod(row) && !/[\p{L}\p{N}]/u.test(withoutPeriods(row));

/** Beside its period in a cell of its own; what says how somebody was employed may have a name between them. */
const isBeside = (row: Row) => {
  const { cells } = row;
  const words = cells.slice(0, -1).map(({ text }) => text);
  const isTitle = cells.length === 2 || (cells.length === 3 && isEmployed(words[0] ?? ''));
  return isTitle && isPeriod(row) && /\p{L}/u.test(words[0] ?? '') && withoutPeriods(row).trim() === words.join('  ').trim();
};
/** A name, another one and their period. */
const isOfThree = (row: Row) => row.cells.length === 3 && isPeriod(row);

/** In letters of its own: where all is set alike, a heading stands below dates as what is told does. */
const isBelow = (row: Row, rows: readonly Row[]) =>
  row.periods.length === 0 &&
  row.gap < CLOSE &&
  rows[row.at - 1]?.block === row.block &&
  rows[row.at - 1]?.look !== row.look &&
  isPeriodAlone(rows[row.at - 1]);

/** White between the lines of one head. */
const WITHIN = 0.5;
/** So many titles above their periods, which are called as no section is, show how all are written. */
const SHOWN_LEAST = 2;

/** Above its period, or above an employer and that: "Intern", "Norsea Ltd", "2015 – 2016". */
function isAbove(row: Row, rows: readonly Row[]): boolean {
  const [next, third] = [rows[row.at + 1], rows[row.at + 2]];
  const isRest = (line: Row | undefined) =>
    line !== undefined && line.block === row.block && line.gap < WITHIN && Math.abs(line.x - row.x) < SAME_EDGE && line.look !== row.look;
  if (row.cells.length > 1 || row.y === 0 || row.periods.length > 0 || !isRest(next)) return false;
  return isPeriodAlone(next) || (next?.periods.length === 0 && isRest(third) && isPeriodAlone(third));
}

/** Points that two edges of one column differ. */
const SAME_EDGE = 2;

const edgesOf = ({ page, x, right }: Row) => `${page} ${Math.round(x / SAME_EDGE)} ${Math.round(right / SAME_EDGE)}`;

/** Whether a line is one of several titles with their periods, of which at least one is called as no section is. `isHeading`: of a text. */
export function titlesOfEntries(rows: readonly Row[], isHeading: (text: string) => boolean): (row: Row) => boolean {
  const isPlain = (row: Row) => !isHeading(isBeside(row) || isOfThree(row) ? (row.cells[0]?.text ?? '') : row.text);
  const beside = rows.filter((row) => (isBeside(row) || isOfThree(row)) && isPlain(row));
  const below = rows.filter((row) => isBelow(row, rows) && isPlain(row));
  const [looksBeside, looksBelow] = [new Set(beside.map(({ look }) => look)), new Set(below.map(({ look }) => look))];
  const above = Map.groupBy(rows.filter((row) => isAbove(row, rows) && isPlain(row)), ({ look }) => look); // biome-ignore format: one thing
  // Of two cells the longer one says how the line looks: on a page it is where they begin and end.
  const edges = new Set(beside.filter(({ y }) => y > 0).map(edgesOf));
  const isShown = (row: Row) => (above.get(row.look)?.length ?? 0) >= SHOWN_LEAST && isAbove(row, rows);
  return (row) =>
    isShown(row) ||
    (isBeside(row) ? looksBeside.has(row.look) || (row.y > 0 && edges.has(edgesOf(row))) : looksBelow.has(row.look) && isBelow(row, rows));
}
