// What stands in letters of its own at the end of a head ("Weaver, *Norsea Sail*") and that its column broke: it goes on in the next line in these
// letters, below the head's beginning.
import type { Line } from '../text-document.ts';
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
      whole[whole.length - 1] = joined(last, line);
    else whole.push(line);
  }
  return whole;
}

/** In the letters of the text a line below tells something of its own. */
const isSetOff = (line: Line) => line.italic || line.bold || line.color !== undefined;

function isRestOfTail(line: Line, next: Line, edge: number, context: Context): boolean {
  const cell = line.cells.at(-1);
  if (!cell?.tail || line.y === 0 || line.bullet !== undefined || next.bullet !== undefined || next.cells.length !== 1) return false;
  if (line.block !== next.block || line.page !== next.page || next.gap > BROKEN_GAP || Math.abs(cell.x - next.x) > SAME_EDGE) return false;
  const isHead = line.cells.length > 1 && periodsIn(line.text, context).length > 0;
  const isOther = isSetOff(next) && next.cells[0]?.tail === undefined && next.sizePt === line.sizePt;
  if (!isHead || !isOther || next.text.length > LONGEST_REST || line.text.length + next.text.length > LONGEST_HEAD) return false;
  if (periodsIn(next.text, context).length > 0 || !/[,，]\s*$/u.test(cell.text.slice(0, -cell.tail.length))) return false;
  const word = next.text.split(/\s+/)[0] ?? '';
  const width = ((next.right - next.x) * (word.length + 1)) / next.text.length;
  return cell.right - cell.x + width > (edge - cell.x) * FULL_PART;
}

function joined(line: Line, next: Line): Line {
  const cells = line.cells.map((cell) =>
    cell === line.cells.at(-1) ? { ...cell, text: together(cell.text, next.text), tail: together(cell.tail ?? '', next.text) } : cell,
  );
  return { ...line, cells, text: cells.map(({ text }) => text).join('  '), links: [...line.links, ...next.links] };
}
