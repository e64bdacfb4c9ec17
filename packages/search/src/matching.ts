// From a question to sets of postings: each word to the postings that hold it, all words ANDed, then organizations and filters.
//   a word matches by itself; the last one, while it is typed, as a prefix; without any match among what the reader may find it is corrected
//   filters: any value of a facet, every facet. For each facet in use also the set without its own filter, for its counts.
import { type Bitmap, countBits } from './bitmap.ts';
import { meantText } from './correction.ts';
import type { CountedSet } from './facet-counting.ts';
import { readMeant } from './meant-words.ts';
import { intersection, type Matched, nearestWords, union, type WordMatch, wordMatch } from './term-sets.ts';
import { FACETS, type SearchRequest } from './types.ts';
import { correctedText, type QueryWords, queryWords } from './words.ts';

export type Match = {
  words: WordMatch[];
  correctedText: string | null;
  meantText: string | null;
  /** What matches everything. */
  set: Bitmap;
  total: number;
  /** By facet number: what matches everything but this facet's filter. Only facets in use. */
  withoutOwn: Map<number, { set: Bitmap; total: number }>;
};

/** A filter in use: the postings that it lets through. */
type Filter = { facet: number; allowed: Bitmap };

/** All sets of a question. They are borrowed from the index's scratch. */
export function match(index: Matched, request: SearchRequest, base: CountedSet, mayCorrect = true): Match {
  const { postings, scratch } = index;
  const asked = queryWords(request.text);
  const { words, corrected } = matchedWords(index, request, asked, base, mayCorrect);
  let found = base.bitmap;
  if (words === null) found = scratch.borrowEmpty();
  else if (words.length > 0) found = intersection([base.bitmap, ...words.map(({ anywhere }) => anywhere)], postings.words, scratch);
  const organizations = organizationSet(index, request.organizationIds);
  for (const organizationSet of organizations) found = intersection([found, organizationSet], postings.words, scratch);
  const filters = filtersInUse(index, request);
  const sets = filtered(index, filters, found, base);
  const reading =
    mayCorrect && words !== null && !request.prefix
      ? readMeant(index, asked.words, words, {
          base,
          corrected,
          within: [...organizations, ...filters.map(({ allowed }) => allowed)],
          total: sets.total,
        })
      : null;
  return {
    words: words ?? [],
    correctedText: corrected.size > 0 ? correctedText(asked.pieces, corrected) : null,
    meantText: meantText(asked, reading, corrected),
    ...sets,
  };
}

/** The words of a question; null where one of them is nowhere, and what stands for those that were corrected. */
function matchedWords(index: Matched, request: SearchRequest, asked: QueryWords, base: CountedSet, mayCorrect: boolean) {
  const corrected = new Map<string, string>();
  const words: WordMatch[] = [];
  for (const word of asked.words) {
    const beginning = request.prefix && word === asked.last;
    let terms = beginning ? index.dictionary.beginningWith(word) : [index.dictionary.find(word)].filter((id) => id >= 0);
    let matched = wordMatch(index, terms, base);
    if (matched === null && mayCorrect) {
      const instead = nearestWords(index, word, base);
      if (instead.length > 0) corrected.set(word, instead[0]!);
      terms = instead.map((other) => index.dictionary.find(other));
      matched = wordMatch(index, terms, base);
    }
    if (matched !== null) words.push(matched);
  }
  return { words: words.length === asked.words.length ? words : null, corrected };
}

/** The postings of some organizations; none where all organizations are asked for. */
function organizationSet({ organizations, postings, scratch }: Matched, organizationIds: readonly number[]): Bitmap[] {
  if (organizationIds.length === 0) return [];
  const lists = organizationIds.flatMap((id) => organizations.get(id) ?? []);
  return [union(lists, postings, scratch)];
}

function filtersInUse({ postings, scratch, facets }: Matched, request: SearchRequest): Filter[] {
  return FACETS.flatMap((name, facet) => {
    const values = request.filters[name];
    if (values === undefined || values.length === 0) return [];
    const lists = [...new Set(values)].flatMap((value) => {
      const number = facets[facet]!.numberOf(value);
      return number === undefined ? [] : [facets[facet]!.lists[number]!];
    });
    return [{ facet, allowed: union(lists, postings, scratch) }];
  });
}

function filtered(
  { postings, scratch }: Matched,
  filters: readonly Filter[],
  found: Bitmap,
  base: CountedSet,
): Pick<Match, 'set' | 'total' | 'withoutOwn'> {
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
