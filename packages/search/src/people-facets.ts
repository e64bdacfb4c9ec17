// Values of people by slot, and exact counts of them over a set. Skills make nearly every person a combination of their own, so a slot's values
// stand one after the other and are walked (facet-values.ts counts combinations instead). What a set leaves out is walked where that is less.
import { andNotTo, type Bitmap, type ScratchBitmaps } from './bitmap.ts';
import { grown } from './columns.ts';
import { PEOPLE_FACETS, type PeopleFacet } from './people-types.ts';
import type { PostingLists } from './posting-lists.ts';

export class PeopleFacets {
  /** All values of all facets; a value is a number here. */
  values: { facet: PeopleFacet; value: string }[] = [];
  /** The list of slots of each value. */
  lists: number[] = [];
  /** How many live slots have each value. */
  counts = new Uint32Array(16);
  /** The values of a slot stand in `parts` from its start to that of the next. */
  #starts = new Uint32Array(16);
  #parts = new Uint32Array(64);
  #numbers = new Map<string, number>();
  #byFacet = new Map<PeopleFacet, number[]>(PEOPLE_FACETS.map((facet) => [facet, []]));

  numbersOf(facet: PeopleFacet): readonly number[] {
    return this.#byFacet.get(facet)!;
  }

  /** The number of a value, or undefined where nobody ever had it. */
  find(facet: PeopleFacet, value: string): number | undefined {
    return this.#numbers.get(`${facet}=${value}`);
  }

  /** The next slot with its values; slots come one after the other. */
  add(slot: number, facets: Readonly<Record<PeopleFacet, readonly string[]>>, postings: PostingLists): void {
    let end = this.#starts[slot]!;
    for (const facet of PEOPLE_FACETS) {
      for (const value of new Set(facets[facet])) {
        const number = this.#intern(facet, value, postings);
        this.#parts = grown(this.#parts, end + 1);
        this.#parts[end++] = number;
        this.counts[number]!++;
        postings.append(this.lists[number]!, slot);
      }
    }
    this.#starts = grown(this.#starts, slot + 2);
    this.#starts[slot + 1] = end;
  }

  /** A slot is dead from now on. */
  drop(slot: number): void {
    for (let at = this.#starts[slot]!; at < this.#starts[slot + 1]!; at++) this.counts[this.#parts[at]!]!--;
  }

  /** How many of a set of `total` slots have each value. `live`: all of them. Good until the next call or change. */
  countIn(set: Bitmap, total: number, live: { bitmap: Bitmap; total: number }, words: number, scratch: ScratchBitmaps): Uint32Array {
    if (total === live.total) return this.counts;
    if (total * 2 <= live.total) return this.#walk(set, words);
    const rest = scratch.borrow();
    andNotTo(rest, live.bitmap, set, words);
    const without = this.#walk(rest, words);
    for (let number = 0; number < without.length; number++) without[number] = this.counts[number]! - without[number]!;
    return without;
  }

  #walk(set: Bitmap, words: number): Uint32Array {
    const counts = new Uint32Array(this.values.length);
    const starts = this.#starts;
    const parts = this.#parts;
    for (let at = 0; at < words; at++) {
      let word = set[at]!;
      while (word !== 0) {
        const slot = at * 32 + 31 - Math.clz32(word & -word);
        for (let part = starts[slot]!, end = starts[slot + 1]!; part < end; part++) counts[parts[part]!]!++;
        word &= word - 1;
      }
    }
    return counts;
  }

  #intern(facet: PeopleFacet, value: string, postings: PostingLists): number {
    const name = `${facet}=${value}`;
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.values.push({ facet, value }) - 1;
    this.#numbers.set(name, number);
    this.lists.push(postings.add());
    this.#byFacet.get(facet)!.push(number);
    this.counts = grown(this.counts, number + 1);
    return number;
  }
}
