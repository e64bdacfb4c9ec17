// Loops over bitmaps: Int32Array, bit s of slot s at word s >> 5. All bitmaps of one index have the same number of words.
// Signed on purpose: reading unsigned words above 2^31 makes the engine box numbers.

export type Bitmap = Int32Array<ArrayBuffer>;

/** Bits set in one 32-bit word. */
export function bitCount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function hasBit(bitmap: Bitmap, slot: number): boolean {
  return ((bitmap[slot >>> 5]! >>> (slot & 31)) & 1) === 1;
}

export function setBit(bitmap: Bitmap, slot: number): void {
  bitmap[slot >>> 5]! |= 1 << (slot & 31);
}

export function clearBit(bitmap: Bitmap, slot: number): void {
  bitmap[slot >>> 5]! &= ~(1 << (slot & 31));
}

/** Number of bits set in the first `words` words. */
export function countBits(bitmap: Bitmap, words: number): number {
  return andCount(bitmap, bitmap, words);
}

/**
 * Number of bits set in both (Harley and Seal: eight words pass through carry-save adders, and one of them is counted).
 * This is the floor of every count: the benchmark measures the index against it.
 */
export function andCount(a: Bitmap, b: Bitmap, words: number): number {
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let eights = 0;
  let at = 0;
  for (const end = words - 7; at < end; at += 8) {
    let x = a[at]! & b[at]!;
    let y = a[at + 1]! & b[at + 1]!;
    let u = ones ^ x;
    const twosA = (ones & x) | (u & y);
    ones = u ^ y;
    x = a[at + 2]! & b[at + 2]!;
    y = a[at + 3]! & b[at + 3]!;
    u = ones ^ x;
    const twosB = (ones & x) | (u & y);
    ones = u ^ y;
    u = twos ^ twosA;
    const foursA = (twos & twosA) | (u & twosB);
    twos = u ^ twosB;
    x = a[at + 4]! & b[at + 4]!;
    y = a[at + 5]! & b[at + 5]!;
    u = ones ^ x;
    const twosC = (ones & x) | (u & y);
    ones = u ^ y;
    x = a[at + 6]! & b[at + 6]!;
    y = a[at + 7]! & b[at + 7]!;
    u = ones ^ x;
    const twosD = (ones & x) | (u & y);
    ones = u ^ y;
    u = twos ^ twosC;
    const foursB = (twos & twosC) | (u & twosD);
    twos = u ^ twosD;
    u = fours ^ foursA;
    eights += bitCount((fours & foursA) | (u & foursB));
    fours = u ^ foursB;
  }
  let sum = 8 * eights + 4 * bitCount(fours) + 2 * bitCount(twos) + bitCount(ones);
  for (; at < words; at++) sum += bitCount(a[at]! & b[at]!);
  return sum;
}

/** target &= other. */
export function andInto(target: Bitmap, other: Bitmap, words: number): void {
  for (let at = 0; at < words; at++) target[at]! &= other[at]!;
}

/** target = a & ~b. */
export function andNotTo(target: Bitmap, a: Bitmap, b: Bitmap, words: number): void {
  for (let at = 0; at < words; at++) target[at] = a[at]! & ~b[at]!;
}

/** target |= other. */
export function orInto(target: Bitmap, other: Bitmap, words: number): void {
  for (let at = 0; at < words; at++) target[at]! |= other[at]!;
}

/** Bitmaps that a question borrows; all go back at its end. */
export class ScratchBitmaps {
  #free: Bitmap[] = [];
  #lent: Bitmap[] = [];
  #words: number;

  constructor(words: number) {
    this.#words = words;
  }

  /** A bitmap with whatever was in it. */
  borrow(): Bitmap {
    const bitmap = this.#free.pop() ?? new Int32Array(this.#words);
    this.#lent.push(bitmap);
    return bitmap;
  }

  /** A bitmap of zeros. */
  borrowEmpty(): Bitmap {
    return this.borrow().fill(0);
  }

  returnAll(): void {
    this.#free.push(...this.#lent);
    this.#lent.length = 0;
    if (this.#free.length > 24) this.#free.length = 24;
  }

  /** After growth: old ones are too short. */
  resize(words: number): void {
    this.#words = words;
    this.#free.length = 0;
    this.#lent.length = 0;
  }
}

/** The numbers of the bits that are set, `length` of them. */
export function bitsOf(bitmap: Bitmap, length: number): Uint32Array<ArrayBuffer> {
  const numbers = new Uint32Array(length);
  let count = 0;
  for (let at = 0; at < bitmap.length; at++) {
    for (let word = bitmap[at]!; word !== 0; word &= word - 1) numbers[count++] = at * 32 + 31 - Math.clz32(word & -word);
  }
  return numbers;
}

/** The highest bit of a bitmap that is not empty. */
export function lastBit(bitmap: Bitmap): number {
  let at = bitmap.length - 1;
  while (bitmap[at] === 0) at--;
  return at * 32 + 31 - Math.clz32(bitmap[at]!);
}
