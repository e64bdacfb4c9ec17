// Lists of ascending numbers (slots), many of them, most of them short. A list is a packed main part and a tail that takes what is appended:
//   main    exactly as long as it is, from a build, a snapshot or a compaction; never moves, so changes cost no copies of long lists. From
//           PACKED_MIN numbers on it is packed (packed-numbers.ts)
//   tail    0 or 1 numbers in place, more in a block with room; sizes of blocks are classes, two an octave; freed blocks are used again
//   dense   above 1/32 of the slots a bitmap is smaller than numbers, and stands for the whole list
// Numbers are only ever appended, each at least as large as the last one; the same one twice is one.
import { andCount, type Bitmap, bitsOf, lastBit, orInto, setBit } from './bitmap.ts';
import { grown, resized, type State } from './columns.ts';
import { mainFrom, PACKED_MIN, PackedNumbers } from './packed-numbers.ts';
import { blockOf, countPart, type Numbers, orPart, PAGE_BITS, PAGE_ENTRIES } from './posting-pages.ts';

/** Fields of a head: where the tail (or the bitmap) is, how many numbers in all, numbers in the tail << 8 | which kind, the last number. */
const LENGTH = 1;
const TAIL_KIND = 2;
const LAST = 3;
const ONE = 0;
const DENSE = 255;
const KIND_BITS = 8;

/** Entries of each class of blocks: 1, 2, 3, 4, 6, 8, 12 ... */
const CLASS_SIZES = Array.from({ length: 52 }, (_, at) => (at === 0 ? 1 : at % 2 === 1 ? 2 << (at >> 1) : 3 << ((at >> 1) - 1)));

export class PostingLists {
  /** Words of a bitmap. 0: never dense. */
  words: number;
  count = 0;
  /** Four fields a list, side by side, so that an append touches one cache line of them. */
  #heads = new Uint32Array(256);
  /** Offset and length of the main part of each list. */
  #mains = new Uint32Array(128);
  #pages: Numbers[] = [];
  #pageEnd = PAGE_ENTRIES;
  #packed = new PackedNumbers();
  #free: number[][] = CLASS_SIZES.map(() => []);
  #bitmaps: Bitmap[] = [];

  constructor(words: number) {
    this.words = words;
  }

  /** A new empty list. */
  add(): number {
    const list = this.count++;
    this.#heads = grown(this.#heads, 4 * this.count);
    this.#mains = grown(this.#mains, 2 * this.count);
    return list;
  }

  /** How many numbers a list holds. */
  lengthOf(list: number): number {
    return this.#heads[4 * list + LENGTH]!;
  }

  /** The bitmap of a dense list, else null. */
  bitmapOf(list: number): Bitmap | null {
    return this.#heads[4 * list + TAIL_KIND] === DENSE ? this.#bitmaps[this.#heads[4 * list]!]! : null;
  }

  /** The main part of a list that is not dense: a copy of a packed one, else a view, like that of the tail good until the next append. */
  mainOf(list: number): Numbers {
    return mainFrom(this.#pages, this.#packed, this.#mains[2 * list]!, this.#mains[2 * list + 1]!);
  }

  /** The numbers after the main part. */
  tailOf(list: number): Numbers {
    const head = 4 * list;
    const tail = this.#tailLength(head);
    if (this.#kind(head) === ONE) return this.#heads.subarray(head, head + tail);
    return blockOf(this.#pages, this.#heads[head]!, tail);
  }

  /** Appends a slot to the first `count` of some lists, which may repeat. */
  appendToEach(lists: Uint32Array, count: number, slot: number): void {
    // Nothing to decide here, so that the heads of many lists are fetched at once. No slot is that high: it always goes on.
    let all = 0;
    for (let at = 0; at < count; at++) all |= this.#heads[4 * lists[at]! + LAST]!;
    if (all === -1) return;
    for (let at = 0; at < count; at++) this.append(lists[at]!, slot);
  }

  append(list: number, slot: number): void {
    const heads = this.#heads;
    const head = 4 * list;
    const length = heads[head + LENGTH]!;
    if (heads[head + LAST] === slot && length > 0) return;
    const tailKind = heads[head + TAIL_KIND]!;
    if (tailKind === DENSE) {
      setBit(this.#bitmaps[heads[head]!]!, slot);
    } else if (this.words > 0 && length >= this.words) {
      this.#makeDense(list);
      setBit(this.#bitmaps[heads[head]!]!, slot);
    } else {
      this.#appendToTail(head, tailKind, slot);
    }
    heads[head + LAST] = slot;
    heads[head + LENGTH] = length + 1;
  }

  /** target |= list. */
  orInto(list: number, target: Bitmap): void {
    const bitmap = this.bitmapOf(list);
    if (bitmap !== null) {
      orInto(target, bitmap, this.words);
      return;
    }
    const main = this.#mains[2 * list]!;
    const length = this.#mains[2 * list + 1]!;
    if (length < PACKED_MIN) orPart(this.#pages, main, length, target);
    else this.#packed.orInto(main, length, target);
    const place = this.#heads[4 * list]!;
    const tail = this.#tailLength(4 * list);
    if (this.#kind(4 * list) !== ONE) orPart(this.#pages, place, tail, target);
    else if (tail > 0) setBit(target, place);
  }

  /** How many numbers of the list are in a bitmap. */
  countIn(list: number, bitmap: Bitmap): number {
    const own = this.bitmapOf(list);
    if (own !== null) return andCount(own, bitmap, this.words);
    const length = this.#heads[4 * list + LENGTH]!;
    const only = this.#heads[4 * list]!;
    // Most phrases stand in one posting: no views for those.
    const mainLength = this.#mains[2 * list + 1]!;
    if (length === 1 && mainLength === 0) return (bitmap[only >>> 5]! >>> (only & 31)) & 1;
    const main = this.#mains[2 * list]!;
    const count =
      mainLength < PACKED_MIN ? countPart(blockOf(this.#pages, main, mainLength), bitmap) : this.#packed.countIn(main, mainLength, bitmap);
    return count + countPart(this.tailOf(list), bitmap);
  }

  /** Takes a whole list at once, ascending and without repeats. The list must be new. */
  fill(list: number, numbers: Numbers): void {
    const head = 4 * list;
    this.#heads[head + LENGTH] = numbers.length;
    this.#heads[head + LAST] = numbers.at(-1) ?? 0;
    if (numbers.length <= 1) {
      this.#heads[head] = numbers[0] ?? 0;
      this.#heads[head + TAIL_KIND] = numbers.length << KIND_BITS;
    } else if (this.words > 0 && numbers.length > this.words) {
      const bitmap: Bitmap = new Int32Array(this.words);
      for (const slot of numbers) setBit(bitmap, slot);
      this.#setDense(list, bitmap);
    } else {
      this.#setMain(list, numbers);
    }
  }

  /** Takes a whole list as a bitmap of `length` numbers. The list must be new. */
  fillFromBitmap(list: number, bitmap: Bitmap, length: number): void {
    if (length <= this.words) {
      this.fill(list, bitsOf(bitmap, length));
      return;
    }
    this.#heads[4 * list + LENGTH] = length;
    this.#heads[4 * list + LAST] = lastBit(bitmap);
    this.#setDense(list, bitmap);
  }

  /** Makes room for more slots. */
  grow(words: number): void {
    this.words = words;
    this.#bitmaps = this.#bitmaps.map((bitmap) => resized(bitmap, words));
  }

  /** Moves every tail into its main part, without gaps between lists; nothing may read or append until the last step. */
  *pack(): Generator<void> {
    const old = this.#pages;
    const oldPacked = this.#packed;
    this.#pages = [];
    this.#pageEnd = PAGE_ENTRIES;
    this.#packed = new PackedNumbers();
    this.#free = CLASS_SIZES.map(() => []);
    for (let list = 0; list < this.count; list++) {
      const head = 4 * list;
      const kind = this.#kind(head);
      const tail = this.#tailLength(head);
      const main = this.#mains[2 * list + 1]!;
      if (kind === DENSE || (kind === ONE && main === 0)) continue;
      const numbers = new Uint32Array(main + tail);
      numbers.set(mainFrom(old, oldPacked, this.#mains[2 * list]!, main));
      if (tail > 0) numbers.set(kind === ONE ? this.#heads.subarray(head, head + 1) : blockOf(old, this.#heads[head]!, tail), main);
      this.#heads[head + TAIL_KIND] = ONE;
      this.#setMain(list, numbers);
      if (list % 256 === 0) yield;
    }
  }

  state(): State {
    const last = this.#pages.length - 1;
    return {
      words: this.words,
      count: this.count,
      heads: this.#heads.subarray(0, 4 * this.count),
      mains: this.#mains.subarray(0, 2 * this.count),
      pages: this.#pages.map((page, at) => (at === last && page.length === PAGE_ENTRIES ? page.subarray(0, this.#pageEnd) : page)),
      packed: this.#packed.state(),
      bitmaps: this.#bitmaps,
      free: this.#free.map((blocks) => Uint32Array.from(blocks)),
    };
  }

  static restore(state: State): PostingLists {
    const from = state as {
      words: number;
      count: number;
      heads: Numbers;
      mains: Numbers;
      pages: Numbers[];
      packed: State;
      bitmaps: Bitmap[];
      free: Numbers[];
    };
    const lists = new PostingLists(from.words);
    lists.count = from.count;
    lists.#heads = from.heads;
    lists.#mains = from.mains;
    // The last page was cut to what it held: appends open a new one.
    lists.#pages = from.pages;
    lists.#packed = PackedNumbers.restore(from.packed);
    lists.#bitmaps = from.bitmaps;
    lists.#free = from.free.map((blocks) => [...blocks]);
    return lists;
  }

  #kind(head: number): number {
    return this.#heads[head + TAIL_KIND]! & DENSE;
  }

  #tailLength(head: number): number {
    return this.#heads[head + TAIL_KIND]! >>> KIND_BITS;
  }

  #appendToTail(head: number, tailKind: number, slot: number): void {
    const heads = this.#heads;
    const tail = tailKind >>> KIND_BITS;
    const kind = tailKind & DENSE;
    if (tail === 0) {
      heads[head] = slot;
    } else {
      if (tail === CLASS_SIZES[kind]) this.#enlarge(head, tail, kind);
      const place = heads[head]!;
      this.#pages[place >>> PAGE_BITS]![(place & (PAGE_ENTRIES - 1)) + tail] = slot;
    }
    heads[head + TAIL_KIND]! += 1 << KIND_BITS;
  }

  /** A larger block for a tail that fills its own. */
  #enlarge(head: number, tail: number, kind: number): void {
    const from = this.#heads[head]!;
    const to = this.#free[kind + 1]!.pop() ?? this.#take(CLASS_SIZES[kind + 1]!);
    const target = this.#pages[to >>> PAGE_BITS]!;
    const start = to & (PAGE_ENTRIES - 1);
    if (kind === ONE) {
      target[start] = from;
    } else {
      const source = this.#pages[from >>> PAGE_BITS]!;
      const first = from & (PAGE_ENTRIES - 1);
      // Most are a few numbers: making a view would cost more than copying them.
      if (tail > 64) target.set(source.subarray(first, first + tail), start);
      else for (let at = 0; at < tail; at++) target[start + at] = source[first + at]!;
      this.#free[kind]!.push(from);
    }
    this.#heads[head] = to;
    this.#heads[head + TAIL_KIND]!++;
  }

  #setMain(list: number, numbers: Numbers): void {
    const { length } = numbers;
    const place = length < PACKED_MIN ? this.#take(length) : this.#packed.add(numbers);
    if (length < PACKED_MIN) blockOf(this.#pages, place, length).set(numbers);
    this.#mains[2 * list] = place;
    this.#mains[2 * list + 1] = length;
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
    const bitmap: Bitmap = new Int32Array(this.words);
    for (const slot of this.mainOf(list)) setBit(bitmap, slot);
    for (const slot of this.tailOf(list)) setBit(bitmap, slot);
    const kind = this.#kind(4 * list);
    if (kind !== ONE) this.#free[kind]!.push(this.#heads[4 * list]!);
    this.#setDense(list, bitmap);
  }

  #setDense(list: number, bitmap: Bitmap): void {
    this.#heads[4 * list] = this.#bitmaps.push(bitmap) - 1;
    this.#heads[4 * list + TAIL_KIND] = DENSE;
  }
}
