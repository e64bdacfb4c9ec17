// Ascending numbers that never change: each as its distance from the one before (the first from -1) in 16 bits; a distance that needs more is a 0,
// then its lower and its upper half. Half the memory of plain ones, and half of what a question reads.
import type { Bitmap } from './bitmap.ts';
import type { State } from './columns.ts';
import { blockOf, type Numbers, PAGE_BITS, PAGE_ENTRIES } from './posting-pages.ts';

/** Shorter main parts of lists would save little, and are the ones that are read by themselves. */
export const PACKED_MIN = 32;

type Page = Uint16Array<ArrayBuffer>;

const WIDE = 65_536;
const INSIDE = PAGE_ENTRIES - 1;

/** Places are those of posting-pages.ts, of pages of their own. Who asks knows how many numbers stand at a place. */
export class PackedNumbers {
  #pages: Page[] = [];
  #end = PAGE_ENTRIES;

  /** Packs numbers and gives their place. */
  add(numbers: Numbers): number {
    const place = this.#take(sizeOf(numbers));
    const page = this.#pages[place >>> PAGE_BITS]!;
    let at = place & INSIDE;
    let last = -1;
    for (const number of numbers) {
      const distance = number - last;
      last = number;
      if (distance >= WIDE) {
        page[at++] = 0;
        page[at++] = distance;
      }
      page[at++] = distance < WIDE ? distance : distance >>> 16;
    }
    return place;
  }

  /** The numbers at a place, as a copy. */
  numbersAt(place: number, length: number): Numbers {
    const page = this.#pages[place >>> PAGE_BITS]!;
    const numbers = new Uint32Array(length);
    let at = place & INSIDE;
    let last = -1;
    for (let number = 0; number < length; number++) {
      let distance = page[at++]!;
      if (distance === 0) {
        distance = page[at]! + page[at + 1]! * WIDE;
        at += 2;
      }
      last += distance;
      numbers[number] = last;
    }
    return numbers;
  }

  /** Sets the bits of the numbers at a place. */
  orInto(place: number, length: number, target: Bitmap): void {
    const page = this.#pages[place >>> PAGE_BITS]!;
    let at = place & INSIDE;
    let last = -1;
    for (let left = length; left > 0; left--) {
      let distance = page[at++]!;
      if (distance === 0) {
        distance = page[at]! + page[at + 1]! * WIDE;
        at += 2;
      }
      last += distance;
      target[last >>> 5]! |= 1 << (last & 31);
    }
  }

  /** How many of the numbers at a place are in a bitmap. */
  countIn(place: number, length: number, bitmap: Bitmap): number {
    const page = this.#pages[place >>> PAGE_BITS]!;
    let at = place & INSIDE;
    let last = -1;
    let count = 0;
    for (let left = length; left > 0; left--) {
      let distance = page[at++]!;
      if (distance === 0) {
        distance = page[at]! + page[at + 1]! * WIDE;
        at += 2;
      }
      last += distance;
      count += (bitmap[last >>> 5]! >>> (last & 31)) & 1;
    }
    return count;
  }

  state(): State {
    const last = this.#pages.length - 1;
    return this.#pages.map((page, at) => (at === last && page.length === PAGE_ENTRIES ? page.subarray(0, this.#end) : page));
  }

  /** The last page was cut to what it held: what comes opens a new one. */
  static restore(state: State): PackedNumbers {
    const packed = new PackedNumbers();
    packed.#pages = state as Page[];
    return packed;
  }

  #take(entries: number): number {
    if (this.#end + entries > PAGE_ENTRIES) {
      this.#pages.push(new Uint16Array(Math.max(PAGE_ENTRIES, entries)));
      this.#end = 0;
    }
    const place = (this.#pages.length - 1) * PAGE_ENTRIES + this.#end;
    this.#end += entries;
    return place;
  }
}

function sizeOf(numbers: Numbers): number {
  let size = 0;
  let last = -1;
  for (const number of numbers) {
    size += number - last < WIDE ? 1 : 3;
    last = number;
  }
  return size;
}

/** The main part of a list: of pages or, from PACKED_MIN numbers on, packed. */
export function mainFrom(pages: readonly Numbers[], packed: PackedNumbers, place: number, length: number): Numbers {
  return length < PACKED_MIN ? blockOf(pages, place, length) : packed.numbersAt(place, length);
}
