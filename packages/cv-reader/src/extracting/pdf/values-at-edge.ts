// "English        native" below "Languages": names and what is said of them at the right edge of their column, line by line. Such values look like a column
// of their own, but it has no heading, though the names have one, and its pieces end at one edge.
import type { Chunk } from './chunks.ts';

/** Points that base lines of one row, and edges of one column, differ. */
const LEVEL = 1.6;
const SAME_EDGE = 2;
const NAMES_LEAST = 2;
/** Of the names, so many have a value. */
const VALUED_PART = 0.7;
/** How much larger than what they head headings are. */
const HEADING_LARGER = 1.12;

/** Whether the first pieces behind a gutter are such values of what stands before it. */
export function areValuesAtEdge(span: readonly Chunk[], x: number): boolean {
  const left = span.filter((chunk) => chunk.x < x);
  const right = span.filter((chunk) => chunk.x >= x);
  const usual = left.map(({ sizePt }) => sizePt).sort((a, b) => a - b)[Math.floor(left.length / 2)] ?? 0;
  const headings = left.filter(({ sizePt }) => sizePt >= usual * HEADING_LARGER);
  const names = left.filter((chunk) => !headings.includes(chunk));
  const values = names.flatMap((name) => {
    const beside = right.filter(({ y }) => Math.abs(y - name.y) < LEVEL);
    const nearest = beside.sort((a, b) => a.x - b.x)[0];
    return nearest ? [nearest] : [];
  });
  const [first] = values;
  if (headings.length === 0 || !first || values.length < NAMES_LEAST || values.length < names.length * VALUED_PART) return false;
  const isAtEdge = values.every((value) => Math.abs(value.right - first.right) < SAME_EDGE);
  const begin = Math.min(...values.map((value) => value.x));
  const top = Math.min(...values.map(({ y }) => y));
  const isBelowHeading = headings.some(({ y }) => y < top);
  return isAtEdge && isBelowHeading && !right.some((chunk) => chunk.y < top - LEVEL && chunk.x < first.right && chunk.right > begin);
}
