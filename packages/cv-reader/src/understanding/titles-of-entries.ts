// Titles that are called as sections are ("Volunteer", "インターン"): told by their dates, which stand beside or right above them as they do with titles
// that no section is called by.
import type { Row } from './context.ts';
import { withoutPeriods } from './segments.ts';
import { CLOSE } from './trusted-looks.ts';

const isPeriod = (row: Row) => row.periods.some(({ isSingle }) => !isSingle);
const isPeriodAlone = (row: Row | undefined) => row !== undefined && isPeriod(row) && !/[\p{L}\p{N}]/u.test(withoutPeriods(row));

/** Beside its period in a cell of its own. */
const isBeside = (row: Row) =>
  row.cells.length === 2 &&
  isPeriod(row) &&
  /\p{L}/u.test(row.cells[0]?.text ?? '') &&
  withoutPeriods(row).trim() === row.cells[0]?.text.trim();
const isBelow = (row: Row, rows: readonly Row[]) =>
  row.periods.length === 0 && row.gap < CLOSE && rows[row.at - 1]?.block === row.block && isPeriodAlone(rows[row.at - 1]);

/** Points that two edges of one column differ. */
const SAME_EDGE = 2;

/** Whether a line is one of several titles with their periods, of which at least one is called as no section is. `isHeading`: of a text. */
export function isOneOfTitles(row: Row, rows: readonly Row[], isHeading: (text: string) => boolean): boolean {
  const isOther = (other: Row) => other !== row && !isHeading(withoutPeriods(other).trim());
  const isLike = (other: Row) => isOther(other) && other.look === row.look;
  // Of two cells the longer one says how the line looks: here it is where they begin and end.
  const isLevel = (other: Row) =>
    other.page === row.page && Math.abs(other.x - row.x) < SAME_EDGE && Math.abs(other.right - row.right) < SAME_EDGE;
  if (isBeside(row))
    return rows.some((other) => isOther(other) && isBeside(other) && (other.look === row.look || (row.y > 0 && isLevel(other))));
  return isBelow(row, rows) && rows.some((other) => isLike(other) && isBelow(other, rows));
}
