// Where tables stand that a page draws with lines on all sides: what a column reaches of one it has whole, or it ends above it.
import type { Chunk } from './chunks.ts';
import type { Box } from './matrix.ts';
import { heightsAcross, type Rule } from './ruled-tables.ts';

/** Points that lines which meet are apart from each other. */
const NEAR = 2;
/** Lines from top to bottom, at different places, and from left to right across all of it: two cells in two rows. */
const LINES_LEAST = 3;

/** The tables of a page. `sides`: lines from top to bottom. */
export function tablesOf(rules: readonly Rule[], sides: readonly Rule[]): Box[] {
  const groups: Rule[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const side of [...sides].sort((a, b) => a[1] - b[1])) {
    if (side[1] <= bottom + NEAR) groups.at(-1)?.push(side);
    else groups.push([side]);
    bottom = Math.max(bottom, side[3]);
  }
  return groups.flatMap((own): Box[] => {
    const xs = own.map(([x]) => x);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, foot] = [Math.min(...own.map(([, y]) => y)), Math.max(...own.map(([, , , y]) => y))];
    const columns = new Set(xs.map((x) => Math.round(x / NEAR))).size;
    const rows = heightsAcross(rules, left + NEAR, right - NEAR).filter((y) => y >= top - NEAR && y <= foot + NEAR);
    return columns >= LINES_LEAST && rows.length >= LINES_LEAST ? [[left, top, right, foot]] : [];
  });
}

/**
 * A run of lines without those of a table that goes on behind it: "Period | School | Subject" above a row that crosses the gutter is no end of the column
 * beside a photo. A run that stands in one table alone keeps all.
 */
export function withoutPartOfTable(span: Chunk[], line: readonly Chunk[], tables: readonly Box[]): { rest: Chunk[]; cut: Chunk[] } {
  const holds = ([, top, , foot]: Box, { y }: Chunk) => y > top && y < foot + NEAR;
  const table = tables.find((box) => line.some((chunk) => holds(box, chunk)) && span.some((chunk) => holds(box, chunk)));
  const rest = table ? span.filter((chunk) => !holds(table, chunk)) : span;
  return table && rest.length > 0 ? { rest, cut: span.filter((chunk) => holds(table, chunk)) } : { rest: span, cut: [] };
}
