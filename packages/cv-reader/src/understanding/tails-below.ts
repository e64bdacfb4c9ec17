// "Loomhouse College, Penryn — *Diploma in Ropes and*" above "*Nets*" and the entry's dates in small letters: what stands in other letters at the end of a
// full line goes on in the next one. Other entries, whose dates stand right below their one line, show that each has one.
import type { Line } from '../text-document.ts';
import { type Context, lookOf } from './context.ts';
import { BROKEN_GAP, together } from './flowing-heads.ts';
import { periodAlone } from './periods.ts';

const LONGEST_REST = 60;
/** Of the column's width: what such a line and the next one's first word take up. */
const FULL_PART = 0.95;
/** Points: one weight of a font may be set a little larger than another. */
const SAME_SIZE = 0.5;
/** Heights of a line between a head and its dates. */
const DATES_GAP = 0.6;

/** The lines with such heads in one line each. */
export function withTailsBelow(lines: readonly Line[], context: Context): Line[] {
  const isDates = (line: Line | undefined, head: Line) =>
    line !== undefined &&
    line.block === head.block &&
    line.gap <= DATES_GAP &&
    line.sizePt < head.sizePt &&
    line.bullet === undefined &&
    periodAlone(line.text, context) !== undefined;
  const isHead = ({ cells: [cell, ...more], bullet, y }: Line) =>
    cell?.tail !== undefined && more.length === 0 && bullet === undefined && y > 0;
  const looks = new Set(lines.flatMap((line, at) => (isHead(line) && isDates(lines[at + 1], line) ? [lookOf(lines[at + 1] as Line)] : [])));
  if (looks.size === 0) return [...lines];
  const whole: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next, dates] = [lines[at] as Line, lines[at + 1], lines[at + 2]];
    const isBroken =
      isHead(line) && next !== undefined && isRest(next, line, lines) && dates && isDates(dates, next) && looks.has(lookOf(dates));
    whole.push(isBroken ? joined(line, next) : line);
    if (isBroken) at += 1;
  }
  return whole;
}

/** A line below a full one, in letters of its size, whose first word had no room there. */
function isRest(next: Line, line: Line, lines: readonly Line[]): boolean {
  const isBelow =
    next.block === line.block && next.page === line.page && next.gap <= BROKEN_GAP && Math.abs(next.sizePt - line.sizePt) < SAME_SIZE;
  if (!isBelow || next.cells.length > 1 || next.bullet !== undefined || next.text.length > LONGEST_REST) return false;
  const own = lines.filter(({ block, page }) => block === line.block && page === line.page);
  const width = Math.max(...own.map(({ right }) => right)) - line.x;
  const [word = ''] = next.text.split(/\s+/u);
  const taken = line.right - line.x + ((next.right - next.x) * (word.length + 1)) / next.text.length;
  return Math.abs(next.x - line.x) < 2 && taken > width * FULL_PART;
}

function joined(line: Line, next: Line): Line {
  const [cell] = line.cells as [Line['cells'][number]];
  const text = together(cell.text, next.text);
  const tail = together(cell.tail ?? '', next.text);
  return { ...line, text, cells: [{ ...cell, text, tail }], links: [...line.links, ...next.links] };
}
