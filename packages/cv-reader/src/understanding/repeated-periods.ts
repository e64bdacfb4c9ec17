// "2011年10月～2016年3月　東亜株式会社" and below it a table "期間 | 業務内容" whose first column says the same time once more, broken over its lines: the column
// dates no entries of its own, and its rows tell of the one above.
import type { Context, Row } from './context.ts';
import { periodsIn } from './periods.ts';

const NAME = /^期\s?間$/u;
const NAMES = /^(?:業務内容|職務内容|仕事内容|担当業務|内容)$/u;
const PART = /^(?:(?:19|20)\d\d\s?[年./]\s?\d{1,2}\s?月?\s?[~～〜-]?|[~～〜-]|現\s?在)$/u;
/** So many lines a table of one employer has before its column ends. */
const LONGEST = 16;

type Column = { rows: Set<Row>; from: number };

/** The rows of such a column below a dated row, if what they say together is its time. */
function columnBelow(rows: readonly Row[], at: number, context: Context): Column | undefined {
  const own = rows[at]?.periods.find(({ isSingle }) => !isSingle);
  const nameAt = rows.slice(at + 1, at + 4).findIndex(({ cells }) => NAME.test(cells[0]?.text.trim() ?? ''));
  if (!own?.start || nameAt < 0) return undefined;
  const below = rows.slice(at + 2 + nameAt, at + 2 + nameAt + LONGEST);
  const parts: Row[] = [];
  for (const row of below) {
    if (!PART.test(row.cells[0]?.text.trim() ?? '')) break;
    parts.push(row);
  }
  const [told] = periodsIn(parts.map(({ cells }) => cells[0]?.text.trim()).join(' '), context);
  return told?.start?.value === own.start.value ? { rows: new Set(parts), from: at + 1 + nameAt } : undefined;
}

/** The second cell alone, as the row that it is. */
function secondOf(row: Row): Row[] {
  const [, cell] = row.cells;
  if (!cell || NAMES.test(cell.text.trim())) return [];
  const [, bullet, rest] = /^([・•●■◆-])\s*(\S.*)$/u.exec(cell.text) ?? [];
  const text = rest ?? cell.text;
  return [{ ...row, text, x: cell.x, cells: [{ ...cell, text }], periods: [], ...(bullet !== undefined && { bullet }) }];
}

/** The rows without columns that say the time of the entry above again. */
export function withoutRepeatedPeriods(rows: readonly Row[], context: Context): readonly Row[] {
  const found = rows.flatMap((_, at) => columnBelow(rows, at, context) ?? []);
  if (found.length === 0) return rows;
  const names = new Set(found.map(({ from }) => rows[from]));
  const isPart = (row: Row) => found.some((column) => column.rows.has(row));
  return rows.flatMap((row, at) => {
    if (names.has(row) || isPart(row)) return secondOf(row);
    // Read column by column, the name of the second one stands above its own lines.
    const isName = row.cells.length === 1 && NAMES.test(row.text.trim()) && isPart(rows[at - 1] ?? row);
    return isName ? [] : [row];
  });
}
