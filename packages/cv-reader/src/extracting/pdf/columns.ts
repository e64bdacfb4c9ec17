// Which parts of a page are read one after the other. A gutter is a strip that no chunk crosses over some height. What stands on its two
// sides is either two columns (each read to its end) or a table (read row by row): in a table the groups of lines of one side begin on
// base lines of the other; columns have their own. Cuts again and again: above the gutter's reach, its left, its right, below.
import { splitBullet } from '../letters.ts';
import type { Chunk } from './chunks.ts';
import { tablesOf, withoutPartOfTable } from './drawn-tables.ts';
import { type LabelColumn, labelColumnOf } from './label-column.ts';
import type { Box } from './matrix.ts';
import type { Area } from './painting.ts';
import { areHeadingsInMargin, type Side, sideOf, standsInRows } from './rows-or-columns.ts';
import { heightsAcross, isRuledTable, type Rule } from './ruled-tables.ts';
import { areValuesAtEdge } from './values-at-edge.ts';

/** A part of the page that is read from its top to its foot; `edges`: where columns of a table begin. */
export type Region = { chunks: Chunk[]; edges: number[] };

type Gutter = { x: number; top: number; bottom: number; score: number };

const DEPTH_MAX = 8;
/** Candidates that are weighed in one part; a page of 40 columns is a table. */
const CANDIDATES_MAX = 24;

/** What a page paints beside its letters. */
type Painted = { areas: Area[]; rules: Rule[]; sides?: Rule[]; box?: Box; labels?: LabelColumn };

/** Parts in reading order. */
export function regionsOf(chunks: Chunk[], painted: Painted, depth = 0): Region[] {
  if (chunks.length === 0) return [];
  const labels = depth === 0 ? labelColumnOf(chunks) : painted.labels;
  const page = labels ? { ...painted, labels } : painted;
  const { gutter, edges } =
    depth < DEPTH_MAX && chunks.length > 3 ? findGutter(chunks, page) : { gutter: undefined, edges: labels ? [labels.to - EDGE] : [] };
  if (!gutter) return [{ chunks, edges }];
  const within = (chunk: Chunk) => chunk.y >= gutter.top - 0.01 && chunk.y <= gutter.bottom + 0.01;
  const parts = [
    chunks.filter((chunk) => chunk.y < gutter.top - 0.01),
    chunks.filter((chunk) => within(chunk) && chunk.x < gutter.x),
    chunks.filter((chunk) => within(chunk) && chunk.x >= gutter.x),
    chunks.filter((chunk) => chunk.y > gutter.bottom + 0.01),
  ];
  return parts.flatMap((part) => regionsOf(part, page, depth + 1));
}

/** The middle of what a page or a part of it holds. */
const middleOf = (chunks: readonly Chunk[]) => (Math.min(...chunks.map(({ x }) => x)) + Math.max(...chunks.map(({ right }) => right))) / 2;

/** So many lines of different lengths stand in the middle of a page that is set so. */
const CENTRED_LEAST = 3;

/** The page's middle, where lines of different lengths stand in it, each alone: headings that have it are no column, however short the others are. */
function setInMiddle(chunks: readonly Chunk[], box: Box | undefined): number | undefined {
  if (!box) return undefined;
  const middle = (box[0] + box[2]) / 2;
  const rows = Map.groupBy(chunks, ({ row }) => row);
  const lone = [...rows.values()].flatMap((row) =>
    row.length === 1 && Math.abs(((row[0]?.x ?? 0) + (row[0]?.right ?? 0)) / 2 - middle) < 1 ? [Math.round(row[0]?.x ?? 0)] : [],
  );
  return new Set(lone).size >= CENTRED_LEAST ? middle : undefined;
}

/** Points before the first letter of a column at which it begins. */
const EDGE = 0.5;

function findGutter(chunks: Chunk[], { areas, rules, sides = [], box, labels }: Painted): { gutter: Gutter | undefined; edges: number[] } {
  const edges: number[] = labels ? [labels.to - EDGE] : [];
  const gutters: (Gutter & { right: number })[] = [];
  let margin = Number.NEGATIVE_INFINITY;
  const middle = setInMiddle(chunks, box);
  const cuts = [...cutsOf(chunks, rules), ...bandsOf(chunks, areas)];
  const parted: Parted = { cuts, middle, tables: tablesOf(rules, sides) };
  for (const x of candidates(chunks)) {
    for (const span of spansWithout(chunks, x, parted)) {
      const left = sideOf(span.filter((chunk) => chunk.x < x));
      const right = sideOf(span.filter((chunk) => chunk.x >= x));
      if (!bothWorthWhile(left, right)) continue;
      if (labels && x > labels.from && x < labels.to + SAME_EDGE) continue;
      const isPanel = panelBetween(areas, left, right);
      if (!isPanel && areHeadingsInMargin(left, right)) margin = Math.max(margin, x);
      const verdict = standsInRows(left, right, isPanel);
      if (verdict.rows || isRuledTable(rules, left, right) || areValuesAtEdge(span, x)) {
        edges.push(x);
        continue;
      }
      const score = verdict.apart * Math.sqrt(Math.min(left.lines.length, right.lines.length)) * Math.sqrt(span.length);
      const ys = span.map((chunk) => chunk.y);
      gutters.push({ x, top: Math.min(...ys), bottom: Math.max(...ys), score, right: left.right });
    }
  }
  // Where headings stand in the margin, what has nothing else on its left is no column, though its own lines begin farther behind them.
  const own = gutters.filter(({ right }) => right >= margin);
  const [best] = own.sort((a, b) => b.score - a.score);
  return { gutter: best, edges };
}

/** So many lines across a part of a page, at most, part what is above from what is below; more are those of a table or below headings. */
const CUTS_MOST = 2;

/** Where a line is drawn from the left to the right of all that stands there: no column goes on below it. */
function cutsOf(chunks: Chunk[], rules: readonly Rule[]): number[] {
  const ys = chunks.map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [left, right] = [Math.min(...chunks.map(({ x }) => x)), Math.max(...chunks.map((chunk) => chunk.right))];
  const heights = heightsAcross(rules, left + RULE_SHORT, right - RULE_SHORT).filter((y) => y > top && y < bottom);
  return heights.length <= CUTS_MOST ? heights : [];
}

/** Points that such a line may end before the text. */
const RULE_SHORT = 8;

/** Of the height of what stands there, a band at its head is at most so much. */
const BAND_PART = 0.35;

/** A coloured band from the left to the right at the head of a page: what stands on it is in no column of what is below. Its upper and lower edge. */
function bandsOf(chunks: Chunk[], areas: readonly Area[]): number[] {
  const ys = chunks.map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [left, right] = [Math.min(...chunks.map(({ x }) => x)), Math.max(...chunks.map((chunk) => chunk.right))];
  const isBand = ({ box: [x, y, end, foot], color }: Area) =>
    color !== undefined && color !== '#ffffff' && x <= left + RULE_SHORT && end >= right - RULE_SHORT && foot > top && foot < top + (bottom - top) * BAND_PART && y < foot; // biome-ignore format: one thing
  const bands = areas.filter(isBand);
  return [...new Set(bands.flatMap(({ box: [, y, , foot] }) => [y, foot]))].filter((y) => y > top && y < bottom);
}

/** Two lines each; or a name in large letters beside lines of their own. */
function bothWorthWhile(left: Side, right: Side): boolean {
  const [fewer, more] = left.lines.length <= right.lines.length ? [left, right] : [right, left];
  return fewer.lines.length >= 2 || (fewer.lines.length === 1 && more.lines.length >= 3 && fewer.usualPt > more.usualPt * 1.4);
}

/** Where chunks begin that have something on their left, most frequent first. */
function candidates(chunks: Chunk[]): number[] {
  const first = Math.min(...chunks.map((chunk) => chunk.x));
  const counted = new Map<number, { x: number; count: number }>();
  for (const chunk of chunks) {
    if (chunk.x < first + 20) continue;
    const key = Math.round(chunk.x / 3);
    const near = counted.get(key) ?? counted.get(key - 1) ?? counted.get(key + 1);
    if (near) {
      near.count++;
      near.x = Math.min(near.x, chunk.x);
    } else counted.set(key, { x: chunk.x, count: 1 });
  }
  return [...counted.values()]
    .filter((near) => near.count >= 2)
    .sort((a, b) => b.count - a.count)
    .slice(0, CANDIDATES_MAX)
    .map((near) => near.x - 0.5);
}

/** Points that the beginnings of two lines at one edge differ at most, and their ends at least. */
const [SAME_EDGE, OTHER_LENGTH] = [0.5, 4];

/** Where lines are drawn across, where the page's middle is if it is set so, and where its tables stand. */
type Parted = { cuts: readonly number[]; middle: number | undefined; tables: readonly Box[] };

/** Runs of lines, from top to bottom, of which no chunk reaches over the strip left of `x`, and between which no line is drawn. */
function spansWithout(chunks: Chunk[], x: number, { cuts, middle, tables }: Parted): Chunk[][] {
  const rows = Map.groupBy(chunks, (chunk) => chunk.row);
  // Of the page, as of the part: a part of a page that is set in the middle may hold short lines alone.
  const centre = middleOf(chunks);
  // Headings in the middle that are equally long begin at one place, which is no edge of a column.
  // What begins where another line does that ends elsewhere is at an edge, and in the middle by chance.
  const starts = Map.groupBy(chunks, ({ x: begin }) => Math.round(begin));
  const isAtEdge = (chunk: Chunk) =>
    (starts.get(Math.round(chunk.x)) ?? []).some(
      (other) => Math.abs(other.x - chunk.x) < SAME_EDGE && Math.abs(other.right - chunk.right) > OTHER_LENGTH,
    );
  const isLoneInMiddle = (chunk: Chunk) => rows.get(chunk.row)?.length === 1 && isInMiddle(chunk, centre, middle) && !isAtEdge(chunk);
  const others = chunks.filter((chunk) => !isLoneInMiddle(chunk));
  const edges = [...usualEdges(others.filter((chunk) => chunk.x < x)), ...usualEdges(others.filter((chunk) => chunk.x >= x))];
  const spans: Chunk[][] = [[]];
  for (const row of [...rows.keys()].sort((a, b) => a - b)) {
    const line = rows.get(row) ?? [];
    const [above, here] = [spans.at(-1)?.at(-1)?.y ?? 0, line[0]?.y ?? 0];
    if (cuts.some((y) => y > above && y < here) && above > 0) spans.push([]);
    // What fills its column touches what begins in the next one, and crosses nothing.
    const reach = line.some((chunk) => Math.abs(chunk.x - x) < 1) ? 1 : -4;
    const crosses =
      line.some((chunk) => chunk.x < x && chunk.right > x + reach) ||
      (line.length === 1 &&
        !isAtEdge(line[0] as Chunk) &&
        (isCentred(line[0] as Chunk, centre, edges) || isOfMiddle(line[0] as Chunk, middle)));
    if (crosses) {
      const above = (spans.at(-1) ?? []).filter((chunk) => !isLevel(chunk, line));
      const { rest, cut } = withoutPartOfTable(above, line, tables);
      spans[spans.length - 1] = withoutHeading(rest, cut.length > 0 ? cut : line, x);
      spans.push([]);
    } else spans.at(-1)?.push(...line);
  }
  return spans.flatMap((span) => cutAtOtherColumn(span, x)).filter((span) => span.length > 3);
}

/** So many lines behind a gutter begin far behind it, and none at it any more: below them the page has other columns. */
const OTHER_LEAST = 3;
const [AT_GUTTER, FAR_BEHIND] = [15, 100];

function cutAtOtherColumn(span: Chunk[], x: number): Chunk[][] {
  const at = span.filter((chunk) => chunk.x >= x && chunk.x < x + AT_GUTTER);
  const last = Math.max(...at.map(({ row }) => row));
  const below = span.filter((chunk) => chunk.row > last && chunk.x >= x);
  const areOthers = at.length >= OTHER_LEAST && below.length >= OTHER_LEAST && below.every((chunk) => chunk.x > x + FAR_BEHIND);
  const [first] = below.map(({ y }) => y).sort((a, b) => a - b); // biome-ignore format: a chain
  if (!areOthers || first === undefined) return [span];
  // Their headings stand level with the first of these lines.
  return [span.filter(({ y }) => y < first - 1), span.filter(({ y }) => y >= first - 1)];
}

/** In the line of what crosses, on a base line a little above its own: the dates of an entry. */
const isLevel = (chunk: Chunk, line: Chunk[]) => line.some((other) => other.y - chunk.y < Math.min(other.sizePt, chunk.sizePt) * 0.6);

/** Heights of a line that a heading stands below what is above it. */
const HEADING_GAP = 1.9;

/** Without a single line at the left that stands nearer to what crosses than to what is above it: the heading of that. */
function withoutHeading(span: Chunk[], line: Chunk[], x: number): Chunk[] {
  const last = Math.max(...span.map(({ row }) => row));
  const heading = span.filter(({ row }) => row === last);
  const [only] = heading;
  const rest = span.filter(({ row }) => row !== last);
  if (!only || heading.length > 1 || only.x >= x || rest.length === 0) return span;
  const above = only.y - Math.max(...rest.map(({ y }) => y));
  const below = Math.min(...line.map(({ y }) => y)) - only.y;
  return above > only.sizePt * HEADING_GAP && below < above ? rest : span;
}

/** A heading in the middle of the page belongs to what is on both sides below it, though it is short; points of lists may stand there by chance. */
function isCentred(chunk: Chunk, centre: number, edges: number[]): boolean {
  const isPoint = splitBullet(chunk.words.map(({ text }) => text).join(' ')) !== undefined;
  return !isPoint && isInMiddle(chunk, centre) && edges.every((edge) => Math.abs(chunk.x - edge) > 8);
}

const isInMiddle = (chunk: Chunk, centre: number, middle?: number) =>
  Math.abs((chunk.x + chunk.right) / 2 - centre) < 5 || isOfMiddle(chunk, middle);

const isOfMiddle = ({ x, right }: Chunk, middle: number | undefined) => middle !== undefined && Math.abs((x + right) / 2 - middle) < 1;

/** So many chunks that begin at one place make it an edge, though more begin at another: text beside its lists. */
const EDGE_LEAST = 4;

/** Where most chunks begin, and where many do. */
function usualEdges(chunks: Chunk[]): number[] {
  const counts = new Map<number, number>();
  for (const chunk of chunks) counts.set(Math.round(chunk.x), (counts.get(Math.round(chunk.x)) ?? 0) + 1);
  const most = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0] as [number, number]);
  return [most[0], ...[...counts].filter(([, count]) => count >= EDGE_LEAST).map(([edge]) => edge)];
}

/** Whether one side lies on a coloured panel of its own height, and the other beside it. */
function panelBetween(areas: Area[], left: Side, right: Side): boolean {
  const top = Math.min(left.top, right.top);
  const height = Math.max(left.bottom, right.bottom) - top;
  return areas.some(({ box }) => {
    const [x, , end, bottom] = box;
    if (bottom - box[1] < Math.max(height * 0.6, 120)) return false;
    const onLeft = x <= left.x + 3 && end >= left.right - 3 && end <= right.x + 3;
    const onRight = x <= right.x + 3 && x >= left.right - 3 && end >= right.right - 3;
    return onLeft || onRight;
  });
}
