// Tables whose dates stand in the middle of their cells, between the lines of what they date. Where the lines beside a run of dates can be parted so that
// each date is in the middle of its own, the dates go to the first of these; else all stays as it is.
import type { Line } from '../text-document.ts';
import type { Context } from './context.ts';
import { periodAlone } from './periods.ts';

/** Points that a date may stand from the middle of its lines, and base lines of one row from each other. */
const OFF_MIDDLE = 2.5;
const LEVEL = 1.5;
const LONGEST_DATE = 40;

/** A line of a run: its date, if it has one, and what stands behind. */
type Part = { line: Line; date?: Line['cells'][number]; content?: Line };

/** The lines with such dates before the first line of what they date. */
export function withCentredDates(lines: readonly Line[], context: Context): Line[] {
  const middles = new Map<Line, number>();
  const whole = withMonthsBelow(lines, middles, context);
  const placed: Line[] = [];
  let run: Part[] = [];
  const finish = () => {
    placed.push(...(placedIn(run, middles) ?? run.map(({ line }) => line)));
    run = [];
  };
  for (const [at, line] of whole.entries()) {
    const part = partOf(line, context);
    const before = whole[at - 1];
    if (before && (before.page !== line.page || before.block !== line.block || line.y <= 0)) finish();
    // Dates in a column at the left; what stands at their edge without being one ends the run.
    const edge = run.find(({ date }) => date)?.date?.x;
    if (!part.date && edge !== undefined && line.x < edge + LEVEL) finish();
    run.push(part);
  }
  finish();
  return placed;
}

function partOf(line: Line, context: Context): Part {
  const [first, second] = line.cells;
  if (!first || line.bullet !== undefined || first.text.length > LONGEST_DATE || !periodAlone(first.text, context)) return { line };
  return { line, date: first, ...(second && { content: withCells(line, line.cells.slice(1)) }) };
}

/** The run with its dates in place; undefined where the dates are not all in the middle of something, or all at its beginning. */
function placedIn(run: readonly Part[], middles: ReadonlyMap<Line, number>): Line[] | undefined {
  const first = run.findIndex(({ date }) => date);
  const { date } = run[first] ?? {};
  if (!date || run.every(({ date: one, content }) => !one || content)) return undefined;
  // Headings stand at the edge of the dates, above what these date.
  const start = run.slice(0, first).findLastIndex(({ line }) => line.x < date.right) + 1;
  const parts = run.slice(start);
  const contents = parts.flatMap(({ line, date: own, content }) => (own ? (content ?? []) : line));
  const dates = parts.flatMap((part) => part.date ? { cell: part.date, line: part.line } : []); // biome-ignore format: one thing
  if (contents.some(({ x }) => x < date.right) || contents.length === 0) return undefined;
  const placed = new Map<Line, Line>();
  let at = 0;
  for (const [index, { cell, line }] of dates.entries()) {
    const head = contents[at];
    const middle = middles.get(line) ?? line.y;
    if (!head) return undefined;
    const foot = contents.findIndex(({ y }, place) => place >= at && Math.abs((head.y + y) / 2 - middle) < OFF_MIDDLE);
    // The page may end within the last; a heading in the middle above a date is no part of what it dates.
    const goesOn = line.y >= head.y - LEVEL && (contents.at(-1)?.y ?? 0) > line.y - LEVEL;
    if (foot < 0 && !(index === dates.length - 1 && goesOn)) return undefined;
    placed.set(head, withCells({ ...head, x: cell.x }, [cell, ...head.cells]));
    at = foot + 1;
  }
  return [...run.slice(0, start).map(({ line }) => line), ...contents.map((line) => placed.get(line) ?? line)];
}

/** "2020 年 4 月 – 2022 年 9" and "月" below it, though a line of what is beside them stands between. */
function withMonthsBelow(lines: readonly Line[], middles: Map<Line, number>, context: Context): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const at = line.text.trim() === '月' ? whole.findLastIndex(({ block, page, x }) => block === line.block && page === line.page && Math.abs(x - line.x) < LEVEL) : -1; // biome-ignore format: one thing
    const above = whole[at];
    const [first, ...others] = above?.cells ?? [];
    const text = `${first?.text ?? ''}月`;
    const isRest =
      above && first && line.y - above.y < line.sizePt * 2 && whole.length - at < 4 && periodAlone(text, context)?.isSingle === false;
    if (isRest) {
      const made = withCells(above, [{ ...first, text }, ...others]);
      middles.set(made, (above.y + line.y) / 2);
      whole[at] = made;
    } else whole.push(line);
  }
  return whole;
}

const withCells = (line: Line, cells: Line['cells']): Line => ({
  ...line,
  cells,
  x: cells[0]?.x ?? line.x,
  text: cells.map(({ text }) => text).join('  '),
});
