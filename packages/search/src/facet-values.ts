// The values of the facets, and for each slot one small number a facet: its combination of values. Counting a set of postings is then
// one walk with one increment a facet, and the combinations are spread over their values at the end. A value also has a list of slots.
// At most 65,535 combinations a facet fit in the records; a slot whose combination came later has its values beside (`spilled`), still exact.
import { type Bitmap, hasBit } from './bitmap.ts';
import { grown, resized, type State } from './columns.ts';
import { sortedCounts } from './posted.ts';
import type { PostingLists } from './posting-lists.ts';
import { FACETS, type FacetCount, type Filter, valueIn } from './types.ts';

/** Numbers a record: one a facet. */
export const RECORD = 8;
const SPILLED = 65_535;

type FacetState = {
  values: string[];
  lists: number[];
  starts: Uint32Array<ArrayBuffer>;
  parts: Uint16Array<ArrayBuffer>;
  size: number;
  spilled: number[][];
};

/** One facet: its values, their lists, and the combinations of them that occur. */
export class FacetValues {
  values: string[] = [];
  lists: number[] = [];
  /** Combinations: `parts` from starts[c] to starts[c + 1] are the values of combination c. Number 0 is the empty one. */
  starts = new Uint32Array(16);
  parts = new Uint16Array(16);
  size = 1;
  spilled = new Map<number, number[]>();
  #numbers = new Map<string, number>();
  #combinations = new Map<string, number>([['', 0]]);

  /** The number of a value, or undefined where no posting ever had it. */
  numberOf(value: string): number | undefined {
    return this.#numbers.get(value);
  }

  /** Adds a slot with its values to the lists, and gives what its record holds. */
  add(slot: number, values: readonly string[], postings: PostingLists): number {
    const numbers: number[] = [];
    for (const value of values) {
      let number = this.#numbers.get(value);
      if (number === undefined) {
        number = this.values.push(value) - 1;
        this.#numbers.set(value, number);
        this.lists.push(postings.add());
      }
      if (!numbers.includes(number)) numbers.push(number);
    }
    if (numbers.length > 1) numbers.sort((a, b) => a - b);
    for (const number of numbers) postings.append(this.lists[number]!, slot);
    return this.combinationOf(slot, numbers);
  }

  /** What the record of a slot with these values (ascending numbers) holds. */
  combinationOf(slot: number, numbers: number[]): number {
    // Most have one value; a text of one number is made fast.
    const name = numbers.length === 1 ? String(numbers[0]) : numbers.join();
    const known = this.#combinations.get(name);
    if (known !== undefined) return known;
    if (this.size === SPILLED) {
      this.spilled.set(slot, numbers);
      return SPILLED;
    }
    return this.#addCombination(name, numbers);
  }

  /** The values (numbers) that the record of a slot stands for. */
  valuesOf(slot: number, record: number): number[] {
    if (record === SPILLED) return this.spilled.get(slot) ?? [];
    return [...this.parts.subarray(this.starts[record], this.starts[record + 1])];
  }

  /** A facet with the same values and numbers, new lists, and no combinations yet. */
  withoutSlots(postings: PostingLists): FacetValues {
    const facet = new FacetValues();
    facet.values = [...this.values];
    facet.#numbers = new Map(this.#numbers);
    facet.lists = this.values.map(() => postings.add());
    return facet;
  }

  /** Counts of values from counts of combinations, which start at `from`; spilled slots are looked up in the set. */
  spread(combinationCounts: Uint32Array, from: number, set: Bitmap): Uint32Array {
    const counts = new Uint32Array(this.values.length);
    for (let combination = 0; combination < this.size; combination++) {
      const count = combinationCounts[from + combination]!;
      if (count === 0) continue;
      const end = this.starts[combination + 1]!;
      for (let at = this.starts[combination]!; at < end; at++) counts[this.parts[at]!]! += count;
    }
    for (const [slot, numbers] of this.spilled) if (hasBit(set, slot)) for (const number of numbers) counts[number]!++;
    return counts;
  }

  /** Adds `by` to the counts of the values that a slot's record stands for. */
  adjust(counts: Uint32Array, slot: number, record: number, by: 1 | -1): void {
    if (record === SPILLED) {
      for (const number of this.spilled.get(slot) ?? []) counts[number]! += by;
      return;
    }
    const end = this.starts[record + 1]!;
    for (let at = this.starts[record]!; at < end; at++) counts[this.parts[at]!]! += by;
  }

  /** Room that counts of combinations need: one for each, and one for spilled slots where there are any. */
  get room(): number {
    return this.spilled.size > 0 ? SPILLED + 1 : this.size;
  }

  state(): State {
    const { values, lists, starts, parts, size } = this;
    return { values, lists, starts, parts, size, spilled: [...this.spilled].map(([slot, numbers]) => [slot, ...numbers]) };
  }

  static restore(state: State): FacetValues {
    const from = state as FacetState;
    const facet = new FacetValues();
    Object.assign(facet, { values: from.values, lists: from.lists, starts: from.starts, parts: from.parts, size: from.size });
    facet.spilled = new Map(from.spilled.map(([slot, ...numbers]) => [slot!, numbers]));
    from.values.forEach((value, number) => {
      facet.#numbers.set(value, number);
    });
    for (let at = 0; at < from.size; at++) facet.#combinations.set(from.parts.subarray(from.starts[at], from.starts[at + 1]).join(), at);
    return facet;
  }

  #addCombination(name: string, numbers: number[]): number {
    const combination = this.size++;
    const start = this.starts[combination]!;
    this.starts = grown(this.starts, this.size + 1);
    this.parts = grown(this.parts, start + numbers.length);
    this.parts.set(numbers, start);
    this.starts[this.size] = start + numbers.length;
    this.#combinations.set(name, combination);
    return combination;
  }
}

/** The facets with the records of all slots. */
export class FacetRecords {
  facets: FacetValues[] = FACETS.map(() => new FacetValues());
  records: Uint16Array<ArrayBuffer>;

  constructor(capacity: number) {
    this.records = new Uint16Array(RECORD * capacity);
  }

  grow(capacity: number): void {
    this.records = resized(this.records, RECORD * capacity);
  }

  state(): State {
    return { facets: this.facets.map((facet) => facet.state()), records: this.records };
  }

  static restore(state: State): FacetRecords {
    const { facets, records } = state as { facets: State[]; records: Uint16Array<ArrayBuffer> };
    const restored = new FacetRecords(0);
    restored.facets = facets.map((facet) => FacetValues.restore(facet));
    restored.records = records;
    return restored;
  }
}

/** Counts of a filter from those of its facet. */
export function facetCounts(filter: Filter, values: readonly string[], counts: Uint32Array): FacetCount[] {
  const list: FacetCount[] = [];
  for (let at = 0; at < values.length; at++) {
    if (counts[at] === 0) continue;
    const value = valueIn(filter, values[at]!);
    if (value !== undefined) list.push({ value, count: counts[at]! });
  }
  return sortedCounts(list);
}
