// Entries that stand beside each other below one heading ("University | School", "Tools | Languages"), each read to its end: a page's blocks come one
// after the other, so that the second entry comes behind whatever stands below the first, in a section that is not its own. Here what has no
// heading of its own, and begins level with a line of the same look at its left, goes to the section of that line.
import type { Line } from '../text-document.ts';
import { type Context, lookOf } from './context.ts';
import { headingKind } from './headings.ts';
import { periodsIn } from './periods.ts';
import { isSetOff } from './set-off.ts';

/** Points that base lines of one row differ. */
const LEVEL = 1.5;
/** Contact details stand in columns of their own without a heading. */
const CONTACT = /@|https?:|\d{5}|\d{3}[\s-]\d{3}/;

/** The lines with such entries below the heading that they stand under; all others as they were. */
export function withEntriesBeside(lines: readonly Line[], context: Context): Line[] {
  const placed = [...lines];
  const blocks = Map.groupBy(lines, ({ page, block }) => `${page}.${block}`);
  for (const block of blocks.values()) {
    const [first] = block;
    moveAboveHeading(block, placed, context);
    if (!first || first.y === 0 || block.some((line) => isHeading(line, context) || CONTACT.test(line.text))) continue;
    const level = placed.find((line) => isLevel(line, first));
    const place = level && placeOf(block, level, placed, context);
    if (place === undefined) continue;
    for (const line of block) placed.splice(placed.indexOf(line), 1);
    const at = place.before === undefined ? placed.indexOf(place.last) + 1 : placed.indexOf(place.before);
    placed.splice(
      at,
      0,
      ...block.map((line, index) => ({ ...line, block: level?.block ?? line.block, ...(index === 0 && { gap: place.gap }) })),
    );
  }
  return placed;
}

/**
 * A grid of entries, two in a row: the second column goes on with sections of its own below them. What stands above the first of these, each piece
 * level with an entry of the same look at its left, goes to the section that it stands beside.
 */
function moveAboveHeading(block: readonly Line[], placed: Line[], context: Context): void {
  const end = block.findIndex((line) => isHeading(line, context));
  const lines = block.slice(0, Math.max(end, 0));
  const [first] = lines;
  if (!first || first.y === 0 || lines.some(({ text }) => CONTACT.test(text))) return;
  const level = placed.find((line) => isLevel(line, first));
  const headings = placed.filter((line) => level && line.page === level.page && line.block === level.block && isHeading(line, context));
  // Each part begins level with what stands at the left, and says when it was: a column of other things does neither.
  const parts = headings.map((above, at) => ({
    before: headings[at + 1],
    own: lines.filter(({ y }) => y > above.y && y < (headings[at + 1]?.y ?? Number.POSITIVE_INFINITY)),
  }));
  const isOfEntries = ({ own: [head, ...more] }: { own: Line[] }) =>
    head === undefined ||
    (placed.some((line) => isLevel(line, head)) && [head, ...more].some(({ text }) => periodsIn(text, context).length > 0));
  if (parts.reduce((sum, { own }) => sum + own.length, 0) < lines.length || !parts.every(isOfEntries)) return;
  for (const { before, own } of parts) {
    for (const line of own) placed.splice(placed.indexOf(line), 1);
    const last = placed.findLastIndex((line) => line.page === level?.page && line.block === level.block);
    const at = before === undefined ? last + 1 : placed.indexOf(before);
    placed.splice(at, 0, ...own.map((line, index) => ({ ...line, block: level?.block ?? line.block, ...(index === 0 && { gap: 1 }) })));
  }
}

const isHeading = (line: Line, context: Context) =>
  line.bullet === undefined && headingKind(line.text, context) !== undefined && isSetOff({ ...line, look: lookOf(line) }, context);

/** At the left of it, in one row, in the same letters. */
const isLevel = (line: Line, first: Line) =>
  line.page === first.page &&
  line.block !== first.block &&
  Math.abs(line.y - first.y) <= LEVEL &&
  line.right < first.x &&
  lookOf(line) === lookOf(first);

/** Where the block belongs: before the next heading of the column at its left, if all of it stands above that. */
function placeOf(block: readonly Line[], level: Line, lines: readonly Line[], context: Context) {
  const column = lines.filter(({ page, block: own }) => page === level.page && own === level.block);
  const headings = column.filter((line) => isHeading(line, context));
  const above = headings.findLast(({ y }) => y < level.y);
  const before = headings.find(({ y }) => y > level.y);
  const last = column.at(-1);
  const isWithin = block.every(({ y }) => before === undefined || y < before.y);
  // Nothing is moved that stands right behind its place already.
  const isBehind = last !== undefined && before === undefined && lines.indexOf(block[0] as Line) === lines.indexOf(last) + 1;
  return above && last && isWithin && !isBehind ? { before, last, gap: Math.max(level.gap, 1) } : undefined;
}
