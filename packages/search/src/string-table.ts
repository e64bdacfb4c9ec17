// Strings and their numbers 0, 1, 2 ... in the order they came. No JavaScript string is kept: Latin-1 strings take one byte a unit, others two.
// A million words cost some 20 MB instead of 100, and a snapshot loads them without work.
import { grown, type State } from './columns.ts';

export class StringTable {
  #bytes = new Uint8Array(1024);
  #end = 0;
  /** Twice the byte offset, plus 1 where units take two bytes; one more than there are strings. */
  #starts = new Uint32Array(64);
  /** Open addressing, two numbers a place: hash, and number of the string + 1 (0 is free). */
  #table = new Uint32Array(256);
  size = 0;

  /** The number of a string, or -1. */
  find(text: string): number {
    asked = unitsOf(text, asked);
    return this.#table[this.#place(asked, 0, text.length, hashOf(asked, 0, text.length)) + 1]! - 1;
  }

  /** The number of a string; a new one is added. */
  intern(text: string): number {
    asked = unitsOf(text, asked);
    return this.#internSlice(asked, 0, text.length, hashOf(asked, 0, text.length));
  }

  /**
   * The numbers of many strings, into `ids`; new ones are added. String n is `units` from `bounds[2 n]` to `bounds[2 n + 1]`, with its hash.
   * Two passes, because nearly all the time goes into waiting for memory: the first has nothing to decide, so that many places are fetched at once.
   */
  internSlices(units: Uint16Array, bounds: Uint32Array, hashes: Uint32Array, count: number, ids: Uint32Array): void {
    const table = this.#table;
    const mask = table.length - 1;
    for (let at = 0; at < count; at++) {
      const hash = hashes[at]!;
      let place = (2 * hash) & mask;
      while (table[place] !== hash && table[place + 1] !== 0) place = (place + 2) & mask;
      ids[at] = table[place + 1]!;
    }
    for (let at = 0; at < count; at++) {
      const start = bounds[2 * at]!;
      const end = bounds[2 * at + 1]!;
      const likely = ids[at]! - 1;
      ids[at] = likely >= 0 && this.#equals(likely, units, start, end) ? likely : this.#internSlice(units, start, end, hashes[at]!);
    }
  }

  text(id: number): string {
    const start = this.#starts[id]!;
    const wide = (start & 1) === 1;
    const end = this.#starts[id + 1]! >>> 1;
    let text = '';
    for (let at = start >>> 1; at < end; at += wide ? 2 : 1) {
      text += String.fromCharCode(wide ? this.#bytes[at]! | (this.#bytes[at + 1]! << 8) : this.#bytes[at]!);
    }
    return text;
  }

  /** Length in UTF-16 units. */
  units(id: number): number {
    const start = this.#starts[id]!;
    return ((this.#starts[id + 1]! >>> 1) - (start >>> 1)) >> (start & 1);
  }

  unitAt(id: number, index: number): number {
    const start = this.#starts[id]!;
    if ((start & 1) === 0) return this.#bytes[(start >>> 1) + index]!;
    const at = (start >>> 1) + 2 * index;
    return this.#bytes[at]! | (this.#bytes[at + 1]! << 8);
  }

  /** Below 0 where string `id`, from unit `from` on, comes before `text` by code units; 0 also where it begins with it and `beginning` is asked. */
  compare(id: number, text: string, beginning = false, from = 0): number {
    const units = this.units(id) - from;
    const shared = Math.min(units, text.length);
    for (let at = 0; at < shared; at++) {
      const difference = this.unitAt(id, at + from) - text.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return beginning && units >= text.length ? 0 : units - text.length;
  }

  /** How many of the first `most` units of a string are those of a path. */
  shared(id: number, path: Uint16Array, most: number): number {
    let at = 0;
    while (at < most && this.unitAt(id, at) === path[at]) at++;
    return at;
  }

  /** In a sorted list: the first place after `at` whose string does not begin with the same `units` units as the one at `at`. */
  afterBeginning(sorted: Uint32Array, at: number, units: number): number {
    const id = sorted[at]!;
    let low = at + 1;
    let step = 1;
    while (low + step < sorted.length && this.#beginAlike(id, sorted[low + step]!, units)) {
      low += step;
      step *= 2;
    }
    let high = Math.min(sorted.length, low + step);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#beginAlike(id, sorted[middle]!, units)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  state(): State {
    return {
      bytes: this.#bytes.subarray(0, this.#end),
      starts: this.#starts.subarray(0, this.size + 1),
      table: this.#table,
      size: this.size,
    };
  }

  static restore(state: State): StringTable {
    const { bytes, starts, table, size } = state as {
      bytes: Uint8Array<ArrayBuffer>;
      starts: Uint32Array<ArrayBuffer>;
      table: Uint32Array<ArrayBuffer>;
      size: number;
    };
    const restored = new StringTable();
    restored.#bytes = bytes;
    restored.#end = bytes.length;
    restored.#starts = starts;
    restored.#table = table;
    restored.size = size;
    return restored;
  }

  #internSlice(units: Uint16Array, start: number, end: number, hash: number): number {
    const place = this.#place(units, start, end, hash);
    const found = this.#table[place + 1]!;
    if (found !== 0) return found - 1;
    const id = this.size++;
    this.#append(id, units, start, end);
    this.#table[place] = hash;
    this.#table[place + 1] = id + 1;
    if (this.size * 3 > this.#table.length) this.#rehash();
    return id;
  }

  /** Where the string is in the table, or where it would go. */
  #place(units: Uint16Array, start: number, end: number, hash: number): number {
    const table = this.#table;
    const mask = table.length - 1;
    let place = (2 * hash) & mask;
    for (;;) {
      const entry = table[place + 1]!;
      if (entry === 0 || (table[place] === hash && this.#equals(entry - 1, units, start, end))) return place;
      place = (place + 2) & mask;
    }
  }

  #equals(id: number, units: Uint16Array, from: number, to: number): boolean {
    const start = this.#starts[id]!;
    const wide = start & 1;
    let at = start >>> 1;
    if (((this.#starts[id + 1]! >>> 1) - at) >> wide !== to - from) return false;
    const bytes = this.#bytes;
    if (wide === 0) {
      for (let unit = from; unit < to; unit++) if (bytes[at++] !== units[unit]) return false;
      return true;
    }
    for (let unit = from; unit < to; unit++, at += 2) if ((bytes[at]! | (bytes[at + 1]! << 8)) !== units[unit]) return false;
    return true;
  }

  #beginAlike(a: number, b: number, units: number): boolean {
    if (this.units(b) < units) return false;
    for (let at = units - 1; at >= 0; at--) if (this.unitAt(a, at) !== this.unitAt(b, at)) return false;
    return true;
  }

  #append(id: number, units: Uint16Array, from: number, to: number): void {
    let wide = 0;
    for (let unit = from; unit < to; unit++) if (units[unit]! > 255) wide = 1;
    this.#bytes = grown(this.#bytes, this.#end + 2 * (to - from));
    this.#starts = grown(this.#starts, id + 2);
    this.#starts[id] = this.#end * 2 + wide;
    for (let unit = from; unit < to; unit++) {
      const value = units[unit]!;
      this.#bytes[this.#end++] = value & 255;
      if (wide === 1) this.#bytes[this.#end++] = value >>> 8;
    }
    this.#starts[id + 1] = this.#end * 2;
  }

  #rehash(): void {
    const old = this.#table;
    const table = new Uint32Array(old.length * 2);
    const mask = table.length - 1;
    for (let from = 0; from < old.length; from += 2) {
      if (old[from + 1] === 0) continue;
      let place = (2 * old[from]!) & mask;
      while (table[place + 1] !== 0) place = (place + 2) & mask;
      table[place] = old[from]!;
      table[place + 1] = old[from + 1]!;
    }
    this.#table = table;
  }
}

/** The hash of units from `start` to `end`; kept in snapshots. Unit by unit: HASH_START, a step each, hashEnd. */
export function hashOf(units: Uint16Array, start: number, end: number): number {
  let hash = HASH_START;
  for (let at = start; at < end; at++) hash = hashStep(hash, units[at]!);
  return hashEnd(hash);
}

export const HASH_START = 0x811c9dc5 | 0;

export function hashStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

export function hashEnd(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** The UTF-16 units of a text and a 0 after them, in `room` where it is long enough. */
export function unitsOf(text: string, room: Uint16Array<ArrayBuffer>): Uint16Array<ArrayBuffer> {
  const units = grown(room, text.length + 1);
  for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
  units[text.length] = 0;
  return units;
}

let asked: Uint16Array<ArrayBuffer> = new Uint16Array(256);
