// Tables that are drawn with lines: what has fewer lines than the cell beside it, and stands in the middle of its row (a heading, a date), begins with that row.
import type { Chunk } from './chunks.ts';
import type { Rule } from './ruled-tables.ts';

/** Points that the ends of lines differ from each other. */
const NEAR = 2;
/** More lines than a heading or a date has are text. */
const LINES_MOST = 3;
/** So many rows make a table. */
const ROWS_LEAST = 3;

/** The chunks with such ones on the first line of their row. `sides`: lines from top to bottom. */
export function withCellTops(chunks: Chunk[], rules: readonly Rule[], sides: readonly Rule[]): Chunk[] {
  const heights = [...new Set(rules.map(([, top]) => Math.round(top)))].sort((a, b) => a - b);
  if (heights.length <= ROWS_LEAST || sides.length === 0) return chunks;
  const moved = new Map<Chunk, Chunk>();
  for (const [at, bottom] of heights.slice(1).entries()) {
    const top = heights[at] as number;
    const edges = edgesIn(sides, top, bottom);
    const cells = edges.slice(1).map((right, index) => chunksIn(chunks, [edges[index] as number, top, right, bottom]));
    const tallest = cells.reduce((most, cell) => (heightOf(cell) > heightOf(most) ? cell : most), [] as Chunk[]);
    const first = firstOf(tallest);
    if (!first || rowsOf(tallest) < 2) continue;
    for (const cell of cells) {
      const head = firstOf(cell);
      if (!head || cell === tallest || rowsOf(cell) > LINES_MOST || head.y <= first.y + NEAR) continue;
      for (const chunk of cell) {
        const y = chunk.y - (head.y - first.y);
        const level = tallest.find((other) => Math.abs(other.y - y) < NEAR);
        moved.set(chunk, { ...chunk, y: level?.y ?? y, row: level?.row ?? chunk.row });
      }
    }
  }
  return moved.size === 0 ? chunks : chunks.map((chunk) => moved.get(chunk) ?? chunk);
}

const firstOf = (chunks: readonly Chunk[]) =>
  chunks.reduce<Chunk | undefined>((most, chunk) => (most && most.y <= chunk.y ? most : chunk), undefined);

const heightOf = (chunks: readonly Chunk[]) =>
  chunks.length === 0 ? -1 : Math.max(...chunks.map(({ y }) => y)) - (firstOf(chunks)?.y ?? 0);

const rowsOf = (chunks: readonly Chunk[]) => new Set(chunks.map(({ row }) => row)).size;

/** Where lines run from top to bottom of a row. */
function edgesIn(sides: readonly Rule[], top: number, bottom: number): number[] {
  const xs = sides.filter(([, from, , to]) => from <= top + NEAR && to >= bottom - NEAR).map(([x]) => Math.round(x));
  return [...new Set(xs)].sort((a, b) => a - b).filter((x, at, all) => at === 0 || x - (all[at - 1] as number) > NEAR);
}

const chunksIn = (chunks: readonly Chunk[], [left, top, right, bottom]: Rule) =>
  chunks.filter(({ x, right: end, y }) => x >= left - NEAR && end <= right + NEAR && y > top && y < bottom + NEAR);
