// The index of job postings in memory: answers with ids and counts, never with rows, and knows neither HTTP nor the database.
//
//   text ──words──▶ Dictionary ──lists──▶ PostingLists ─┐
//   filters ──────▶ FacetValues ─lists──────────────────┤ AND, all bitmaps of Slots.words words
//   reader ───────▶ BaseSets (open, visible) ───────────┘──▶ set ──▶ facet counts (FacetRecords)  ──▶ page (Slots) ──▶ ids
//
// One posting is one slot. Replacing kills the slot and takes the next one; compaction.ts makes a new index without the dead.
// All of it is typed arrays; of texts only words and phrases stay. Everything is synchronous: one thread owns an index.

import { BaseSets } from './base-sets.ts';
import { ScratchBitmaps } from './bitmap.ts';
import type { State } from './columns.ts';
import { Dictionary } from './dictionary.ts';
import { addWords } from './document-words.ts';
import { explainedUnit } from './explaining.ts';
import { type CountedSet, countFacets } from './facet-counting.ts';
import { FacetRecords, facetCounts, RECORD } from './facet-values.ts';
import type { Counted } from './filter-sets.ts';
import { type Match, match } from './matching.ts';
import { OpenSlots } from './open-slots.ts';
import { levelOf, type PageRow, page } from './page.ts';
import { Phrases } from './phrases.ts';
import { postedCounts } from './posted.ts';
import { PostingLists } from './posting-lists.ts';
import { lengthStep, promotionOf } from './ranking.ts';
import { idWords, Slots } from './slots.ts';
import { fresherFor } from './standing.ts';
import type { Matched } from './term-sets.ts';
import type { Explanation, Suggestion, SuggestionKind } from './types.ts';
import {
  FACETS,
  type FacetCount,
  FILTERS,
  type Filter,
  facetOf,
  type SearchChange,
  type SearchDocument,
  type SearchRequest,
  type SearchResult,
} from './types.ts';
import { deniedUnits } from './units.ts';

export class JobIndex {
  slots: Slots;
  dictionary = new Dictionary();
  postings: PostingLists;
  records: FacetRecords;
  phrases: Phrases;
  organizations = new Map<number, number>();
  audiences: { everyone: number; schools: Map<number, number> };
  /** Goes up when slots are numbered anew. */
  epoch: number;
  #open: OpenSlots;
  #bases: BaseSets;
  #scratch: ScratchBitmaps;

  /** An empty index with room for `capacity` postings; it grows when it must. */
  constructor(capacity: number, epoch = 1) {
    this.epoch = epoch;
    this.slots = new Slots(capacity);
    this.postings = new PostingLists(this.slots.words);
    this.records = new FacetRecords(this.slots.capacity);
    this.phrases = new Phrases(this.slots.words);
    this.audiences = { everyone: this.postings.add(), schools: new Map() };
    this.#scratch = new ScratchBitmaps(this.slots.words);
    this.#open = new OpenSlots(this.slots);
    this.#bases = new BaseSets(this.audiences, this.#open, this.postings, this.records);
  }

  /** Postings held. */
  get size(): number {
    return this.slots.count - this.slots.dead;
  }

  /** Whether a compaction is worth its cost: full, or a fifth dead, or more than a quarter out of order. */
  get worn(): boolean {
    const { count, dead, ordered, capacity } = this.slots;
    return count >= 1024 && (count > capacity * 0.9 || dead * 5 > count || (count - ordered) * 4 > count);
  }

  /** @throws SearchFailure search.bad_id */
  apply(change: SearchChange): void {
    if (change.kind === 'put') this.put(change.document);
    else this.remove(change.id);
  }

  /** Adds a posting or replaces it. @throws SearchFailure search.bad_id */
  put(document: SearchDocument): void {
    const id = idWords(document.id);
    this.#kill(this.slots.find(id));
    if (this.slots.count === this.slots.capacity) this.#grow();
    const deadlineAt = document.deadlineAt ?? Number.POSITIVE_INFINITY;
    const slot = this.slots.append(id, document.publishedAt, deadlineAt, promotionOf(document.promotion));
    this.slots.setLengthStep(slot, lengthStep(addWords(this, slot, document)));
    this.slots.yearlyPay[slot] = document.yearlyPay;
    const { postings, dictionary } = this;
    this.records.facets.forEach((facet, at) => {
      this.records.records[RECORD * slot + at] = facet.add(slot, document.facets[FACETS[at]!], postings);
    });
    postings.append(listOf(this.organizations, document.organizationId, postings), slot);
    if (document.schoolIds.length === 0) postings.append(this.audiences.everyone, slot);
    for (const school of document.schoolIds) postings.append(listOf(this.audiences.schools, school, postings), slot);
    this.phrases.add(slot, document, dictionary, postings);
    if (this.#open.add(slot)) this.#bases.opened(slot, document.schoolIds);
  }

  /** Removes a posting; an unknown id changes nothing. @throws SearchFailure search.bad_id */
  remove(id: string): void {
    this.#kill(this.slots.find(idWords(id)));
  }

  /** @throws SearchFailure search.bad_page_key, search.bad_id (of `after`) */
  search(request: SearchRequest): SearchResult {
    return this.#found(request, ({ result }) => result);
  }

  /** @throws SearchFailure search.bad_page_key, search.bad_id (of `after`) */
  explain(request: SearchRequest): Explanation {
    return this.#found(request, ({ result, found: { units, standing }, rows }) => {
      const answered = units.map(({ levels, anywhere }) => [...levels(), anywhere]);
      return {
        result,
        units: units.map((one) => explainedUnit(one.unit, one)),
        rows: rows.map(({ slot, key }, at) => ({
          ...{ id: result.ids[at]!, key, levels: answered.map((sets) => levelOf(sets, slot)) },
          fresher: fresherFor(standing, this.slots, slot),
        })),
      };
    });
  }

  /** Answers a question. What is found is read before its sets are given back. */
  #found<T>(request: SearchRequest, read: (answer: { result: SearchResult; found: Match; rows: readonly PageRow[] }) => T): T {
    const startedAt = performance.now();
    try {
      const base = this.#bases.of(request.visibility, request.now);
      const found = match(this.#parts(), request, base, 'jobs');
      const { ids, promoted, next, rows } = page(request, found, this.slots, this.#scratch, this.epoch);
      const facets = this.#counted(found, base, request.now);
      const tookMicros = Math.round((performance.now() - startedAt) * 1000);
      const { total, correctedText, meantText, relaxed } = found;
      const denied = deniedUnits(request).map(({ typed }) => typed);
      return read({ result: { ids, total, facets, correctedText, meantText, relaxed, denied, promoted, next, tookMicros }, found, rows });
    } finally {
      this.#scratch.returnAll();
    }
  }

  /** The ids of the page of a question whose words are taken as written. @throws SearchFailure search.bad_page_key, search.bad_id (of `after`) */
  findIds(request: SearchRequest): string[] {
    try {
      const found = match(this.#parts(), request, this.#bases.of(request.visibility, request.now), 'asWritten');
      return page(request, found, this.slots, this.#scratch, this.epoch).ids;
    } finally {
      this.#scratch.returnAll();
    }
  }

  suggest(
    text: string,
    kinds: readonly SuggestionKind[],
    limit: number,
    visibility: SearchRequest['visibility'],
    now: number,
  ): Suggestion[] {
    return this.phrases.suggest(text, kinds, limit, this.#bases.of(visibility, now), this.dictionary);
  }

  /** Counts of each filter, with the filter itself removed where it is in use. */
  #counted(found: Match, base: CountedSet, now: number): Record<Filter, FacetCount[]> {
    const { records, postings, slots } = this;
    const countsIn = (set: Counted, wanted: readonly number[]) => countFacets(wanted, set.set, set.total, base, records, postings, this.#scratch); // biome-ignore format: one thought
    const numberOf = (filter: Filter) => FACETS.indexOf(facetOf(filter)!);
    const free = FILTERS.filter((filter) => filter !== 'posted' && !found.withoutOwn.has(filter)).map(numberOf);
    const counts = countsIn(found, [...new Set(free)]);
    const countsOf = (filter: Filter) => {
      const own = found.withoutOwn.get(filter);
      if (filter === 'posted') return postedCounts((own ?? found).set, slots, now);
      const facet = numberOf(filter);
      return facetCounts(filter, records.facets[facet]!.values, (own ? countsIn(own, [facet]) : counts).get(facet)!);
    };
    return Object.fromEntries(FILTERS.map((filter) => [filter, countsOf(filter)])) as Record<Filter, FacetCount[]>;
  }

  state(): State {
    return {
      epoch: this.epoch,
      slots: this.slots.state(),
      dictionary: this.dictionary.state(),
      postings: this.postings.state(),
      records: this.records.state(),
      phrases: this.phrases.state(),
      companies: mapState(this.organizations),
      everyone: this.audiences.everyone,
      schools: mapState(this.audiences.schools),
    };
  }

  /** The index of a state, whose arrays it takes over. */
  static restore(state: State): JobIndex {
    const from = state as Record<string, State> & { epoch: number; everyone: number };
    const index = new JobIndex(64, from.epoch);
    index.slots = Slots.restore(from.slots!);
    index.dictionary = Dictionary.restore(from.dictionary!);
    index.postings = PostingLists.restore(from.postings!);
    index.records = FacetRecords.restore(from.records!);
    index.phrases = Phrases.restore(from.phrases!);
    index.organizations = mapOf(from.companies!);
    index.audiences = { everyone: from.everyone, schools: mapOf(from.schools!) };
    index.#scratch = new ScratchBitmaps(index.slots.words);
    index.reopen();
    return index;
  }

  /** Packs all lists, in steps; nothing may read or change the index until the last one. For an index that was just built. */
  *pack(): Generator<void> {
    yield* this.postings.pack();
    yield* this.phrases.lists.pack();
    yield* this.phrases.byWord.pack();
  }

  /** After slots were filled from outside: all of them are looked at again. */
  reopen(): void {
    this.#open = new OpenSlots(this.slots);
    this.#bases = new BaseSets(this.audiences, this.#open, this.postings, this.records);
  }

  #parts(): Matched {
    const { dictionary, postings, organizations, records, slots } = this;
    return { dictionary, postings, organizations, facets: records.facets, slots, scratch: this.#scratch };
  }

  #kill(slot: number): void {
    if (slot < 0) return;
    this.slots.kill(slot);
    if (this.#open.remove(slot)) this.#bases.closed(slot);
  }

  #grow(): void {
    this.slots.grow(Math.ceil(this.slots.capacity * 1.5));
    const { words, capacity } = this.slots;
    this.postings.grow(words);
    this.phrases.grow(words);
    this.records.grow(capacity);
    this.#open.grow(words);
    this.#bases.grow(words);
    this.#scratch.resize(words);
  }
}

function listOf(lists: Map<number, number>, key: number, postings: PostingLists): number {
  let list = lists.get(key);
  if (list === undefined) {
    list = postings.add();
    lists.set(key, list);
  }
  return list;
}

function mapState(map: Map<number, number>): State {
  return { keys: Float64Array.from(map.keys()), lists: Uint32Array.from(map.values()) };
}

function mapOf(state: State): Map<number, number> {
  const { keys, lists } = state as { keys: Float64Array<ArrayBuffer>; lists: Uint32Array<ArrayBuffer> };
  return new Map(Array.from(keys, (key, at) => [key, lists[at]!]));
}
