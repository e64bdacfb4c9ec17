// Exact counts of facet values over a set of postings. Three ways give the same counts; the cheapest is taken, facet by facet:
//   walk        one increment for each posting of the set (cost: the postings)
//   intersect   and + popcount with the bitmap of each value (cost: the values times the slots)
//   the rest    where the set is most of what the reader may find: those counts are kept, and what is missing is counted and subtracted
import { andNotTo, type Bitmap, type ScratchBitmaps } from './bitmap.ts';
import { type FacetRecords, RECORD } from './facet-values.ts';
import type { PostingLists } from './posting-lists.ts';

/** A set of postings with the counts of all values in it, kept up to date. */
export type CountedSet = { bitmap: Bitmap; total: number; counts: Uint32Array[] };

// Nanoseconds, measured (bench/search.ts): a bit of a walk, one increment, one word of an intersection.
const BIT_NS = 2.2;
const INCREMENT_NS = 1;
const WORD_NS = 0.75;

/** Counts of the values of some facets (numbers into FACETS) in a set of `total` postings, by facet number. */
export function countFacets(
  wanted: readonly number[],
  set: Bitmap,
  total: number,
  base: CountedSet,
  { facets, records }: FacetRecords,
  postings: PostingLists,
  scratch: ScratchBitmaps,
): Map<number, Uint32Array> {
  if (total === base.total) return new Map(wanted.map((facet) => [facet, base.counts[facet]!]));
  const missing = base.total - total;
  const subtract = missing < total;
  let counted = set;
  if (subtract) {
    counted = scratch.borrow();
    andNotTo(counted, base.bitmap, set, postings.words);
  }
  const members = subtract ? missing : total;
  const intersected = facetsToIntersect(wanted, members, facets, postings.words);
  const walked = wanted.filter((facet) => !intersected.includes(facet));
  const counts = walk(walked, counted, postings.words, facets, records);
  for (const facet of intersected) counts.set(facet, intersect(facets[facet]!.lists, counted, postings));
  if (subtract) for (const [facet, part] of counts) counts.set(facet, difference(base.counts[facet]!, part));
  return counts;
}

/** Counts in a set by walking it, for all facets asked for. */
export function walk(
  wanted: readonly number[],
  set: Bitmap,
  words: number,
  facets: FacetRecords['facets'],
  records: Uint16Array,
): Map<number, Uint32Array> {
  const starts = new Uint32Array(RECORD);
  let room = 0;
  facets.forEach((facet, at) => {
    starts[at] = room;
    room += facet.room;
  });
  const counts = new Uint32Array(room);
  if (wanted.length === 0) return new Map();
  if (wanted.length > 3) walkAll(set, words, records, counts, starts);
  else for (const facet of wanted) walkOne(set, words, records, counts, starts[facet]!, facet);
  return new Map(wanted.map((facet) => [facet, facets[facet]!.spread(counts, starts[facet]!, set)]));
}

/** Two numbers of a record are read at once (the lower one first, as on all processors we run on): reading is most of the work. */
function walkAll(set: Bitmap, words: number, records: Uint16Array, counts: Uint32Array, starts: Uint32Array): void {
  const pairs = new Int32Array(records.buffer, records.byteOffset, records.length / 2);
  const [s0, s1, s2, s3, s4, s5, s6, s7] = starts as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < words; at++) {
    let word = set[at]!;
    while (word !== 0) {
      const bit = 31 - Math.clz32(word & -word);
      const from = (RECORD / 2) * (at * 32 + bit);
      const first = pairs[from]!;
      const second = pairs[from + 1]!;
      const third = pairs[from + 2]!;
      counts[s0 + (first & 0xffff)]!++;
      counts[s1 + (first >>> 16)]!++;
      counts[s2 + (second & 0xffff)]!++;
      counts[s3 + (second >>> 16)]!++;
      counts[s4 + (third & 0xffff)]!++;
      counts[s5 + (third >>> 16)]!++;
      const fourth = pairs[from + 3]!;
      counts[s6 + (fourth & 0xffff)]!++;
      counts[s7 + (fourth >>> 16)]!++;
      word &= word - 1;
    }
  }
}

function walkOne(set: Bitmap, words: number, records: Uint16Array, counts: Uint32Array, start: number, facet: number): void {
  for (let at = 0; at < words; at++) {
    let word = set[at]!;
    while (word !== 0) {
      const bit = 31 - Math.clz32(word & -word);
      counts[start + records[RECORD * (at * 32 + bit) + facet]!]!++;
      word &= word - 1;
    }
  }
}

/** Counts in a set by intersecting it with each list. */
export function intersect(lists: readonly number[], set: Bitmap, postings: PostingLists): Uint32Array {
  return Uint32Array.from(lists, (list) => postings.countIn(list, set));
}

/** The facets for which intersecting is cheaper; a walk costs the less a facet the more of them share it. */
function facetsToIntersect(wanted: readonly number[], members: number, facets: FacetRecords['facets'], words: number): number[] {
  const walkNs = (shared: number) => members * (INCREMENT_NS + BIT_NS / Math.max(1, shared));
  const intersectNs = (facet: number) => facets[facet]!.lists.length * words * WORD_NS;
  let intersected = wanted.filter((facet) => intersectNs(facet) < walkNs(1));
  // Where others are walked anyway, joining them costs one increment.
  const shared = wanted.length - intersected.length;
  if (shared > 0) intersected = intersected.filter((facet) => intersectNs(facet) < members * INCREMENT_NS);
  return intersected;
}

function difference(all: Uint32Array, part: Uint32Array): Uint32Array {
  return all.map((count, at) => count - (part[at] ?? 0));
}
