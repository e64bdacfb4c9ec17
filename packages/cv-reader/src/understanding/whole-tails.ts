// What stands in letters of its own at the end of a head ("Weaver, *Norsea Sail*") and that its column broke: it goes on in the next line in these
// letters, below the head's beginning.
import type { Cell, Line } from '../text-document.ts';
import type { Context } from './context.ts';
import { BROKEN_GAP, together } from './flowing-heads.ts';
import { periodsIn } from './periods.ts';

const LONGEST_REST = 80;
const LONGEST_HEAD = 170;
/** Points that the two beginnings may differ. */
const SAME_EDGE = 2;
/** Of the room to the column's edge: what a line and the next one's first word take up, if it was broken. */
const FULL_PART = 0.93;

/** The lines with such ends whole. */
export function withWholeTails(lines: readonly Line[], context: Context): Line[] {
  const edges = new Map(
    [...Map.groupBy(lines, ({ block }) => block)].map(([block, own]) => [block, Math.max(...own.map(({ right }) => right))]),
  );
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && isRestOfTail(last, line, edges.get(line.block) ?? Number.POSITIVE_INFINITY, context))
      whole[whole.length - 1] = joined(last, line, context);
    else whole.push(line);
  }
  return whole;
}

/** In the letters of the text a line below tells something of its own. */
const isSetOff = (line: Line) => line.italic || line.bold || line.color !== undefined;

function isRestOfTail(line: Line, next: Line, edge: number, context: Context): boolean {
  const cell = line.cells.at(-1);
  if (!isBelowTail(line, next) || next.text.length > LONGEST_REST || line.text.length + next.text.length > LONGEST_HEAD) return false;
  if (isRestInWeight(line, next, edge, context) || isRestOfName(line, next, context)) return true;
  if (!cell?.tail || next.gap > BROKEN_GAP || Math.abs(cell.x - next.x) > SAME_EDGE) return false;
  const isHead = line.cells.length > 1 && periodsIn(line.text, context).length > 0;
  const isOther =
    isSetOff(next) && !/^[^:：]{2,20}[:：]/u.test(next.text) && next.cells[0]?.tail === undefined && next.sizePt === line.sizePt;
  if (!isHead || !isOther || periodsIn(next.text, context).length > 0 || !/[,，]\s*$/u.test(cell.text.slice(0, -cell.tail.length)))
    return false;
  return isFull(cell, next, edge - cell.x, FULL_PART);
}

/** No name ends so: "Universidade do" above "Porto". */
const OPEN_NAME = /\p{Lu}\p{L}+\s(?:de|del|della|dello|degli|dei|di|do|dos|da|das|du|des|of|the|van|von|für)$/u;
const isRestOfName = (line: Line, next: Line, context: Context): boolean => {
  const cell = line.cells.at(-1);
  const isBelow = cell !== undefined && next.gap <= BROKEN_GAP && next.sizePt === line.sizePt && Math.abs(cell.x - next.x) <= SAME_EDGE;
  return (
    isBelow &&
    cell.tail !== undefined &&
    OPEN_NAME.test(cell.text) &&
    /^\p{Lu}\p{Ll}/u.test(next.text) &&
    periodsIn(next.text, context).length === 0
  );
};

const isBelowTail = (line: Line, next: Line) =>
  line.y > 0 && line.bullet === undefined && next.bullet === undefined && next.cells.length === 1 && line.block === next.block && line.page === next.page; // biome-ignore format: one thing

/** Whether a cell and the first word of what is below do not fit in the room. */
function isFull(cell: Cell, next: Line, room: number, part: number): boolean {
  const word = next.text.split(/\s+/)[0] ?? '';
  const width = ((next.right - next.x) * (word.length + 1)) / next.text.length;
  return cell.right - cell.x + width > room * part;
}

/** What parts a head's two names, before the second of them. */
const PARTED = /[,，|｜·/–—]\s*$/u;
/** A comma may part a town from the name before it, and in plain letters the degree stands below both. */
const PARTED_PLAIN = /[|｜·/–—]\s*$/u;
/** In the letters of the text the line must be fuller than in bold ones. */
const FULL_PLAIN = 0.97;

/**
 * "Nursing | **Penryn School of**" and "**Nursing** | 2019 – 2021": the weight of the second name goes on in the next line, whose dates, at the right or at
 * its end, are the only ones of the head.
 */
function isRestInWeight(line: Line, next: Line, edge: number, context: Context): boolean {
  const cell = tailCell(line);
  const [date, ...more] = line.cells.filter((one) => one !== cell);
  if (!cell || more.length > 0 || line.bold === next.bold || next.sizePt !== line.sizePt) return false;
  const before = cell.text.slice(0, cell.text.length - (cell.tail?.length ?? 0));
  const isWithin = Math.abs(cell.x - next.x) <= SAME_EDGE && next.gap <= WITHIN_HEAD;
  const isName =
    isWithin && (next.bold ? PARTED : PARTED_PLAIN).test(before) && !/[:：]/u.test(line.text + next.text) && !/[.。:：;]$/u.test(next.text);
  const dates = periodsIn(next.text, context);
  const isDated = periodsIn(line.text, context).length > 0;
  if (!isName || (date && !isDated) || (dates.length > 0 && (isDated || !isAtEnd(dates, next)))) return false;
  const room = (date && date.x > cell.x ? date.x - line.sizePt : edge) - cell.x;
  return isFull(cell, next, room, next.bold ? FULL_PART : FULL_PLAIN);
}

/** The cell that ends in other letters, or with the mark before them. */
const tailCell = ({ cells }: Line) =>
  cells.find(({ tail }) => tail !== undefined) ?? cells.find(({ text }) => /\p{L}.*\s[|｜·/–—]$/u.test(text));

/** Pages with much white between their lines have it within a head too. */
const WITHIN_HEAD = 0.7;

/** Words, and dates behind them. */
const isAtEnd = (dates: readonly { from: number; to: number }[], { text }: Line) =>
  (dates[0]?.from ?? 0) > 2 && (dates.at(-1)?.to ?? 0) >= text.trimEnd().length - 2;

/** Dates are no part of what the letters set apart. */
const UNDATED = /[\s,，|｜·(（–—]+$/u;

function joined(line: Line, next: Line, context: Context): Line {
  const own = tailCell(line);
  const [date] = periodsIn(next.text, context);
  const rest = date ? next.text.slice(0, date.from).replace(UNDATED, '') : next.text;
  const cells = line.cells.map((cell) =>
    cell === own
      ? { ...cell, text: together(cell.text, next.text), tail: cell.tail === undefined ? rest : together(cell.tail, rest) }
      : cell,
  );
  return { ...line, cells, text: cells.map(({ text }) => text).join('  '), links: [...line.links, ...next.links] };
}
