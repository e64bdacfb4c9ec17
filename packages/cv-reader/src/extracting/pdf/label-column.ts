// Forms set their labels at the right edge of a column, each in the line of its value (Europass of 2005: "Dates | 2007 – 2008", "Name of employer |
// Norsea Ltd"): no gutter of a page runs through these labels, nor between them and what they label, however short the lines of one part are.
import type { Chunk } from './chunks.ts';

/** Points that ends of labels, and beginnings of values, differ. */
const SAME_EDGE = 1.2;
/** Points between a label and its value, at most. */
const NEAR = 24;
/** So many labels, of so many lengths, and this part of them with a value in their line. */
const LABELS_LEAST = 6;
const LENGTHS_LEAST = 4;
const VALUED_PART = 0.6;

/** From where the longest label begins to where the values do. */
export type LabelColumn = { from: number; to: number };

/** The column of labels of a page, if it has one. */
export function labelColumnOf(chunks: readonly Chunk[]): LabelColumn | undefined {
  const rows = Map.groupBy(chunks, ({ row }) => row);
  const next = (chunk: Chunk) => rows.get(chunk.row)?.filter(({ x }) => x > chunk.right).sort((a, b) => a.x - b.x)[0]; // biome-ignore format: a chain
  const firsts = [...rows.values()].map((row) => row.reduce((first, chunk) => (chunk.x < first.x ? chunk : first)));
  for (const [edge] of mostUsual(firsts.map(({ right }) => Math.round(right)))) {
    const labels = firsts.filter(({ right }) => Math.abs(right - edge) <= SAME_EDGE);
    if (labels.length < LABELS_LEAST) return undefined;
    const values = labels.flatMap((label) => next(label) ?? []).filter(({ x }) => x - edge < NEAR);
    const [begin = 0] = mostUsual(values.map(({ x }) => Math.round(x)))[0] ?? [];
    const valued = values.filter(({ x }) => Math.abs(x - begin) <= SAME_EDGE);
    const lengths = new Set(labels.map(({ x }) => Math.round(x / 4))).size;
    if (lengths >= LENGTHS_LEAST && valued.length >= labels.length * VALUED_PART)
      return { from: Math.min(...labels.map(({ x }) => x)), to: begin };
  }
  return undefined;
}

const mostUsual = (numbers: readonly number[]) =>
  [...Map.groupBy(numbers, (number) => number)].map(([number, all]) => [number, all.length] as const).sort((a, b) => b[1] - a[1]);
