// Lists of ascending numbers (slots), many of them, most of them short.
//   length 0 or 1   in place: the number stands in `offset`
//   short           a block in a page of the arena, at `offset`; sizes of blocks are classes, two an octave; freed blocks are used again
//   exact           the same, without room: what a compaction or a snapshot leaves
//   dense           above 1/32 of the slots a bitmap is smaller: `offset` is its number
// Numbers are only ever appended, each at least as large as the last one; the same one twice is one.
import { andCount, type Bitmap, orInto, setBit } from './bitmap.ts';
import { grown, resized, type State } from './columns.ts';

const PAGE_BITS = 20;
const PAGE_ENTRIES = 1 << PAGE_BITS;
const LENGTH = 1;
const KIND = 2;
const LAST = 3;
const ONE = 0;
const EXACT = 254;
const DENSE = 255;

/** Entries of each class of blocks: 2, 3, 4, 6, 8, 12 ... */
const CLASS_SIZES = Array.from({ length: 52 }, (_, at) => (at === 0 ? 1 : at % 2 === 1 ? 2 << (at >> 1) : 3 << ((at >> 1) - 1)));

type Page = Uint32Array<ArrayBuffer>;

export class PostingLists {
  /** Words of a bitmap. 0: never dense. */
  words: number;
  count = 0;
  /** Four numbers a list, so that an append touches one cache line of them: offset, length, kind, last number. */
  #heads = new Uint32Array(256);
  #pages: Page[] = [];
  #pageEnd = PAGE_ENTRIES;
  #free: number[][] = CLASS_SIZES.map(() => []);
  #bitmaps: Bitmap[] = [];

  constructor(words: number) {
    this.words = words;
  }

  /** A new empty list. */
  add(): number {
    const list = this.count++;
    this.#heads = grown(this.#heads, 4 * this.count);
    return list;
  }

  /** How many numbers a list holds. */
  lengthOf(list: number): number {
    return this.#heads[4 * list + LENGTH]!;
  }

  /** The bitmap of a dense list, else null. */
  bitmapOf(list: number): Bitmap | null {
    return this.#heads[4 * list + KIND] === DENSE ? this.#bitmaps[this.#heads[4 * list]!]! : null;
  }

  /** The numbers of a list that is not dense: a view, good until the next append. */
  numbersOf(list: number): Page {
    const length = this.#heads[4 * list + LENGTH]!;
    if (this.#heads[4 * list + KIND] === ONE) return this.#heads.subarray(4 * list, 4 * list + length);
    return this.#block(this.#heads[4 * list]!, length);
  }

  append(list: number, slot: number): void {
    const heads = this.#heads;
    const head = 4 * list;
    const length = heads[head + LENGTH]!;
    if (heads[head + LAST] === slot && length > 0) return;
    heads[head + LAST] = slot;
    heads[head + LENGTH] = length + 1;
    const kind = heads[head + KIND]!;
    if (kind === DENSE) {
      setBit(this.#bitmaps[heads[head]!]!, slot);
    } else if (length === 0) {
      heads[head] = slot;
    } else if (this.words > 0 && length >= this.words) {
      this.#makeDense(list, length);
      setBit(this.#bitmaps[heads[head]!]!, slot);
    } else {
      if (kind === EXACT || length === CLASS_SIZES[kind]) this.#move(list, length, kind);
      const place = heads[head]!;
      this.#pages[place >>> PAGE_BITS]![(place & (PAGE_ENTRIES - 1)) + length] = slot;
    }
  }

  /** target |= list. */
  orInto(list: number, target: Bitmap): void {
    const bitmap = this.bitmapOf(list);
    if (bitmap !== null) orInto(target, bitmap, this.words);
    else for (const slot of this.numbersOf(list)) target[slot >>> 5]! |= 1 << (slot & 31);
  }

  /** How many numbers of the list are in a bitmap; stops counting at `enough`. */
  countIn(list: number, bitmap: Bitmap, enough = Number.POSITIVE_INFINITY): number {
    const own = this.bitmapOf(list);
    if (own !== null) return andCount(own, bitmap, this.words);
    const numbers = this.numbersOf(list);
    let count = 0;
    for (let at = 0; at < numbers.length; at++) {
      const slot = numbers[at]!;
      count += (bitmap[slot >>> 5]! >>> (slot & 31)) & 1;
      if (count >= enough) return count;
    }
    return count;
  }

  /** Takes a whole list at once, ascending and without repeats, exactly packed. The list must be new. */
  fill(list: number, numbers: Page): void {
    const head = 4 * list;
    this.#heads[head + LENGTH] = numbers.length;
    this.#heads[head + LAST] = numbers.at(-1) ?? 0;
    if (numbers.length <= 1) {
      this.#heads[head] = numbers[0] ?? 0;
    } else if (this.words > 0 && numbers.length > this.words) {
      const bitmap: Bitmap = new Int32Array(this.words);
      for (const slot of numbers) setBit(bitmap, slot);
      this.#setDense(list, bitmap);
    } else {
      const offset = this.#take(numbers.length);
      this.#heads[head] = offset;
      this.#heads[head + KIND] = EXACT;
      this.#block(offset, numbers.length).set(numbers);
    }
  }

  /** True where any number of a list has a new one. */
  holdsAny(list: number, newSlots: Int32Array): boolean {
    return this.bitmapOf(list) !== null || this.numbersOf(list).some((slot) => (newSlots[slot] ?? -1) >= 0);
  }

  /**
   * Fills a new list with what `from` holds of another index, under new numbers; `newSlots` gives -1 for what is gone, and knows no later slots.
   * Gives how many numbers that is.
   */
  fillRenumbered(list: number, from: PostingLists, source: number, newSlots: Int32Array): number {
    const bitmap = from.bitmapOf(source);
    if (bitmap !== null) return this.#fillFromBitmap(list, bitmap, newSlots);
    const old = from.numbersOf(source);
    const numbers = new Uint32Array(old.length);
    let length = 0;
    let ascending = true;
    for (let at = 0; at < old.length; at++) {
      const slot = newSlots[old[at]!] ?? -1;
      if (slot < 0) continue;
      if (length > 0 && slot < numbers[length - 1]!) ascending = false;
      numbers[length++] = slot;
    }
    const kept = numbers.subarray(0, length);
    this.fill(list, ascending ? kept : kept.sort());
    return length;
  }

  /** Makes room for more slots. */
  grow(words: number): void {
    this.words = words;
    this.#bitmaps = this.#bitmaps.map((bitmap) => resized(bitmap, words));
  }

  state(): State {
    const used = this.#pages.map((page, at) =>
      at === this.#pages.length - 1 && page.length === PAGE_ENTRIES ? page.subarray(0, this.#pageEnd) : page,
    );
    return {
      words: this.words,
      count: this.count,
      heads: this.#heads.subarray(0, 4 * this.count),
      pages: used,
      bitmaps: this.#bitmaps,
      free: this.#free.map((blocks) => Uint32Array.from(blocks)),
    };
  }

  static restore(state: State): PostingLists {
    const from = state as {
      words: number;
      count: number;
      heads: Page;
      pages: Page[];
      bitmaps: Bitmap[];
      free: Page[];
    };
    const lists = new PostingLists(from.words);
    lists.count = from.count;
    lists.#heads = from.heads;
    // The last page was cut to what it held: appends open a new one.
    lists.#pages = from.pages;
    lists.#bitmaps = from.bitmaps;
    lists.#free = from.free.map((blocks) => [...blocks]);
    return lists;
  }

  #fillFromBitmap(list: number, old: Bitmap, newSlots: Int32Array): number {
    const bitmap: Bitmap = new Int32Array(this.words);
    let length = 0;
    for (let at = 0; at < old.length; at++) {
      for (let word = old[at]!; word !== 0; word &= word - 1) {
        const slot = newSlots[at * 32 + 31 - Math.clz32(word & -word)] ?? -1;
        if (slot < 0) continue;
        setBit(bitmap, slot);
        length++;
      }
    }
    if (length > this.words) {
      this.#heads[4 * list + LENGTH] = length;
      this.#heads[4 * list + LAST] = lastIn(bitmap);
      this.#setDense(list, bitmap);
    } else {
      this.fill(list, numbersIn(bitmap, length));
    }
    return length;
  }

  #block(offset: number, length: number): Page {
    const start = offset & (PAGE_ENTRIES - 1);
    return this.#pages[offset >>> PAGE_BITS]!.subarray(start, start + length);
  }

  #move(list: number, length: number, kind: number): void {
    let larger = kind === EXACT ? 1 : kind + 1;
    while (CLASS_SIZES[larger]! <= length) larger++;
    const from = this.#heads[4 * list]!;
    const to = this.#free[larger]!.pop() ?? this.#take(CLASS_SIZES[larger]!);
    if (kind === ONE) {
      this.#block(to, 1)[0] = from;
    } else {
      this.#block(to, length).set(this.#block(from, length));
      this.#release(from, length);
    }
    this.#heads[4 * list] = to;
    this.#heads[4 * list + KIND] = larger;
  }

  /** The block serves lists of the largest class that fits in. */
  #release(offset: number, entries: number): void {
    let fitting = 1;
    while (CLASS_SIZES[fitting + 1]! <= entries) fitting++;
    this.#free[fitting]!.push(offset);
  }

  #take(entries: number): number {
    if (this.#pageEnd + entries > PAGE_ENTRIES) {
      this.#pages.push(new Uint32Array(Math.max(PAGE_ENTRIES, entries)));
      this.#pageEnd = 0;
    }
    const offset = (this.#pages.length - 1) * PAGE_ENTRIES + this.#pageEnd;
    this.#pageEnd += entries;
    return offset;
  }

  /** `length`: how many numbers stand in the block. */
  #makeDense(list: number, length: number): void {
    const offset = this.#heads[4 * list]!;
    const numbers = this.#block(offset, length);
    const bitmap: Bitmap = new Int32Array(this.words);
    for (const slot of numbers) setBit(bitmap, slot);
    this.#release(offset, length);
    this.#setDense(list, bitmap);
  }

  #setDense(list: number, bitmap: Bitmap): void {
    this.#heads[4 * list] = this.#bitmaps.push(bitmap) - 1;
    this.#heads[4 * list + KIND] = DENSE;
  }
}

function numbersIn(bitmap: Bitmap, length: number): Page {
  const numbers = new Uint32Array(length);
  let count = 0;
  for (let at = 0; at < bitmap.length; at++) {
    for (let word = bitmap[at]!; word !== 0; word &= word - 1) numbers[count++] = at * 32 + 31 - Math.clz32(word & -word);
  }
  return numbers;
}

/** The highest number in a bitmap that is not empty. */
function lastIn(bitmap: Bitmap): number {
  let at = bitmap.length - 1;
  while (bitmap[at] === 0) at--;
  return at * 32 + 31 - Math.clz32(bitmap[at]!);
}
