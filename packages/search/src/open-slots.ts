// Which postings can be found at an instant: live, and their deadline not passed. The instant mostly moves forward by a little, so a heap of
// deadlines closes those that passed. Questions overtake each other by milliseconds: going back costs nothing unless a deadline lies between, and
// then everything is looked at again. The last instant of a deadline still counts as open.
import { type Bitmap, clearBit, hasBit, setBit } from './bitmap.ts';
import { grown, resized } from './columns.ts';
import type { Slots } from './slots.ts';

export class OpenSlots {
  bitmap: Bitmap;
  /** The instant the bitmap is true for. */
  at = Number.NEGATIVE_INFINITY;
  /** The latest deadline that is past. */
  #pastDeadlineAt = Number.NEGATIVE_INFINITY;
  #slots: Slots;
  /** Slots with a deadline, the earliest on top; dead ones stay until their deadline. */
  #heap = new Uint32Array(64);
  #size = 0;

  constructor(slots: Slots) {
    this.#slots = slots;
    this.bitmap = new Int32Array(slots.words);
    this.#startOver(this.at);
  }

  /** A new slot: true where it is open now. */
  add(slot: number): boolean {
    const deadlineAt = this.#slots.deadlineAt[slot]!;
    if (deadlineAt < this.at) {
      this.#pastDeadlineAt = Math.max(this.#pastDeadlineAt, deadlineAt);
      return false;
    }
    setBit(this.bitmap, slot);
    if (deadlineAt !== Number.POSITIVE_INFINITY) this.#push(slot);
    return true;
  }

  /** A slot that died: true where it was open until now. */
  remove(slot: number): boolean {
    const wasOpen = hasBit(this.bitmap, slot);
    clearBit(this.bitmap, slot);
    return wasOpen;
  }

  /** Moves to an instant; `closed` hears of each slot that closes. False where it had to start over: everything may have changed. */
  moveTo(now: number, closed: (slot: number) => void): boolean {
    if (now <= this.#pastDeadlineAt) {
      this.#startOver(now);
      return false;
    }
    this.at = now;
    const { deadlineAt } = this.#slots;
    while (this.#size > 0 && deadlineAt[this.#heap[0]!]! < now) {
      const slot = this.#pop();
      this.#pastDeadlineAt = deadlineAt[slot]!;
      if (!hasBit(this.bitmap, slot)) continue;
      clearBit(this.bitmap, slot);
      closed(slot);
    }
    return true;
  }

  grow(words: number): void {
    this.bitmap = resized(this.bitmap, words);
  }

  #startOver(now: number): void {
    const { live, deadlineAt, count } = this.#slots;
    this.at = now;
    this.#pastDeadlineAt = Number.NEGATIVE_INFINITY;
    this.#size = 0;
    this.bitmap.fill(0);
    const dated: number[] = [];
    for (let slot = 0; slot < count; slot++) {
      if (!hasBit(live, slot)) continue;
      if (deadlineAt[slot]! < now) {
        this.#pastDeadlineAt = Math.max(this.#pastDeadlineAt, deadlineAt[slot]!);
        continue;
      }
      setBit(this.bitmap, slot);
      if (deadlineAt[slot] !== Number.POSITIVE_INFINITY) dated.push(slot);
    }
    this.#heap = grown(this.#heap, dated.length);
    this.#heap.set(dated);
    this.#size = dated.length;
    for (let at = (this.#size >> 1) - 1; at >= 0; at--) this.#sink(at);
  }

  #push(slot: number): void {
    this.#heap = grown(this.#heap, this.#size + 1);
    const heap = this.#heap;
    const { deadlineAt } = this.#slots;
    let at = this.#size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (deadlineAt[heap[parent]!]! <= deadlineAt[slot]!) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = slot;
  }

  #pop(): number {
    const top = this.#heap[0]!;
    this.#heap[0] = this.#heap[--this.#size]!;
    this.#sink(0);
    return top;
  }

  #sink(from: number): void {
    const heap = this.#heap;
    const { deadlineAt } = this.#slots;
    const slot = heap[from]!;
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.#size) break;
      if (child + 1 < this.#size && deadlineAt[heap[child + 1]!]! < deadlineAt[heap[child]!]!) child++;
      if (deadlineAt[heap[child]!]! >= deadlineAt[slot]!) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = slot;
  }
}
