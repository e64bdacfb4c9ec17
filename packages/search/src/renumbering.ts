// A list of one index under the slots of another (compaction.ts). `newSlots` gives the new slot of an old one, -1 for what is gone, and knows
// nothing of slots that came after it was made: those are left out.
import { type Bitmap, setBit } from './bitmap.ts';
import type { PostingLists } from './posting-lists.ts';

/** True where any number of a list has a new one; a dense list counts as one that has. */
export function hasAnyLeft(lists: PostingLists, list: number, newSlots: Int32Array): boolean {
  if (lists.bitmapOf(list) !== null) return true;
  for (const part of [lists.mainOf(list), lists.tailOf(list)]) for (const slot of part) if ((newSlots[slot] ?? -1) >= 0) return true;
  return false;
}

/** Fills a new list `to` of `target` with the list `from` of `source`; gives how many numbers that is. */
export function renumber(target: PostingLists, to: number, source: PostingLists, from: number, newSlots: Int32Array): number {
  const bitmap = source.bitmapOf(from);
  if (bitmap !== null) return renumberBitmap(target, to, bitmap, newSlots);
  const numbers = new Uint32Array(source.lengthOf(from));
  let length = 0;
  let ascending = true;
  for (const part of [source.mainOf(from), source.tailOf(from)]) {
    for (let at = 0; at < part.length; at++) {
      const slot = newSlots[part[at]!] ?? -1;
      if (slot < 0) continue;
      if (length > 0 && slot < numbers[length - 1]!) ascending = false;
      numbers[length++] = slot;
    }
  }
  const kept = numbers.subarray(0, length);
  target.fill(to, ascending ? kept : kept.sort());
  return length;
}

function renumberBitmap(target: PostingLists, to: number, old: Bitmap, newSlots: Int32Array): number {
  const bitmap: Bitmap = new Int32Array(target.words);
  let length = 0;
  for (let at = 0; at < old.length; at++) {
    for (let word = old[at]!; word !== 0; word &= word - 1) {
      const slot = newSlots[at * 32 + 31 - Math.clz32(word & -word)] ?? -1;
      if (slot < 0) continue;
      setBit(bitmap, slot);
      length++;
    }
  }
  target.fillFromBitmap(to, bitmap, length);
  return length;
}
