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
    return this.#table[this.#place(text, 0, text.length, hashOf(text, 0, text.length)) + 1]! - 1;
  }

  /** The number of a string; a new one is added. */
  intern(text: string): number {
    return this.internSlice(text, 0, text.length);
  }

  /** The number of a part of a string, without making it one. */
  internSlice(text: string, start: number, end: number): number {
    const hash = hashOf(text, start, end);
    const place = this.#place(text, start, end, hash);
    const found = this.#table[place + 1]!;
    if (found !== 0) return found - 1;
    const id = this.size++;
    this.#append(id, text.slice(start, end));
    this.#table[place] = hash;
    this.#table[place + 1] = id + 1;
    if (this.size * 3 > this.#table.length) this.#rehash();
    return id;
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

  /** Where the string is in the table, or where it would go. */
  #place(text: string, start: number, end: number, hash: number): number {
    const table = this.#table;
    const mask = table.length - 1;
    let place = (2 * hash) & mask;
    for (;;) {
      const entry = table[place + 1]!;
      if (entry === 0 || (table[place] === hash && this.#equals(entry - 1, text, start, end))) return place;
      place = (place + 2) & mask;
    }
  }

  #equals(id: number, text: string, from: number, to: number): boolean {
    const start = this.#starts[id]!;
    const wide = start & 1;
    let at = start >>> 1;
    if (((this.#starts[id + 1]! >>> 1) - at) >> wide !== to - from) return false;
    const bytes = this.#bytes;
    if (wide === 0) {
      for (let unit = from; unit < to; unit++) if (bytes[at++] !== text.charCodeAt(unit)) return false;
      return true;
    }
    for (let unit = from; unit < to; unit++, at += 2) if ((bytes[at]! | (bytes[at + 1]! << 8)) !== text.charCodeAt(unit)) return false;
    return true;
  }

  #beginAlike(a: number, b: number, units: number): boolean {
    if (this.units(b) < units) return false;
    for (let at = units - 1; at >= 0; at--) if (this.unitAt(a, at) !== this.unitAt(b, at)) return false;
    return true;
  }

  #append(id: number, text: string): void {
    let wide = 0;
    for (let unit = 0; unit < text.length; unit++) if (text.charCodeAt(unit) > 255) wide = 1;
    this.#bytes = grown(this.#bytes, this.#end + 2 * text.length);
    this.#starts = grown(this.#starts, id + 2);
    this.#starts[id] = this.#end * 2 + wide;
    for (let unit = 0; unit < text.length; unit++) {
      const value = text.charCodeAt(unit);
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

function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
