// All words of a sorted vocabulary within one or two edits of a mistyped one (correction.ts says what an edit is), without looking at each.
// Neighbours in the order share their beginnings, so they share the first rows of the distance table; where every number of a row is above
// the limit, all words with that beginning are jumped over. Only the band of the table that the limit can reach is filled; what lies outside
// counts as one above the limit.
import type { StringTable } from './string-table.ts';
import { WORD_UNITS_MAX } from './words.ts';

const COLUMNS = WORD_UNITS_MAX + 4;
/** Row d: distances between the first d letters of the candidate and each beginning of the typed word. */
const table = new Uint8Array((WORD_UNITS_MAX + 4) * COLUMNS);
const path = new Uint16Array(WORD_UNITS_MAX + 4);
/** The least distance between the whole typed word and the first 0 to d letters. */
const leastTo = new Uint8Array(WORD_UNITS_MAX + 4);

export type Near = { id: number; edits: number };

/** `sorted`: numbers of words in order. `beginning`: a word counts when any beginning of it is near. */
export function nearWords(typed: string, allowed: number, beginning: boolean, words: StringTable, sorted: Uint32Array): Near[] {
  const found: Near[] = [];
  const length = typed.length;
  for (let column = 0; column <= length; column++) table[column] = column;
  leastTo[0] = length;
  let depth = 0;
  for (let at = 0; at < sorted.length; ) {
    const id = sorted[at]!;
    const units = Math.min(words.units(id), length + allowed + 1);
    depth = words.shared(id, path, Math.min(depth, units));
    let hopeless = false;
    while (depth < units && !hopeless) {
      path[depth] = words.unitAt(id, depth);
      const least = addRow(typed, ++depth, allowed);
      leastTo[depth] = Math.min(leastTo[depth - 1]!, distanceAt(depth, length, allowed));
      hopeless = least > allowed && !(beginning && leastTo[depth]! <= allowed);
    }
    if (hopeless) {
      at = words.afterBeginning(sorted, at, depth);
      continue;
    }
    const edits = beginning ? leastTo[depth]! : distanceAt(depth, length, allowed);
    if (edits <= allowed) found.push({ id, edits });
    at++;
  }
  return found;
}

/** Distance of the whole typed word in a row. */
function distanceAt(row: number, length: number, allowed: number): number {
  return Math.abs(row - length) > allowed ? allowed + 1 : table[row * COLUMNS + length]!;
}

/** Fills the band of a row from the two before it, and gives its least number. */
function addRow(typed: string, row: number, allowed: number): number {
  const unit = path[row - 1]!;
  const before = row > 1 ? path[row - 2]! : -1;
  const here = row * COLUMNS;
  const above = here - COLUMNS;
  const first = Math.max(1, row - allowed);
  const last = Math.min(typed.length, row + allowed);
  let left = first === 1 ? row : allowed + 1;
  let least = left;
  table[here + first - 1] = left;
  for (let column = first; column <= last; column++) {
    const other = typed.charCodeAt(column - 1);
    let cost = table[above + column - 1]! + (unit === other ? 0 : 1);
    if (left + 1 < cost) cost = left + 1;
    const up = table[above + column]! + 1;
    if (up < cost) cost = up;
    if (column > 1 && before === other && unit === typed.charCodeAt(column - 2))
      cost = Math.min(cost, table[above - COLUMNS + column - 2]! + 1);
    table[here + column] = cost;
    left = cost;
    if (cost < least) least = cost;
  }
  table[here + last + 1] = allowed + 1;
  return least;
}
