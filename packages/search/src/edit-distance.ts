// Edits between words: insert, delete, replace, and swap of two neighbours (optimal string alignment, UTF-16 units).

const rows = [new Uint8Array(130), new Uint8Array(130), new Uint8Array(130)];

/** Edits between two words (optimal string alignment, UTF-16 units); some number above `limit` when there are more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  return edits(a, b, limit, false);
}

/** The fewest edits between `typed` and any beginning of `word`; some number above `limit` when there are more than `limit`. */
export function prefixDistance(typed: string, word: string, limit: number): number {
  if (typed.length - word.length > limit) return limit + 1;
  return edits(typed, word.slice(0, typed.length + limit), limit, true);
}

function edits(a: string, b: string, limit: number, anyBeginning: boolean): number {
  let [before, previous, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  const width = b.length;
  for (let column = 0; column <= width; column++) previous[column] = column;
  for (let row = 1; row <= a.length; row++) {
    current[0] = row;
    let least = row;
    const unit = a.charCodeAt(row - 1);
    for (let column = 1; column <= width; column++) {
      const other = b.charCodeAt(column - 1);
      let cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (unit === other ? 0 : 1));
      if (row > 1 && column > 1 && unit === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other) {
        cost = Math.min(cost, before[column - 2]! + 1);
      }
      current[column] = cost;
      if (cost < least) least = cost;
    }
    // Two rows back, where a swap starts, the least is at most one lower: it cannot come back under the limit either.
    if (least > limit) return limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  if (!anyBeginning) return previous[width]!;
  let least = previous[0]!;
  for (let column = 1; column <= width; column++) if (previous[column]! < least) least = previous[column]!;
  return least;
}
