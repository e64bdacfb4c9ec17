// The index of people in memory. Words, meanings, corrections and the order are those of the job search (matching.ts, page.ts); the facets are its
// own (people-facets.ts). Everybody who may ask sees the same people, so there is one base: who is live. One person is one slot; replacing
// kills the slot and takes the next one, and who owns a worn index makes it anew. Synchronous: one thread owns it.
import { type Bitmap, countBits, ScratchBitmaps } from './bitmap.ts';
import { Dictionary } from './dictionary.ts';
import { addWords } from './document-words.ts';
import { FacetValues } from './facet-values.ts';
import { match } from './matching.ts';
import { page } from './page.ts';
import { PeopleFacets } from './people-facets.ts';
import {
  ALL_OF,
  FACET_VALUES_MAX,
  PEOPLE_FACETS,
  type PeopleChange,
  type PeopleFacet,
  type PeopleRequest,
  type PeopleResult,
  type PersonDocument,
  wordsOfPerson,
} from './people-types.ts';
import { sortedCounts } from './posted.ts';
import { PostingLists } from './posting-lists.ts';
import { lengthStep } from './ranking.ts';
import { idWords, Slots } from './slots.ts';
import { intersection, type Matched, union } from './term-sets.ts';
import { FACETS, type SearchRequest } from './types.ts';
import { deniedUnits } from './units.ts';

/** What must hold of a facet: each set, or its only one. `any`: one of its values is enough, so its counts leave it out. */
type FacetFilter = { facet: PeopleFacet; any: boolean; sets: Bitmap[] };

export class PeopleIndex {
  slots: Slots;
  dictionary = new Dictionary();
  postings: PostingLists;
  facets = new PeopleFacets();
  #scratch: ScratchBitmaps;
  #parts: Pick<Matched, 'organizations' | 'facets'> = { organizations: new Map(), facets: FACETS.map(() => new FacetValues()) };

  /** An empty index with room for `capacity` people; it grows when it must. */
  constructor(capacity: number) {
    this.slots = new Slots(capacity);
    this.postings = new PostingLists(this.slots.words);
    this.#scratch = new ScratchBitmaps(this.slots.words);
  }

  /** People held. */
  get size(): number {
    return this.slots.count - this.slots.dead;
  }

  /** Whether making it anew is worth it: a third dead, or more than a quarter out of order. */
  get worn(): boolean {
    const { count, dead, ordered } = this.slots;
    return count >= 4096 && (dead * 3 > count || (count - ordered) * 4 > count);
  }

  /** @throws SearchFailure search.bad_id */
  apply(change: PeopleChange): void {
    if (change.kind === 'put') this.put(change.document);
    else this.#kill(this.slots.find(idWords(change.id)));
  }

  /** Adds a person or replaces them. @throws SearchFailure search.bad_id */
  put(person: PersonDocument): void {
    const id = idWords(person.id);
    this.#kill(this.slots.find(id));
    if (this.slots.count === this.slots.capacity) this.#grow();
    const slot = this.slots.append(id, person.changedAt, Number.POSITIVE_INFINITY, 0);
    this.slots.setLengthStep(slot, lengthStep(addWords(this, slot, wordsOfPerson(person))));
    this.facets.add(slot, person.facets, this.postings);
  }

  search(request: PeopleRequest): PeopleResult {
    const startedAt = performance.now();
    try {
      const live = { bitmap: this.slots.live, total: this.size, counts: [] };
      const { dictionary, postings, slots } = this;
      const found = match({ dictionary, postings, slots, scratch: this.#scratch, ...this.#parts }, wordsAsked(request), live, 'people');
      const filters = this.#filtersOf(request.filters);
      const within = (others: readonly FacetFilter[]) => {
        const sets = others.flatMap((filter) => filter.sets);
        return sets.length === 0 ? found.set : intersection([found.set, ...sets], postings.words, this.#scratch);
      };
      const set = within(filters);
      const total = set === found.set ? found.total : countBits(set, postings.words);
      const { ids } = page({ ...request, after: null }, { ...found, set, total }, slots, this.#scratch, 0);
      const counts = this.facets.countIn(set, total, live, postings.words, this.#scratch);
      const facets = Object.fromEntries(
        PEOPLE_FACETS.map((facet) => {
          const own = filters.find((filter) => filter.any && filter.facet === facet);
          const others = own && within(filters.filter((filter) => filter !== own));
          const countOf = (number: number) => (others ? postings.countIn(this.facets.lists[number]!, others) : counts[number]!);
          return [facet, this.#told(facet, countOf, request.filters[facet] ?? [])];
        }),
      ) as PeopleResult['facets'];
      const tookMicros = Math.round((performance.now() - startedAt) * 1000);
      const denied = deniedUnits(wordsAsked(request)).map(({ typed }) => typed);
      return { ids, total, facets, correctedText: found.correctedText, relaxedWithout: found.relaxed?.without ?? null, denied, tookMicros };
    } finally {
      this.#scratch.returnAll();
    }
  }

  /** Packs all lists, in steps; nothing may read or change the index until the last one. For an index that was just built. */
  pack(): Generator<void> {
    return this.postings.pack();
  }

  #filtersOf(filters: PeopleRequest['filters']): FacetFilter[] {
    return PEOPLE_FACETS.flatMap((facet) => {
      const asked = filters[facet] ?? [];
      if (asked.length === 0) return [];
      const any = !ALL_OF.has(facet);
      const groups = any ? [asked] : asked.map((value) => (facet === 'language' ? onOrAbove(value) : [value]));
      const lists = (values: readonly string[]) =>
        [...new Set(values)].flatMap((value) => {
          const number = this.facets.find(facet, value);
          return number === undefined ? [] : [this.facets.lists[number]!];
        });
      return [{ facet, any, sets: groups.map((values) => union(lists(values), this.postings, this.#scratch)) }];
    });
  }

  /** The values of a facet that are told with their counts. */
  #told(facet: PeopleFacet, countOf: (number: number) => number, asked: readonly string[]): { value: string; count: number }[] {
    const { values } = this.facets;
    const exact = this.facets.numbersOf(facet).map((number) => ({ value: values[number]!.value, count: countOf(number) }));
    const counted = sortedCounts((facet === 'language' ? onEachLevel(exact) : exact).filter(({ count }) => count > 0));
    return counted.filter(({ value }, place) => place < FACET_VALUES_MAX || asked.includes(value));
  }

  #kill(slot: number): void {
    if (slot < 0) return;
    this.slots.kill(slot);
    this.facets.drop(slot);
  }

  #grow(): void {
    this.slots.grow(Math.ceil(this.slots.capacity * 1.5));
    this.postings.grow(this.slots.words);
    this.#scratch.resize(this.slots.words);
  }
}

const LEVELS = [0, 1, 2, 3, 4];
const levelled = (value: string): [language: string, level: number] => {
  const at = value.lastIndexOf('.');
  return [value.slice(0, at), Number(value.slice(at + 1))];
};

/** A language on a level or a higher one, as people hold it. */
function onOrAbove(value: string): string[] {
  const [language, least] = levelled(value);
  return LEVELS.filter((level) => level >= least).map((level) => `${language}.${level}`);
}

/** Counts of languages on each level as that or higher, from those of the levels that people have: everybody has one of a language. */
function onEachLevel(exact: readonly { value: string; count: number }[]): { value: string; count: number }[] {
  const sums = new Map<string, number>();
  for (const { value, count } of exact) {
    const [language, held] = levelled(value);
    for (const level of LEVELS) if (level <= held) sums.set(`${language}.${level}`, (sums.get(`${language}.${level}`) ?? 0) + count);
  }
  return [...sums].map(([value, count]) => ({ value, count }));
}

const wordsAsked = ({ text, sort, offset, pageSize, now }: PeopleRequest): SearchRequest => ({
  ...{ text, prefix: false, filters: {}, organizationIds: [], languages: [], after: null },
  ...{ visibility: { schoolIds: [], excludeSchoolIds: [] }, sort, offset, pageSize, now },
});
