// The pages that hold the numbers of posting lists: a place is the page (its upper bits) and the entry in it. Numbers of one list stand together,
// in one page; a list longer than a page has a page of its own length.
import type { Bitmap } from './bitmap.ts';

export const PAGE_BITS = 20;
export const PAGE_ENTRIES = 1 << PAGE_BITS;

export type Numbers = Uint32Array<ArrayBuffer>;

const NONE: Numbers = new Uint32Array(0);

/** A view of some numbers. */
export function blockOf(pages: readonly Numbers[], offset: number, length: number): Numbers {
  if (length === 0) return NONE;
  const start = offset & (PAGE_ENTRIES - 1);
  return pages[offset >>> PAGE_BITS]!.subarray(start, start + length);
}

/** Sets the bits of some numbers. A prefix has thousands of short lists: making a view of each would cost more than reading it. */
export function orPart(pages: readonly Numbers[], offset: number, length: number, target: Bitmap): void {
  if (length === 0) return;
  const page = pages[offset >>> PAGE_BITS]!;
  const start = offset & (PAGE_ENTRIES - 1);
  for (let at = start; at < start + length; at++) {
    const slot = page[at]!;
    target[slot >>> 5]! |= 1 << (slot & 31);
  }
}

/** How many of some numbers are in a bitmap. */
export function countPart(numbers: Numbers, bitmap: Bitmap): number {
  let count = 0;
  for (let at = 0; at < numbers.length; at++) {
    const slot = numbers[at]!;
    count += (bitmap[slot >>> 5]! >>> (slot & 31)) & 1;
  }
  return count;
}
