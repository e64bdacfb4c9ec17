// Beginnings above their ends in a narrow column between two others, without a dash: "Acme | 2019 | Engineer" above "Berlin | 2021 | - Built walls".
// Lists with a year in each row look the same, but for the white: an end stands nearer to its beginning than to the next one. At the left of two
// lines of an entry ("**2021** **Engineer**" above "Today Acme") they are told by letters: all beginnings have the one look, all ends the other.
import type { Line } from '../text-document.ts';
import type { Context } from './context.ts';
import { periodAlone } from './periods.ts';

type Cell = Line['cells'][number];
type Dated = { line: Line; at: number; cell: Cell };
type Pair = { start: Dated; end: Dated; text: string };

const LONGEST = 16;
/** Points that the middles or the edges of a date and the one below it differ. */
const ALIGNED = 2.5;
/** So many sizes of its letters an end stands below its beginning at most. */
const REACH = 1.8;
/** As much more white stands between an end and the next beginning. */
const APART = 1.25;

/** The lines with each such end behind its beginning, and no longer in the line below. */
export function withStackedDates(lines: readonly Line[], context: Context): Line[] {
  const dated = lines.flatMap((line, at) => line.cells.flatMap((cell) => (isDate(cell, line, context) ? [{ line, at, cell }] : [])));
  const columns: Dated[][] = [];
  for (const one of dated) {
    const column = columns.find((others) => isAligned(others.at(-1)?.cell as Cell, one.cell));
    if (column) column.push(one);
    else columns.push([one]);
  }
  const made = [...lines];
  for (const pairs of columns.map((column) => (isAtLeft(column) ? pairsByLook(column, context) : pairsOf(column, context))))
    for (const { start, end, text } of pairs) {
      made[start.at] = withCells(made[start.at] as Line, (cell) =>
        cell.text === start.cell.text && cell.x === start.cell.x ? { ...cell, text } : cell,
      );
      made[end.at] = withCells(made[end.at] as Line, (cell) => (cell.x === end.cell.x ? undefined : cell));
    }
  return made.filter(({ cells }) => cells.length > 0);
}

/** A day, a month, a year, or "today", in a cell of its own. */
const isDate = ({ text }: Cell, line: Line, context: Context) =>
  line.y > 0 && text.length <= LONGEST && (line.cells.length > 1 || text === line.text) && isOneDate(text, context);

const isOneDate = (text: string, context: Context) =>
  periodAlone(text, context)?.isSingle === true || (!/\d/.test(text) && periodAlone(`2001 – ${text}`, context)?.isSingle === false);

const isAligned = (a: Cell, b: Cell) =>
  Math.abs(a.x - b.x) < ALIGNED || Math.abs(a.right - b.right) < ALIGNED || Math.abs(a.x + a.right - b.x - b.right) < 2 * ALIGNED;

/** The pairs of a column; none where not all of its dates are pairs, two and more, each closer than the next. */
function pairsOf(column: readonly Dated[], context: Context): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at + 1 < column.length; at += 2) {
    const [start, end, next] = [column[at] as Dated, column[at + 1] as Dated, column[at + 2]];
    const text = `${start.cell.text} – ${end.cell.text}`;
    const height = end.line.y - start.line.y;
    const isNear = start.line.page === end.line.page && height > 0 && height < start.line.sizePt * REACH;
    const isApart = !next || next.line.page !== end.line.page || next.line.y - end.line.y > height * APART;
    const isBeside = start.line.cells.length > 1 && start.line.cells[0] !== start.cell;
    if (!isNear || !isApart || !isBeside || periodAlone(text, context)?.isSingle !== false) return [];
    pairs.push({ start, end, text });
  }
  return column.length % 2 === 0 && pairs.length > 1 ? pairs : [];
}

const isAtLeft = (column: readonly Dated[]): boolean => column.every(({ line, cell }) => line.cells.length > 1 && line.cells[0] === cell);

/** Two lines of other letters, near each other, each with a date and something behind it; a date without such a line below is one by itself. */
function pairsByLook(column: readonly Dated[], context: Context): Pair[] {
  const look = ({ line }: Dated) => `${line.bold} ${line.italic} ${line.color}`;
  const pairs: Pair[] = [];
  const alone: Dated[] = [];
  for (let at = 0; at < column.length; at++) {
    const [start, end] = [column[at] as Dated, column[at + 1]];
    const height = end ? end.line.y - start.line.y : 0;
    const isNear = end && start.line.page === end.line.page && height > 0 && height < start.line.sizePt * REACH && end.at === start.at + 1;
    const text = `${start.cell.text} – ${end?.cell.text ?? ''}`;
    const period = isNear && look(start) !== look(end) ? periodAlone(text, context) : undefined;
    if (end && period?.isSingle === false && isInOrder(start.cell.text, end.cell.text, context)) {
      pairs.push({ start, end, text });
      at++;
    } else alone.push(start);
  }
  const looks = new Set(pairs.map(({ start, end }) => `${look(start)}, ${look(end)}`));
  const isEnd = (one: Dated) => pairs.some(({ end }) => look(end) === look(one));
  return pairs.length > 1 && looks.size === 1 && !alone.some(isEnd) ? pairs : [];
}

/** Whether the second does not come before the first, as it does in a list from the latest on. */
function isInOrder(first: string, second: string, context: Context): boolean {
  const yearOf = (text: string) => {
    const { start, end } = periodAlone(text, context) ?? {};
    return (start ?? end)?.value.slice(0, 4);
  };
  return (yearOf(first) ?? '') <= (yearOf(second) ?? '9');
}

function withCells(line: Line, change: (cell: Cell) => Cell | undefined): Line {
  const cells = line.cells.flatMap((cell) => change(cell) ?? []);
  return {
    ...line,
    cells,
    text: cells.map(({ text }) => text).join('  '),
    x: cells[0]?.x ?? line.x,
    right: cells.at(-1)?.right ?? line.right,
  };
}
