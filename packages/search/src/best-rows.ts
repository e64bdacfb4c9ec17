// The best rows of a page while a set is walked.
import { packKey } from './ranking.ts';
import { compareWords, idWords, type Slots } from './slots.ts';
import type { RankKey, SearchRequest } from './types.ts';

/** The best rows so far, the worst on top: a row is worse with a lower key, or with the same key and a later id. */
export class BestRows {
  /** Key of the worst row kept once all places are taken: nothing lower is needed. */
  worst = Number.NEGATIVE_INFINITY;
  /** Key of the row to go on after: nothing higher is wanted. */
  afterKey: number;
  #afterId: Uint32Array | null;
  #keys: number[] = [];
  #rows: number[] = [];
  #room: number;
  #slots: Slots;

  constructor(room: number, slots: Slots, after: RankKey | null, sort: SearchRequest['sort']) {
    this.#room = room;
    this.#slots = slots;
    this.afterKey = after === null ? Number.POSITIVE_INFINITY : packKey(sort, after.key);
    this.#afterId = after === null ? null : idWords(after.id);
  }

  offer(slot: number, key: number): void {
    if (key > this.afterKey) return;
    if (key === this.afterKey && compareWords(this.#slots.ids, 4 * slot, this.#afterId!, 0) <= 0) return;
    if (this.#rows.length < this.#room) {
      this.#rows.push(slot);
      this.#keys.push(key);
      this.#rise(this.#rows.length - 1);
    } else if (this.#isWorse(this.#keys[0]!, this.#rows[0]!, key, slot)) {
      this.#rows[0] = slot;
      this.#keys[0] = key;
      this.#sink();
    } else return;
    if (this.#rows.length === this.#room) this.worst = this.#keys[0]!;
  }

  inOrder(): { slot: number; key: number }[] {
    const rows = this.#rows.map((slot, at) => ({ slot, key: this.#keys[at]! }));
    return rows.sort((a, b) => b.key - a.key || this.#slots.compareIds(a.slot, b.slot));
  }

  #isWorse(keyA: number, slotA: number, keyB: number, slotB: number): boolean {
    return keyA < keyB || (keyA === keyB && this.#slots.compareIds(slotA, slotB) > 0);
  }

  #rise(at: number): void {
    const keys = this.#keys;
    const rows = this.#rows;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isWorse(keys[at]!, rows[at]!, keys[parent]!, rows[parent]!)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    const keys = this.#keys;
    const rows = this.#rows;
    for (let at = 0; ; ) {
      let child = 2 * at + 1;
      if (child >= rows.length) return;
      if (child + 1 < rows.length && this.#isWorse(keys[child + 1]!, rows[child + 1]!, keys[child]!, rows[child]!)) child++;
      if (!this.#isWorse(keys[child]!, rows[child]!, keys[at]!, rows[at]!)) return;
      this.#swap(at, child);
      at = child;
    }
  }

  #swap(a: number, b: number): void {
    [this.#keys[a], this.#keys[b]] = [this.#keys[b]!, this.#keys[a]!];
    [this.#rows[a], this.#rows[b]] = [this.#rows[b]!, this.#rows[a]!];
  }
}
