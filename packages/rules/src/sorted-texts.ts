// Looking up in what is sorted by a text, in code units.

/** Where the first one stands whose text is not before this one; behind the last where there is none. */
export function firstFrom<T>(sorted: readonly T[], text: string, textOf: (one: T) => string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (textOf(sorted[middle]!) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
