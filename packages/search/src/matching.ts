// From a question to sets of postings: each word to the postings that hold it, all words ANDed, then companies and filters.
//   a word matches by itself; the last one, while it is typed, as a prefix; without any match among what the reader may find it is corrected
//   filters: any value of a facet, every facet. For each facet in use also the set without its own filter, for its counts.
import { andCount, andInto, type Bitmap, countBits, type ScratchBitmaps } from './bitmap.ts';
import { CORRECTIONS_MAX, editsAllowed, nearest } from './correction.ts';
import type { Dictionary } from './dictionary.ts';
import type { CountedSet } from './facet-counting.ts';
import type { FacetValues } from './facet-values.ts';
import type { PostingLists } from './posting-lists.ts';
import { idfSteps } from './ranking.ts';
import { FACETS, type SearchRequest } from './types.ts';
import { correctedText, queryWords } from './words.ts';

/** One word of the question: where any of its terms is, where in title or company, and its weight. */
export type WordMatch = { anywhere: Bitmap; head: Bitmap; idf: number };

export type Match = {
  words: WordMatch[];
  correctedText: string | null;
  /** What matches everything. */
  set: Bitmap;
  total: number;
  /** By facet number: what matches everything but this facet's filter. Only facets in use. */
  withoutOwn: Map<number, { set: Bitmap; total: number }>;
};

/** What matching reads of an index. */
export type Matched = {
  dictionary: Dictionary;
  postings: PostingLists;
  companies: Map<number, number>;
  facets: FacetValues[];
  scratch: ScratchBitmaps;
};

/** All sets of a question. They are borrowed from the index's scratch. */
export function match(index: Matched, request: SearchRequest, base: CountedSet, mayCorrect = true): Match {
  const { postings, scratch } = index;
  const asked = queryWords(request.text);
  const corrected = new Map<string, string>();
  const words: WordMatch[] = [];
  let found = base.bitmap;
  let nothing = false;
  for (const word of asked.words) {
    const beginning = request.prefix && word === asked.last;
    let terms = beginning ? index.dictionary.beginningWith(word) : [index.dictionary.find(word)].filter((id) => id >= 0);
    let matched = wordMatch(index, terms, base);
    if (matched === null && mayCorrect) {
      const instead = correct(index, word, base);
      if (instead.length > 0) corrected.set(word, instead[0]!);
      terms = instead.map((other) => index.dictionary.find(other));
      matched = wordMatch(index, terms, base);
    }
    if (matched === null) nothing = true;
    else words.push(matched);
  }
  if (nothing) found = scratch.borrowEmpty();
  else if (words.length > 0) found = intersection([base.bitmap, ...words.map(({ anywhere }) => anywhere)], postings.words, scratch);
  if (request.companyIds.length > 0) {
    const lists = request.companyIds.flatMap((id) => index.companies.get(id) ?? []);
    found = intersection([found, union(lists, postings, scratch)], postings.words, scratch);
  }
  return {
    words,
    correctedText: corrected.size > 0 ? correctedText(asked.pieces, corrected) : null,
    ...filtered(index, request, found, base),
  };
}

function filtered(index: Matched, request: SearchRequest, found: Bitmap, base: CountedSet): Pick<Match, 'set' | 'total' | 'withoutOwn'> {
  const { postings, scratch, facets } = index;
  const filters: { facet: number; allowed: Bitmap }[] = [];
  FACETS.forEach((name, facet) => {
    const values = request.filters[name];
    if (values === undefined || values.length === 0) return;
    const lists = [...new Set(values)].flatMap((value) => {
      const number = facets[facet]!.numberOf(value);
      return number === undefined ? [] : [facets[facet]!.lists[number]!];
    });
    filters.push({ facet, allowed: union(lists, postings, scratch) });
  });
  const counted = (set: Bitmap) => ({ set, total: set === base.bitmap ? base.total : countBits(set, postings.words) });
  if (filters.length === 0) return { ...counted(found), withoutOwn: new Map() };
  const withoutOwn = new Map<number, { set: Bitmap; total: number }>();
  for (const { facet } of filters) {
    const others = filters.filter((filter) => filter.facet !== facet).map(({ allowed }) => allowed);
    withoutOwn.set(facet, counted(others.length === 0 ? found : intersection([found, ...others], postings.words, scratch)));
  }
  const first = filters[0]!;
  return { ...counted(intersection([withoutOwn.get(first.facet)!.set, first.allowed], postings.words, scratch)), withoutOwn };
}

/** Where any of some terms is; null where no posting in the base holds one. */
function wordMatch({ dictionary, postings, scratch }: Matched, terms: readonly number[], base: CountedSet): WordMatch | null {
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

/** As correction.ts says, over the words of the base. Long lists come first: where the best are full, shorter ones need no count. */
function correct({ dictionary, postings }: Matched, word: string, base: CountedSet): string[] {
  const allowed = editsAllowed(word);
  if (allowed === 0) return [];
  const near = dictionary
    .near(word, allowed)
    .map(({ id, edits }) => ({ list: dictionary.anywhere(id), word: dictionary.words.text(id), edits }));
  for (let edits = 0; edits <= allowed; edits++) {
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
function union(lists: readonly number[], postings: PostingLists, scratch: ScratchBitmaps): Bitmap {
  const own = lists.length === 1 ? postings.bitmapOf(lists[0]!) : null;
  if (own !== null) return own;
  const bitmap = scratch.borrowEmpty();
  for (const list of lists) postings.orInto(list, bitmap);
  return bitmap;
}

function intersection(sets: readonly Bitmap[], words: number, scratch: ScratchBitmaps): Bitmap {
  const target = scratch.borrow();
  const [a, b, c, ...others] = sets as [Bitmap, Bitmap, Bitmap | undefined, ...Bitmap[]];
  if (c === undefined) for (let at = 0; at < words; at++) target[at] = a[at]! & b[at]!;
  else for (let at = 0; at < words; at++) target[at] = a[at]! & b[at]! & c[at]!;
  for (const other of others) andInto(target, other, words);
  return target;
}
