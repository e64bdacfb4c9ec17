// Heads that had no room beside their dates ("**Weaver of sails and**   2019 – 2021" above "**nets**"): where other dated lines in these letters have
// one look below them, and this one has it only below a second line in its own letters, that line is the rest of it.
import type { Line } from '../text-document.ts';
import type { Context } from './context.ts';
import { BROKEN_GAP, together } from './flowing-heads.ts';
import { periodAlone, periodsIn } from './periods.ts';

/** Points that two beginnings may differ. */
const SAME_EDGE = 2;
const LONGEST_REST = 60;
/** So many entries show how all are written. */
const SHOWN_LEAST = 2;

/** The lines with such heads whole. */
export function withWholeHeadsBesideDates(lines: readonly Line[], context: Context): Line[] {
  const dated = lines.flatMap((line, at) => (isDated(line, context) ? [{ line, at }] : []));
  // Below each look of dated lines: how often other letters stand there, and which.
  const below = new Map<string, Map<string, number>>();
  for (const { line, at } of dated) {
    const next = lines[at + 1];
    if (!next || !isBelow(line, next) || lettersOf(next) === lettersOf(line)) continue;
    const counts = below.get(placeOf(line)) ?? new Map<string, number>();
    counts.set(lettersOf(next), (counts.get(lettersOf(next)) ?? 0) + 1);
    below.set(placeOf(line), counts);
  }
  const rests = new Set<number>();
  for (const { line, at } of dated) {
    const [rest, behind] = [lines[at + 1], lines[at + 2]];
    if (!rest || !behind || !isRest(line, rest, context) || !isBelow(rest, behind) || behind.bullet !== undefined) continue;
    const shown = below.get(placeOf(line))?.get(lettersOf(behind)) ?? 0;
    if (lettersOf(behind) !== lettersOf(line) && shown >= SHOWN_LEAST) rests.add(at);
  }
  const counts = Map.groupBy(rests, (at) => placeOf(lines[at] as Line));
  const areTwo = (at: number) => {
    const key = placeOf(lines[at] as Line);
    const shown = [...(below.get(key)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
    // Where as many have two lines, these are two names.
    return (counts.get(key)?.length ?? 0) >= shown;
  };
  return lines.flatMap((line, at) => {
    const rest = lines[at + 1];
    if (rests.has(at) && rest && !areTwo(at)) return [joined(line, rest)];
    return rests.has(at - 1) && !areTwo(at - 1) ? [] : [line];
  });
}

const lettersOf = ({ sizePt, bold, italic, color }: Line) => `${Math.round(sizePt * 2) / 2} ${bold} ${italic} ${color ?? ''}`;
const placeOf = (line: Line) => `${line.page}.${line.block} ${lettersOf(line)}`;

const isDated = ({ cells: [first, second, ...more], bullet, y }: Line, context: Context) =>
  first !== undefined &&
  second !== undefined &&
  more.length === 0 &&
  bullet === undefined &&
  y > 0 &&
  periodAlone(second.text, context) !== undefined &&
  periodsIn(first.text, context).length === 0;

const isBelow = (line: Line, next: Line) =>
  next.block === line.block && next.page === line.page && next.gap <= BROKEN_GAP && next.cells.length === 1;

const isRest = (line: Line, next: Line, context: Context) =>
  isBelow(line, next) &&
  next.bullet === undefined &&
  lettersOf(next) === lettersOf(line) &&
  Math.abs((line.cells[0]?.x ?? 0) - next.x) < SAME_EDGE &&
  next.text.length <= LONGEST_REST &&
  periodsIn(next.text, context).length === 0;

function joined(line: Line, rest: Line): Line {
  const cells = line.cells.map((cell, at) => (at === 0 ? { x: cell.x, right: cell.right, text: together(cell.text, rest.text) } : cell));
  return { ...line, cells, text: cells.map(({ text }) => text).join('  '), links: [...line.links, ...rest.links] };
}
