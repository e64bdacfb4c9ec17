// Dates in a narrow column at the left, below which that column goes on with another section: "2019 – 2022" beside "Weaver", and "Software" with its list below the
// dates. The page's blocks give the whole column first, and what stands beside the dates after it; here each period begins the line that it stands level with.
import type { Line } from '../text-document.ts';
import type { Context } from './context.ts';
import { periodAlone } from './periods.ts';

/** Points that two levels may differ. */
const LEVEL = 2.5;
const DATES_LEAST = 2;

const isOf = (one: Line, other: Line) => one.page === other.page && one.block === other.block;

/** The dates at the head of a block, where the block goes on with something else. */
function datesOf(lines: readonly Line[], at: number, context: Context): Line[] {
  const first = lines[at] as Line;
  const before = lines[at - 1];
  if (first.y === 0 || (before && isOf(before, first))) return [];
  const own = lines.slice(at).filter((line) => isOf(line, first));
  const isDate = (line: Line) =>
    line.cells.length === 1 && line.bullet === undefined && periodAlone(line.text, context)?.isSingle === false;
  const end = own.findIndex((line) => !isDate(line));
  return end >= DATES_LEAST ? own.slice(0, end) : [];
}

/** The lines with such dates at the head of their entries, which stand before what goes on below the dates. */
export function withDatesAtLeft(lines: readonly Line[], context: Context): Line[] {
  for (let at = 0; at < lines.length; at += 1) {
    const dates = datesOf(lines, at, context);
    const rest = lines[at + dates.length];
    if (dates.length === 0 || !rest || !isOf(rest, lines[at] as Line)) continue;
    const edge = Math.max(...dates.map(({ right }) => right));
    const beside = lines.find(
      (line) => line.page === rest.page && !isOf(line, rest) && line.x > edge && Math.abs(line.y - (dates[0]?.y ?? 0)) < LEVEL,
    );
    const entries = beside ? lines.filter((line) => isOf(line, beside)) : [];
    const levels = dates.map((date) => entries.find(({ y, bullet }) => bullet === undefined && Math.abs(y - date.y) < LEVEL));
    const isAbove = entries.every(({ y, x }) => y < rest.y && x > edge);
    if (!isAbove || levels.some((line) => line === undefined) || new Set(levels).size < dates.length) continue;
    const dated = entries.map((line) => {
      const date = dates[levels.indexOf(line)];
      if (!date) return line;
      const cells = [...date.cells, ...line.cells];
      return { ...line, x: date.x, cells, text: cells.map(({ text }) => text).join('  ') };
    });
    const others = lines.filter((line) => !dates.includes(line) && !entries.includes(line));
    const place = others.indexOf(rest);
    return withDatesAtLeft([...others.slice(0, place), ...dated, ...others.slice(place)], context);
  }
  return [...lines];
}
