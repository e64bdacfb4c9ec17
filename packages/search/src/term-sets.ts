// The sets of postings behind the words of a question, and the words that may stand in their place (correction.ts says which).
import { andCount, andInto, type Bitmap, type ScratchBitmaps } from './bitmap.ts';
import { CORRECTIONS_MAX, editsAllowed, nearest } from './correction.ts';
import type { Dictionary } from './dictionary.ts';
import type { CountedSet } from './facet-counting.ts';
import type { FacetValues } from './facet-values.ts';
import type { PostingLists } from './posting-lists.ts';
import { idfSteps } from './ranking.ts';

/** One word of the question: where any of its terms is, where in title or organization, and its weight. */
export type WordMatch = { anywhere: Bitmap; head: Bitmap; idf: number };

/** What matching reads of an index. */
export type Matched = {
  dictionary: Dictionary;
  postings: PostingLists;
  organizations: Map<number, number>;
  facets: FacetValues[];
  scratch: ScratchBitmaps;
};

/** Where any of some terms is; null where no posting in the base holds one. */
export function wordMatch({ dictionary, postings, scratch }: Matched, terms: readonly number[], base: CountedSet): WordMatch | null {
  if (terms.length === 0) return null;
  const lists = terms.map((term) => dictionary.anywhere(term));
  const anywhere = union(lists, postings, scratch);
  const matching = lists.length === 1 ? postings.countIn(lists[0]!, base.bitmap) : andCount(anywhere, base.bitmap, postings.words);
  if (matching === 0) return null;
  const head = union(
    terms.map((term) => dictionary.head(term)),
    postings,
    scratch,
  );
  return { anywhere, head, idf: idfSteps(base.total, matching) };
}

/** The nearest other words of the base. Long lists come first: where the best are full, shorter ones need no count. */
export function nearestWords({ dictionary, postings }: Matched, word: string, base: CountedSet): string[] {
  const allowed = editsAllowed(word);
  if (allowed === 0) return [];
  const near = dictionary
    .near(word, allowed)
    .map(({ id, edits }) => ({ list: dictionary.anywhere(id), word: dictionary.words.text(id), edits }));
  for (let edits = 1; edits <= allowed; edits++) {
    const candidates = near.filter((candidate) => candidate.edits === edits);
    candidates.sort((a, b) => postings.lengthOf(b.list) - postings.lengthOf(a.list));
    const best: { word: string; edits: number; postings: number }[] = [];
    for (const candidate of candidates) {
      const enough = best.length < CORRECTIONS_MAX ? 1 : best.map((other) => other.postings).sort((a, b) => b - a)[CORRECTIONS_MAX - 1]!;
      if (postings.lengthOf(candidate.list) < enough) break;
      const count = postings.countIn(candidate.list, base.bitmap);
      if (count > 0) best.push({ word: candidate.word, edits, postings: count });
    }
    if (best.length > 0) return nearest(best);
  }
  return [];
}

/** The numbers of some lists as one bitmap: the list's own where there is one and it is dense. Never write into it. */
export function union(lists: readonly number[], postings: PostingLists, scratch: ScratchBitmaps): Bitmap {
  const own = lists.length === 1 ? postings.bitmapOf(lists[0]!) : null;
  if (own !== null) return own;
  const bitmap = scratch.borrowEmpty();
  for (const list of lists) postings.orInto(list, bitmap);
  return bitmap;
}

export function intersection(sets: readonly Bitmap[], words: number, scratch: ScratchBitmaps): Bitmap {
  const target = scratch.borrow();
  const [a, b, c, ...others] = sets as [Bitmap, Bitmap, Bitmap | undefined, ...Bitmap[]];
  if (c === undefined) for (let at = 0; at < words; at++) target[at] = a[at]! & b[at]!;
  else for (let at = 0; at < words; at++) target[at] = a[at]! & b[at]! & c[at]!;
  for (const other of others) andInto(target, other, words);
  return target;
}
