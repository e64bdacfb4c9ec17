// What a reader may find: open postings, public or exclusive to one of the reader's schools, without those of excluded schools.
// Everything else (words, filters, counts, corrections, suggestions) looks only inside such a set, so nothing hidden can leak.
// The sets of the last readers are kept with their counts, and every change of a posting is carried into them.
import { andNotTo, type Bitmap, clearBit, countBits, hasBit, setBit } from './bitmap.ts';
import { grown, resized } from './columns.ts';
import { type CountedSet, intersect, walk } from './facet-counting.ts';
import { type FacetRecords, RECORD } from './facet-values.ts';
import type { OpenSlots } from './open-slots.ts';
import type { PostingLists } from './posting-lists.ts';
import type { SearchRequest } from './types.ts';

const KEPT_SETS = 12;
/** Key of the readers without a school. */
const EVERYONE = '-';

type Visibility = SearchRequest['visibility'];
type BaseSet = CountedSet & { key: string; seen: Set<number>; excluded: Set<number> };

/** Slots that everyone sees, and those exclusive to each school. */
type Audiences = { everyone: number; schools: Map<number, number> };

export class BaseSets {
  #sets: BaseSet[] = [];
  #audiences: Audiences;
  #open: OpenSlots;
  #postings: PostingLists;
  #records: FacetRecords;

  constructor(audiences: Audiences, open: OpenSlots, postings: PostingLists, records: FacetRecords) {
    this.#audiences = audiences;
    this.#open = open;
    this.#postings = postings;
    this.#records = records;
  }

  /** The set of a reader at an instant. It lives on and changes with the index: use it within one question. */
  of(visibility: Visibility, now: number): CountedSet {
    if (!this.#open.moveTo(now, (slot) => this.closed(slot))) this.#sets = [];
    const key = `${ascending(visibility.schoolIds)}-${ascending(visibility.excludeSchoolIds)}`;
    const kept = this.#sets.findIndex((set) => set.key === key);
    if (kept < 0 && key !== EVERYONE) this.of({ schoolIds: [], excludeSchoolIds: [] }, now);
    const set = kept >= 0 ? this.#sets.splice(kept, 1)[0]! : this.#build(key, visibility);
    this.#sets.unshift(set);
    if (this.#sets.length > KEPT_SETS) this.#sets.pop();
    return set;
  }

  /** A posting came in, open and with its record written. */
  opened(slot: number, schoolIds: readonly number[]): void {
    for (const set of this.#sets) {
      const seen = schoolIds.length === 0 || schoolIds.some((id) => set.seen.has(id));
      if (!seen || schoolIds.some((id) => set.excluded.has(id))) continue;
      setBit(set.bitmap, slot);
      this.#adjust(set, slot, 1);
    }
  }

  /** A posting went: replaced, removed or past its deadline. */
  closed(slot: number): void {
    for (const set of this.#sets) {
      if (!hasBit(set.bitmap, slot)) continue;
      clearBit(set.bitmap, slot);
      this.#adjust(set, slot, -1);
    }
  }

  grow(words: number): void {
    for (const set of this.#sets) set.bitmap = resized(set.bitmap, words);
  }

  #adjust(set: BaseSet, slot: number, by: 1 | -1): void {
    set.total += by;
    this.#records.facets.forEach((facet, at) => {
      // A value that came after the set was counted needs its place.
      if (set.counts[at]!.length < facet.values.length)
        set.counts[at] = grown(set.counts[at] as Uint32Array<ArrayBuffer>, facet.values.length);
      facet.adjust(set.counts[at]!, slot, this.#records.records[RECORD * slot + at]!, by);
    });
  }

  #build(key: string, { schoolIds, excludeSchoolIds }: Visibility): BaseSet {
    const postings = this.#postings;
    const { everyone, schools } = this.#audiences;
    const bitmap: Bitmap = new Int32Array(postings.words);
    const hidden: Bitmap = new Int32Array(postings.words);
    const lists = (ids: readonly number[]) => ids.flatMap((id) => schools.get(id) ?? []);
    postings.orInto(everyone, bitmap);
    for (const list of lists(schoolIds)) postings.orInto(list, bitmap);
    for (const list of lists(excludeSchoolIds)) postings.orInto(list, hidden);
    for (let at = 0; at < postings.words; at++) bitmap[at]! &= ~hidden[at]! & this.#open.bitmap[at]!;
    const everyoneSet = this.#sets.find((set) => set.key === EVERYONE);
    const counted = everyoneSet === undefined ? this.#count(bitmap) : this.#countFrom(everyoneSet, bitmap);
    return { key, bitmap, ...counted, seen: new Set(schoolIds), excluded: new Set(excludeSchoolIds) };
  }

  #count(bitmap: Bitmap): Pick<BaseSet, 'total' | 'counts'> {
    const counts = this.#records.facets.map((facet) => intersect(facet.lists, bitmap, this.#postings));
    return { total: countBits(bitmap, this.#postings.words), counts };
  }

  /** A school's readers see what everyone sees and a little more or less: only that is counted. */
  #countFrom(from: BaseSet, bitmap: Bitmap): Pick<BaseSet, 'total' | 'counts'> {
    const { words } = this.#postings;
    const { facets, records } = this.#records;
    const more: Bitmap = new Int32Array(words);
    const less: Bitmap = new Int32Array(words);
    andNotTo(more, bitmap, from.bitmap, words);
    andNotTo(less, from.bitmap, bitmap, words);
    const all = facets.map((_, at) => at);
    const added = walk(all, more, words, facets, records);
    const removed = walk(all, less, words, facets, records);
    const counts = facets.map((facet, at) =>
      Uint32Array.from(facet.values, (_, value) => (from.counts[at]![value] ?? 0) + added.get(at)![value]! - removed.get(at)![value]!),
    );
    return { total: from.total + countBits(more, words) - countBits(less, words), counts };
  }
}

function ascending(ids: readonly number[]): string {
  return [...new Set(ids)].sort((a, b) => a - b).join();
}
