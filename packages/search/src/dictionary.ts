// The words of all postings. Each has two lists of slots: where it is anywhere, and where it is in title or organization; and, when a phrase that
// can be suggested holds it, a list of those phrases. Words are found by themselves, by a prefix, and by nearness to a mistyped one.
import { grown, type State } from './columns.ts';
import { editDistance, prefixDistance } from './edit-distance.ts';
import { type Near, nearWords } from './near-words.ts';
import type { PostingLists } from './posting-lists.ts';
import { STEM_LANGUAGES } from './stems.ts';
import { StringTable } from './string-table.ts';
import { FIRST_OF_WORDS, isTerm, stemTermOf } from './terms.ts';
import { wordBounds, wordHashes, wordUnits } from './words.ts';

/** New words are looked through one by one until there are this many, then sorted in. */
const PENDING_MAX = 2048;
const NO_STEM = 0xffff_ffff;

export class Dictionary {
  words = new StringTable();
  /** List of slots of each word; the one after it is that of title and organization. */
  #lists = new Uint32Array(64);
  #phraseLists = new Uint32Array(64);
  #sorted = new Uint32Array(0);
  #cut = new Uint32Array(1024);
  /** By language: the number of the stem term of each word, plus 1; NO_STEM: it has none; 0: not known yet. Not in snapshots. */
  #stems = new Map<string, Uint32Array<ArrayBuffer>>();

  /** The number of a word; a new one gets its two lists. */
  intern(word: string, postings: PostingLists): number {
    const id = this.words.intern(word);
    this.#listOf(id, postings);
    return id;
  }

  /**
   * The lists (anywhere) of the first `count` words that were cut last (words.ts cutWords), repeated ones too, and behind them those of their
   * stems in a language: `stems` of these. Good until the next call.
   */
  listsOfCut(count: number, language: string, postings: PostingLists): { lists: Uint32Array; stems: number } {
    this.#cut = grown(this.#cut, 2 * count);
    const cut = this.#cut;
    this.words.internSlices(wordUnits, wordBounds, wordHashes, count, cut);
    const known = this.#stemsOf(language);
    let stems = 0;
    if (known !== undefined) {
      for (let at = 0; at < count; at++) {
        const stem = this.#stemOf(cut[at]!, language, known, postings);
        if (stem !== NO_STEM) cut[count + stems++] = this.#listOf(stem, postings);
      }
    }
    for (let at = 0; at < count; at++) cut[at] = this.#listOf(cut[at]!, postings);
    return { lists: cut, stems };
  }

  /** The numbers of the stem terms of words by language; undefined where it has none. */
  #stemsOf(language: string): Uint32Array<ArrayBuffer> | undefined {
    if (!STEM_LANGUAGES.includes(language)) return undefined;
    const known = grown(this.#stems.get(language) ?? new Uint32Array(1024), this.words.size);
    this.#stems.set(language, known);
    return known;
  }

  #stemOf(word: number, language: string, known: Uint32Array, postings: PostingLists): number {
    const kept = word < known.length ? known[word]! : 0;
    if (kept !== 0) return kept === NO_STEM ? NO_STEM : kept - 1;
    const term = stemTermOf(this.words.text(word), language);
    const stem = term === undefined ? NO_STEM : this.intern(term, postings);
    if (word < known.length) known[word] = stem === NO_STEM ? NO_STEM : stem + 1;
    return stem;
  }

  find(word: string): number {
    return this.words.find(word);
  }

  anywhere(id: number): number {
    return this.#lists[id]! - 1;
  }

  head(id: number): number {
    return this.#lists[id]!;
  }

  /** The list of phrases that hold a word, or -1. */
  phrases(id: number): number {
    return this.#phraseLists[id]! - 1;
  }

  setPhrases(id: number, list: number): void {
    this.#phraseLists[id] = list + 1;
  }

  /** Every word that begins with `prefix`, in no certain order. */
  beginningWith(prefix: string): number[] {
    this.#sortInMany();
    const size = this.words.size;
    const found: number[] = [];
    for (let at = this.#lowerBound(prefix); at < this.#sorted.length; at++) {
      const id = this.#sorted[at]!;
      if (this.words.compare(id, prefix, true) !== 0) break;
      found.push(id);
    }
    for (let id = this.#sorted.length; id < size; id++) if (this.words.compare(id, prefix, true) === 0) found.push(id);
    return found;
  }

  /** Every word within `allowed` edits (1 or 2) of a word, or of which a beginning is, with the number of edits. */
  near(word: string, allowed: number, beginning = false): Near[] {
    this.#sortInMany();
    // Terms stand before all words.
    const found = nearWords(word, allowed, beginning, this.words, this.#sorted.subarray(this.#lowerBound(FIRST_OF_WORDS)));
    for (let id = this.#sorted.length; id < this.words.size; id++) {
      const candidate = this.words.text(id);
      if (isTerm(candidate)) continue;
      const edits = beginning ? prefixDistance(word, candidate, allowed) : editDistance(word, candidate, allowed);
      if (edits <= allowed) found.push({ id, edits });
    }
    return found;
  }

  /** The numbers of all words in order. */
  inOrder(): Uint32Array {
    this.sort();
    return this.#sorted;
  }

  /** After words came in order: nothing is left to sort. */
  cameInOrder(): void {
    this.#sorted = Uint32Array.from({ length: this.words.size }, (_, id) => id);
  }

  /** Sorts all words; a snapshot holds the result. */
  sort(): void {
    if (this.#sorted.length < this.words.size) this.#sortIn();
  }

  state(): State {
    this.sort();
    const size = this.words.size;
    return {
      words: this.words.state(),
      lists: this.#lists.subarray(0, size),
      phraseLists: this.#phraseLists.subarray(0, size),
      sorted: this.#sorted,
    };
  }

  static restore(state: State): Dictionary {
    const from = state as {
      words: State;
      lists: Uint32Array<ArrayBuffer>;
      phraseLists: Uint32Array<ArrayBuffer>;
      sorted: Uint32Array<ArrayBuffer>;
    };
    const dictionary = new Dictionary();
    dictionary.words = StringTable.restore(from.words);
    dictionary.#lists = from.lists;
    dictionary.#phraseLists = from.phraseLists;
    dictionary.#sorted = from.sorted;
    return dictionary;
  }

  #listOf(id: number, postings: PostingLists): number {
    if (id < this.#lists.length && this.#lists[id] !== 0) return this.#lists[id]! - 1;
    this.#lists = grown(this.#lists, id + 1);
    this.#phraseLists = grown(this.#phraseLists, id + 1);
    const list = postings.add();
    postings.add();
    this.#lists[id] = list + 1;
    return list;
  }

  #sortInMany(): void {
    if (this.words.size - this.#sorted.length > PENDING_MAX) this.#sortIn();
  }

  #lowerBound(text: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.words.compare(this.#sorted[middle]!, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #sortIn(): void {
    const old = this.#sorted;
    const fresh: { id: number; word: string }[] = [];
    for (let id = old.length; id < this.words.size; id++) fresh.push({ id, word: this.words.text(id) });
    fresh.sort((a, b) => (a.word < b.word ? -1 : 1));
    const merged = new Uint32Array(this.words.size);
    let from = 0;
    let to = 0;
    for (const { id, word } of fresh) {
      while (from < old.length && this.words.compare(old[from]!, word) < 0) merged[to++] = old[from++]!;
      merged[to++] = id;
    }
    merged.set(old.subarray(from), to);
    this.#sorted = merged;
  }
}
