// Cards side by side ("Weaver | Clerk" above "Norsea Ltd | Tidewrack Ltd" above "2019 – 2021 | 2015 – 2019"): a grid of entries whose lines a page's reader
// finds as rows. What stands in several cells of one line, each a period and nothing else, says so: each column of such a row is an entry.
import type { Line } from '../text-document.ts';
import type { Context } from './context.ts';
import { periodAlone } from './periods.ts';

/** Points that cells of one column begin apart. */
const SAME_EDGE = 2;
/** White, in heights of a line, between two rows of cards. */
const NEW_GAP = 0.9;
/** Lines of a card, at most, before and behind its period. */
const REACH = 6;

/** The lines with such cards one after the other. */
export function withEntriesAbreast(lines: readonly Line[], context: Context): Line[] {
  const told: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const end = endOfCards(lines, at, context);
    const cards = end > at ? cardsOf(lines.slice(at, end), context) : [];
    told.push(...(cards.length > 0 ? cards.flat() : [lines[at] as Line]));
    if (cards.length > 0) at = end - 1;
  }
  return told;
}

/** Several periods in cells of their own, one of which is no single day or year. */
function areDates({ cells, y, bullet }: Line, context: Context): boolean {
  if (cells.length < 2 || y === 0 || bullet !== undefined) return false;
  const periods = cells.map(({ text }) => periodAlone(text, context));
  return periods.every((period) => period !== undefined) && periods.some((period) => period?.isSingle === false);
}

/** Where a row of cards ends that begins with a line: there, where it begins none. */
function endOfCards(lines: readonly Line[], at: number, context: Context): number {
  const [first, before] = [lines[at] as Line, lines[at - 1]];
  const isNew = before === undefined || before.block !== first.block || first.gap >= NEW_GAP;
  if (!isNew || first.cells.length < 2 || first.y === 0) return at;
  let end = at + 1;
  const isRest = (line: Line | undefined) => line?.block === first.block && line.page === first.page && line.gap < NEW_GAP;
  while (isRest(lines[end])) end += 1;
  const dated = lines.slice(at, end).filter((line) => areDates(line, context));
  return dated.length === 1 && end - at > 1 && end - at <= REACH * 2 ? end : at;
}

/** Each column of a row of cards; none where a cell stands in no column. */
function cardsOf(lines: readonly Line[], context: Context): Line[][] {
  const edges = lines.find((line) => areDates(line, context))?.cells.map(({ x }) => x) ?? [];
  const columnOf = ({ x }: { x: number }) => edges.findIndex((edge) => Math.abs(edge - x) < SAME_EDGE);
  if (lines.some(({ cells }) => cells.some((cell) => columnOf(cell) < 0))) return [];
  // The names stand beside each other in the first line, as the periods do.
  if ((lines[0]?.cells.length ?? 0) < edges.length) return [];
  const columns = edges.map((_, column) =>
    lines.flatMap((line): Line[] => {
      const cells = line.cells.filter((cell) => columnOf(cell) === column);
      const [cell] = cells;
      return cell ? [{ ...line, cells, text: cells.map(({ text }) => text).join('  '), x: cell.x, right: cells.at(-1)?.right ?? cell.right }] : []; // biome-ignore format: one thing
    }),
  );
  if (columns.some((column) => column.length < 2)) return [];
  return columns.map(([first, ...others]) => [{ ...(first as Line), gap: Math.max(first?.gap ?? 0, 1) }, ...others]);
}
