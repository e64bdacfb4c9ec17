// Lists of ascending numbers (slots), many of them, most of them short.
//   length 0 or 1   in place: the number stands in `offset`
//   short           a block in a page of the arena, at `offset`; sizes of blocks are classes, two an octave; freed blocks are used again
//   exact           the same, without room: what a compaction or a snapshot leaves
//   dense           above 1/32 of the slots a bitmap is smaller: `offset` is its number
// Numbers are only ever appended, each at least as large as the last one; the same one twice is one.
import { andCount, type Bitmap, hasBit, orInto, setBit } from './bitmap.ts';
import { grown, resized, type State } from './columns.ts';

const PAGE_BITS = 20;
const PAGE_ENTRIES = 1 << PAGE_BITS;
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
  #offset = new Uint32Array(64);
  #length = new Uint32Array(64);
  #kind = new Uint8Array(64);
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
    this.#offset = grown(this.#offset, this.count);
    this.#length = grown(this.#length, this.count);
    this.#kind = grown(this.#kind, this.count);
    return list;
  }

  /** How many numbers a list holds. */
  lengthOf(list: number): number {
    return this.#length[list]!;
  }

  /** The bitmap of a dense list, else null. */
  bitmapOf(list: number): Bitmap | null {
    return this.#kind[list] === DENSE ? this.#bitmaps[this.#offset[list]!]! : null;
  }

  /** The numbers of a list that is not dense: a view, good until the next append. */
  numbersOf(list: number): Page {
    const length = this.#length[list]!;
    if (this.#kind[list] === ONE) return this.#offset.subarray(list, list + length);
    return this.#block(this.#offset[list]!, length);
  }

  append(list: number, slot: number): void {
    const length = this.#length[list]!;
    const kind = this.#kind[list]!;
    if (kind === DENSE) {
      const bitmap = this.#bitmaps[this.#offset[list]!]!;
      if (hasBit(bitmap, slot)) return;
      setBit(bitmap, slot);
    } else if (length === 0) {
      this.#offset[list] = slot;
    } else {
      const offset = this.#offset[list]!;
      const last = kind === ONE ? offset : this.#pages[offset >>> PAGE_BITS]![(offset & (PAGE_ENTRIES - 1)) + length - 1]!;
      if (last === slot) return;
      if (this.words > 0 && length >= this.words) {
        this.#makeDense(list);
        setBit(this.#bitmaps[this.#offset[list]!]!, slot);
      } else {
        if (kind === EXACT || length === CLASS_SIZES[kind]) this.#move(list, length, kind);
        const place = this.#offset[list]!;
        this.#pages[place >>> PAGE_BITS]![(place & (PAGE_ENTRIES - 1)) + length] = slot;
      }
    }
    this.#length[list] = length + 1;
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
    this.#length[list] = numbers.length;
    if (numbers.length <= 1) {
      this.#offset[list] = numbers[0] ?? 0;
    } else if (this.words > 0 && numbers.length > this.words) {
      const bitmap: Bitmap = new Int32Array(this.words);
      for (const slot of numbers) setBit(bitmap, slot);
      this.#setDense(list, bitmap);
    } else {
      this.#offset[list] = this.#take(numbers.length);
      this.#block(this.#offset[list]!, numbers.length).set(numbers);
      this.#kind[list] = EXACT;
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
      offset: this.#offset.subarray(0, this.count),
      length: this.#length.subarray(0, this.count),
      kind: this.#kind.subarray(0, this.count),
      pages: used,
      bitmaps: this.#bitmaps,
      free: this.#free.map((blocks) => Uint32Array.from(blocks)),
    };
  }

  static restore(state: State): PostingLists {
    const from = state as {
      words: number;
      count: number;
      offset: Page;
      length: Page;
      kind: Uint8Array<ArrayBuffer>;
      pages: Page[];
      bitmaps: Bitmap[];
      free: Page[];
    };
    const lists = new PostingLists(from.words);
    lists.count = from.count;
    lists.#offset = from.offset;
    lists.#length = from.length;
    lists.#kind = from.kind;
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
      this.#length[list] = length;
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
    const from = this.#offset[list]!;
    const to = this.#free[larger]!.pop() ?? this.#take(CLASS_SIZES[larger]!);
    if (kind === ONE) {
      this.#block(to, 1)[0] = from;
    } else {
      this.#block(to, length).set(this.#block(from, length));
      this.#release(from, length);
    }
    this.#offset[list] = to;
    this.#kind[list] = larger;
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

  #makeDense(list: number): void {
    const numbers = this.numbersOf(list);
    const bitmap: Bitmap = new Int32Array(this.words);
    for (const slot of numbers) setBit(bitmap, slot);
    if (this.#kind[list] !== ONE) this.#release(this.#offset[list]!, numbers.length);
    this.#setDense(list, bitmap);
  }

  #setDense(list: number, bitmap: Bitmap): void {
    this.#offset[list] = this.#bitmaps.push(bitmap) - 1;
    this.#kind[list] = DENSE;
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
