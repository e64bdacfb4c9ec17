// What is kept of each posting, by slot, and where a posting is by its id.
//   ids          4 words of 32 bits, compared from the first: the order of the text
//   publishedAt  milliseconds; never falls within [0, ordered): pages walk from the newest and stop
//   deadlineAt   milliseconds, Infinity for never
//   traits       promotion << 8 | length step
//   yearlyPay    whole euros a year for comparing, 0 for none
// A replaced posting leaves a dead slot; slots from `ordered` on came later, in any order.
import { type Bitmap, clearBit, setBit } from './bitmap.ts';
import { resized, type State } from './columns.ts';
import { SearchFailure } from './failures.ts';

export class Slots {
  capacity: number;
  words: number;
  /** Slots in use, dead ones too. */
  count = 0;
  dead = 0;
  ordered = 0;
  ids: Uint32Array<ArrayBuffer>;
  publishedAt: Float64Array<ArrayBuffer>;
  deadlineAt: Float64Array<ArrayBuffer>;
  traits: Uint16Array<ArrayBuffer>;
  yearlyPay: Uint32Array<ArrayBuffer>;
  live: Bitmap;
  promoted: Bitmap;
  /** Open addressing by id: slot + 1, 0 is free. */
  #table: Uint32Array<ArrayBuffer>;

  constructor(capacity: number) {
    this.words = Math.max(2, Math.ceil(capacity / 32));
    this.capacity = this.words * 32;
    this.ids = new Uint32Array(4 * this.capacity);
    this.publishedAt = new Float64Array(this.capacity);
    this.deadlineAt = new Float64Array(this.capacity);
    this.traits = new Uint16Array(this.capacity);
    this.yearlyPay = new Uint32Array(this.capacity);
    this.live = new Int32Array(this.words);
    this.promoted = new Int32Array(this.words);
    this.#table = new Uint32Array(tableSize(this.capacity));
  }

  /** The live slot of an id, or -1. */
  find(id: Uint32Array): number {
    return this.#table[this.#place(id)]! - 1;
  }

  /** The next slot; there must be room. An older slot of the same id must be dead. */
  append(id: Uint32Array, publishedAt: number, deadlineAt: number, promotion: number): number {
    const slot = this.count++;
    this.ids.set(id, 4 * slot);
    this.publishedAt[slot] = publishedAt;
    this.deadlineAt[slot] = deadlineAt;
    this.traits[slot] = promotion << 8;
    setBit(this.live, slot);
    if (promotion > 0) setBit(this.promoted, slot);
    if (slot === this.ordered && (slot === 0 || publishedAt >= this.publishedAt[slot - 1]!)) this.ordered++;
    this.#table[this.#place(id)] = slot + 1;
    return slot;
  }

  setLengthStep(slot: number, lengthStep: number): void {
    this.traits[slot] = (this.traits[slot]! & 0xff00) | lengthStep;
  }

  /** The first ordered slot published after an instant. */
  firstAfter(instant: number): number {
    let low = 0;
    let high = this.ordered;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.publishedAt[middle]! <= instant) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  kill(slot: number): void {
    clearBit(this.live, slot);
    this.dead++;
    this.#vacate(this.#place(this.ids.subarray(4 * slot, 4 * slot + 4)));
  }

  /** Below 0 where the id of slot `a` comes first. */
  compareIds(a: number, b: number): number {
    return compareWords(this.ids, 4 * a, this.ids, 4 * b);
  }

  grow(capacity: number): void {
    this.words = Math.ceil(capacity / 32);
    this.capacity = this.words * 32;
    this.ids = resized(this.ids, 4 * this.capacity);
    this.publishedAt = resized(this.publishedAt, this.capacity);
    this.deadlineAt = resized(this.deadlineAt, this.capacity);
    this.traits = resized(this.traits, this.capacity);
    this.yearlyPay = resized(this.yearlyPay, this.capacity);
    this.live = resized(this.live, this.words);
    this.promoted = resized(this.promoted, this.words);
    if (this.#table.length < tableSize(this.capacity)) {
      const old = this.#table;
      this.#table = new Uint32Array(tableSize(this.capacity));
      for (const entry of old) if (entry !== 0) this.#table[this.#place(this.ids.subarray(4 * entry - 4, 4 * entry))] = entry;
    }
  }

  state(): State {
    const { capacity, count, dead, ordered, ids, publishedAt, deadlineAt, traits, yearlyPay, live, promoted } = this;
    return { capacity, count, dead, ordered, ids, publishedAt, deadlineAt, traits, yearlyPay, live, promoted, table: this.#table };
  }

  static restore(state: State): Slots {
    const { table, ...columns } = state as { table: Uint32Array<ArrayBuffer>; capacity: number };
    const slots = new Slots(64);
    Object.assign(slots, columns, { words: columns.capacity / 32 });
    slots.#table = table;
    return slots;
  }

  /** Where the id is in the table, or where it would go. */
  #place(id: Uint32Array): number {
    const mask = this.#table.length - 1;
    let place = hashWords(id[0]!, id[1]!, id[2]!, id[3]!) & mask;
    for (;;) {
      const entry = this.#table[place]!;
      if (entry === 0) return place;
      const at = 4 * (entry - 1);
      if (this.ids[at] === id[0] && this.ids[at + 1] === id[1] && this.ids[at + 2] === id[2] && this.ids[at + 3] === id[3]) return place;
      place = (place + 1) & mask;
    }
  }

  /** Empties a place and moves up the entries that probed past it. */
  #vacate(hole: number): void {
    const table = this.#table;
    const mask = table.length - 1;
    let place = hole;
    for (;;) {
      place = (place + 1) & mask;
      const entry = table[place]!;
      if (entry === 0) break;
      const at = 4 * (entry - 1);
      const home = hashWords(this.ids[at]!, this.ids[at + 1]!, this.ids[at + 2]!, this.ids[at + 3]!) & mask;
      if (((place - home) & mask) >= ((place - hole) & mask)) {
        table[hole] = entry;
        hole = place;
      }
    }
    table[hole] = 0;
  }
}

/** Below 0 where the 4 words at `a` come before those at `b`. */
export function compareWords(left: Uint32Array, a: number, right: Uint32Array, b: number): number {
  for (let word = 0; word < 4; word++) {
    const difference = left[a + word]! - right[b + word]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The 128 bits of a lower-case UUID.
 * @throws SearchFailure search.bad_id
 */
export function idWords(id: string): Uint32Array<ArrayBuffer> {
  const words = new Uint32Array(4);
  let digits = 0;
  for (let at = 0; at < id.length && id.length === 36; at++) {
    const unit = id.charCodeAt(at);
    if (at === 8 || at === 13 || at === 18 || at === 23) {
      if (unit !== 0x2d) break;
      continue;
    }
    const digit = unit >= 0x30 && unit <= 0x39 ? unit - 0x30 : unit >= 0x61 && unit <= 0x66 ? unit - 0x57 : -1;
    if (digit < 0) break;
    words[digits >> 3] = (words[digits >> 3]! << 4) | digit;
    digits++;
  }
  if (digits !== 32) throw new SearchFailure('search.bad_id');
  return words;
}

/** The UUID of the 4 words from `at` on. */
export function idText(words: Uint32Array, at: number): string {
  let hex = '';
  for (let word = 0; word < 4; word++) hex += words[at + word]!.toString(16).padStart(8, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function tableSize(capacity: number): number {
  let size = 64;
  while (size < capacity * 1.4) size *= 2;
  return size;
}

function hashWords(a: number, b: number, c: number, d: number): number {
  let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77) ^ Math.imul(c, 0xc2b2ae3d) ^ Math.imul(d, 0x27d4eb2f);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
