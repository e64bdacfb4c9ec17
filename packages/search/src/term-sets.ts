// The sets of postings behind the units of a question, and the words that may stand in their place (correction.ts says which).
import { andCount, andInto, type Bitmap, orInto, type ScratchBitmaps } from './bitmap.ts';
import { CORRECTIONS_MAX, editsAllowed, keepsParts, likelihood, nearest } from './correction.ts';
import type { Dictionary } from './dictionary.ts';
import type { CountedSet } from './facet-counting.ts';
import type { FacetValues } from './facet-values.ts';
import type { PostingLists } from './posting-lists.ts';
import { type Counting, idfSteps } from './ranking.ts';
import type { Slots } from './slots.ts';
import { namedTerm } from './terms.ts';
import { type AskedUnit, nearestTerms, stemsAsked } from './units.ts';
import { countingOf } from './weights.ts';

/** Where a unit is answered, from best to worst; each set but the last two is part of `anywhere`. */
export type UnitMatch = Counting & {
  unit: AskedUnit;
  /** By anything, anywhere. */
  anywhere: Bitmap;
  idf: number;
  matching: number;
  /** Whether it means something known, or names an organization, a skill or a place of what the reader may find. */
  readonly isTelling: boolean;
  /** In the title as written, in the title, narrower there, near to it there and in any way, in what is named, in the text as written. Made when a page is ranked. */
  levels: () => [Bitmap, Bitmap, Bitmap, Bitmap, Bitmap, Bitmap, Bitmap];
};

/** What matching reads of an index. */
export type Matched = {
  dictionary: Dictionary;
  postings: PostingLists;
  organizations: Map<number, number>;
  facets: FacetValues[];
  slots: Slots;
  scratch: ScratchBitmaps;
};

/** Where something stands: anywhere, in the title, or as a name of the posting (its organization, a skill, a place). */
type Where = 'anywhere' | 'head' | 'named';

/** Where a unit is answered. `instead`: for words that were corrected, those that stand for them. */
export function unitMatch(index: Matched, unit: AskedUnit, base: CountedSet, instead: ReadonlyMap<string, readonly string[]>): UnitMatch {
  const { postings, scratch } = index;
  const written = unit.words.map(({ word, isBeginning }) =>
    isBeginning ? index.dictionary.beginningWith(word) : idsOf(index, instead.get(word) ?? [word]),
  );
  const inflected = unit.words.map(({ word, isBeginning }) =>
    isBeginning || unit.isRequired || instead.has(word) ? [] : inflectedIds(index, word, unit.languages),
  );
  const terms = idsOf(index, unit.terms);
  const namedWritten = () =>
    written.map((ids) => idsOf(index, ids.map((id) => namedTerm(index.dictionary.words.text(id))))); // biome-ignore format: one thought
  const listsIn = (ids: readonly number[], where: Where) =>
    ids.map((id) => (where === 'head' ? index.dictionary.head(id) : index.dictionary.anywhere(id)));
  const allOf = (words: readonly (readonly number[])[], where: Where): Bitmap => {
    if (words.length === 0 || words.some((ids) => ids.length === 0)) return scratch.borrowEmpty();
    const sets = words.map((ids) => union(listsIn(ids, where), postings, scratch));
    return sets.length === 1 ? sets[0]! : intersection(sets, postings.words, scratch);
  };
  const either = (set: Bitmap, ids: readonly number[], where: Where): Bitmap => {
    if (ids.length === 0) return set;
    const target = scratch.borrow();
    target.set(set);
    orInto(target, union(listsIn(ids, where), postings, scratch), postings.words);
    return target;
  };
  const any = (where: Where, by = terms) => either(allOf(written.map((ids, at) => [...ids, ...inflected[at]!]), where), by, where); // biome-ignore format: one thought
  const best = (where: Where) => either(allOf(written, where), idsOf(index, unit.best ?? []), where);
  const near = idsOf(index, unit.near);
  const anywhere = unit.isStrict ? union(listsIn([...terms, ...near], 'anywhere'), postings, scratch) : either(any('anywhere'), near, 'anywhere'); // biome-ignore format: one thought
  const only =
    unit.words.length === 0 || unit.isStrict
      ? [...terms, ...near]
      : written.length === 1 && terms.length === 0 && near.length === 0 && inflected[0]!.length === 0
        ? written[0]!
        : null;
  const matching =
    only?.length === 1
      ? postings.countIn(index.dictionary.anywhere(only[0]!), base.bitmap)
      : andCount(anywhere, base.bitmap, postings.words);
  // The dictionary has the endings of occupations and fields; a stem has more ("accountable" has that of "accountant").
  const title = () => (unit.exact ? either(allOf(written, 'head'), idsOf(index, unit.exact), 'head') : any('head'));
  const narrower = () => union(unit.exact ? listsIn(terms, 'head') : [], postings, scratch);
  const nearest = () => union(listsIn(idsOf(index, nearestTerms(unit)), 'head'), postings, scratch);
  const nearly = () => union(listsIn(near, 'anywhere'), postings, scratch);
  // A circle is hundreds of places, and no name of anything.
  const named = () => unit.isWhere ? scratch.borrowEmpty() : either(allOf(namedWritten(), 'anywhere'), idsOf(index, unit.terms.map(namedTerm)), 'anywhere'); // biome-ignore format: one thought
  const idf = idfSteps(base.total, Math.max(1, matching));
  return {
    unit,
    anywhere,
    matching,
    idf,
    ...countingOf(unit, idf),
    get isTelling() {
      return unit.terms.length > 0 || andCount(named(), base.bitmap, postings.words) > 0;
    },
    levels: () => {
      // What answers a strict unit stands in a title: nothing below has to be looked for.
      const none = unit.isStrict ? scratch.borrowEmpty() : undefined;
      return [best('head'), title(), narrower(), nearest(), nearly(), none ?? named(), none ?? best('anywhere')];
    },
  };
}

export function idsOf({ dictionary }: Matched, words: readonly string[]): number[] {
  return words.map((word) => dictionary.find(word)).filter((id) => id >= 0);
}

/** Other endings of a word, in any language. */
function inflectedIds(index: Matched, word: string, languages: readonly string[] | undefined): number[] {
  const { terms, words } = stemsAsked(word, languages);
  return idsOf(index, [...terms, ...words]);
}

/** The nearest other words of the base that keep some parts. Long lists come first: where the best are full, shorter ones need no count. */
export function nearestWords({ dictionary, postings }: Matched, word: string, base: CountedSet, kept: readonly string[]): string[] {
  const allowed = editsAllowed(word);
  if (allowed === 0) return [];
  const near = dictionary
    .near(word, allowed)
    .map(({ id, edits }) => ({ list: dictionary.anywhere(id), word: dictionary.words.text(id), edits }))
    .filter((candidate) => keepsParts(candidate.word, kept));
  for (let edits = 1; edits <= allowed; edits++) {
    const candidates = near.filter((candidate) => candidate.edits === edits);
    const atMost = ({ word, list }: (typeof near)[number]) => likelihood(word, postings.lengthOf(list));
    candidates.sort((a, b) => atMost(b) - atMost(a));
    const best: { word: string; edits: number; postings: number }[] = [];
    for (const candidate of candidates) {
      const likely = best.map((other) => likelihood(other.word, other.postings)).sort((a, b) => b - a);
      if (atMost(candidate) < (likely[CORRECTIONS_MAX - 1] ?? 1)) break;
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
