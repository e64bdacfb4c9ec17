// Tables that are drawn with lines: where every row between two lines holds one line of text on each side of a gutter, the gutter parts cells, or
// stands within one ("学　歴" is written wide).
import type { Box } from './matrix.ts';
import type { Side } from './rows-or-columns.ts';

/** A line from left to right, points. */
export type Rule = Box;

/** So many rows make a table. */
const ROWS_LEAST = 3;
/** Of the rows, so many hold one line on each side at most, and all others one on one of them; so many of the lines stand in rows. */
const SINGLE_PART = 0.5;
const TOLD_PART = 0.8;
/** Points that the lines of neighbouring cells differ in height. */
const SAME_HEIGHT = 1.5;

/** Whether lines run across the gutter between two sides, one below each line of text. */
export function isRuledTable(rules: readonly Rule[], left: Side, right: Side): boolean {
  if (rules.length < ROWS_LEAST) return false;
  const [top, bottom] = [Math.min(left.top, right.top), Math.max(left.bottom, right.bottom)];
  const heights = heightsAcross(rules, left.right - 1, right.x + 1).filter(
    (y) => y > top - left.usualPt * 3 && y < bottom + left.usualPt * 3,
  );
  const rows = heights.slice(1).flatMap((end, at) => {
    const within = ({ lines }: Side) => lines.filter(({ y }) => y > (heights[at] ?? 0) && y < end).length;
    const counts = [within(left), within(right)];
    return Math.max(...counts) > 0 ? [counts] : [];
  });
  const told = rows.reduce((sum, counts) => sum + Math.max(...counts), 0);
  const all = Math.max(left.lines.length, right.lines.length);
  const singles = rows.filter((counts) => Math.max(...counts) <= 1);
  const areSingle = singles.length >= rows.length * SINGLE_PART && rows.every((counts) => Math.min(...counts) <= 1);
  return rows.length >= ROWS_LEAST && told >= all * TOLD_PART && areSingle;
}

/** Where lines, each cell's beside the next one's, reach from one place to another. */
export function heightsAcross(rules: readonly Rule[], from: number, to: number): number[] {
  const heights: { y: number; spans: [number, number][] }[] = [];
  for (const [x, top, end] of [...rules].sort((a, b) => a[1] - b[1])) {
    const last = heights.at(-1);
    if (last && top - last.y < SAME_HEIGHT) last.spans.push([x, end]);
    else heights.push({ y: top, spans: [[x, end]] });
  }
  const reaches = (spans: readonly [number, number][]) => {
    let at = from;
    for (const [x, end] of [...spans].sort((a, b) => a[0] - b[0])) if (x <= at + SAME_HEIGHT) at = Math.max(at, end);
    return spans.some(([x]) => x <= from) && at >= to;
  };
  return heights.filter(({ spans }) => reaches(spans)).map(({ y }) => y);
}
