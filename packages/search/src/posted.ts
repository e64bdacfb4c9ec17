// Postings by how long ago they were published: nothing is kept for it, because it changes with every instant. Slots up to `ordered` stand in
// order of publication, so those since an instant are all slots from one on; the late ones are looked at one by one.
import { POSTED_DAYS, POSTED_OPTIONS, type PostedOption } from '@fairway/rules/work-conditions';
import { type Bitmap, bitCount, countBits, setBit } from './bitmap.ts';
import { DAY_MS } from './ranking.ts';
import type { Slots } from './slots.ts';
import type { FacetCount } from './types.ts';

/** After this instant a posting is as new as an option asks for. */
export function postedAfter(option: PostedOption, now: number): number {
  return now - POSTED_DAYS[option] * DAY_MS;
}

/** The earliest instant that any of some options reaches back to; undefined of none that is known. */
export function earliestOf(options: readonly string[], now: number): number | undefined {
  const known = POSTED_OPTIONS.filter((option) => options.includes(option));
  return known.length === 0 ? undefined : Math.min(...known.map((option) => postedAfter(option, now)));
}

/** Sets the bits of the slots published after an instant. */
export function addPostedAfter(bitmap: Bitmap, slots: Slots, instant: number): void {
  let slot = slots.firstAfter(instant);
  while (slot < slots.ordered && (slot & 31) !== 0) setBit(bitmap, slot++);
  const whole = slots.ordered >> 5;
  if (slot >> 5 < whole) {
    bitmap.fill(-1, slot >> 5, whole);
    slot = whole << 5;
  }
  while (slot < slots.ordered) setBit(bitmap, slot++);
  for (let late = slots.ordered; late < slots.count; late++) if (slots.publishedAt[late]! > instant) setBit(bitmap, late);
}

/** How many of a set are as new as each option asks for: highest first, none with 0. */
export function postedCounts(set: Bitmap, slots: Slots, now: number): FacetCount[] {
  const ages = POSTED_OPTIONS.map((value) => ({ value, after: postedAfter(value, now) }));
  const late = lateInstants(set, slots, Math.min(...ages.map(({ after }) => after)));
  const counts = ages.map(({ value, after }) => ({
    value,
    count: countBetween(set, slots.firstAfter(after), slots.ordered) + late.filter((instant) => instant > after).length,
  }));
  return sortedCounts(counts);
}

/** When those of a set that stand out of order were published, if after an instant. */
function lateInstants(set: Bitmap, slots: Slots, after: number): number[] {
  const instants: number[] = [];
  for (let at = slots.ordered >> 5; at << 5 < slots.count; at++) {
    for (let word = set[at]!; word !== 0; word &= word - 1) {
      const slot = (at << 5) + (31 - Math.clz32(word & -word));
      const instant = slots.publishedAt[slot]!;
      if (slot >= slots.ordered && slot < slots.count && instant > after) instants.push(instant);
    }
  }
  return instants;
}

/** Bits of a set in [from, to). */
function countBetween(set: Bitmap, from: number, to: number): number {
  if (from >= to) return 0;
  const part = set.subarray(from >> 5, ((to - 1) >> 5) + 1);
  const before = part[0]! & ~(-1 << (from & 31));
  const behind = (to & 31) === 0 ? 0 : part[part.length - 1]! & (-1 << (to & 31));
  return countBits(part, part.length) - bitCount(before) - bitCount(behind);
}

/** Counts as they travel: highest first, ties by value, none with 0. */
export function sortedCounts(counts: readonly FacetCount[]): FacetCount[] {
  return counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
