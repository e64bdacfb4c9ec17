// The phrases of a finder in a few arrays: a dictionary has a hundred thousand of them, and an object and a list for each would take four times the
// memory, and as much again while it is read.
import type { Lexeme } from './lexemes.ts';

/** A phrase as it is put in. `exact`: the words in the case that they need; `isBeginning`: its last word may go on. */
type Phrase<V> = { parts: readonly string[]; exact: readonly string[] | undefined; isBeginning: boolean; value: V };

/** The words of a text, and whether something parts each from the one before (words.ts). */
type Text = { words: readonly Lexeme[]; breaks: readonly boolean[] };

/** No phrase. */
export const NO_PHRASE = -1;

/** Phrases by their first word. */
export class PhraseTable<V> {
  /** The different words of the phrases, folded. */
  readonly #texts: string[] = [];
  /** The number of the first phrase that begins with a word, in the order below. */
  readonly #firsts = new Map<string, number>();
  /** Numbers of words, phrase by phrase; where the phrase of a number begins there, and behind the last one where that ends. */
  readonly #parts: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #isBeginning: Uint8Array;
  /** By the number of a phrase; few need a case. */
  readonly #exact = new Map<number, readonly string[]>();
  readonly #values: V[];

  constructor(phrases: Iterable<Phrase<V>>) {
    const numbers = new Map<string, number>();
    const parts: number[] = [];
    const starts = [0];
    const given: Pick<Phrase<V>, 'exact' | 'isBeginning' | 'value'>[] = [];
    for (const { parts: words, exact, isBeginning, value } of phrases) {
      for (const word of words) {
        const known = numbers.get(word) ?? numbers.size;
        if (known === numbers.size) {
          numbers.set(word, known);
          this.#texts.push(word);
        }
        parts.push(known);
      }
      starts.push(parts.length);
      given.push({ exact, isBeginning, value });
    }
    // Those of one first word stand together, the longest first; of as long ones the first that was given.
    const lengthOf = (phrase: number) => starts[phrase + 1]! - starts[phrase]!;
    const order = Uint32Array.from(given.keys()).sort(
      (a, b) => parts[starts[a]!]! - parts[starts[b]!]! || lengthOf(b) - lengthOf(a) || a - b,
    );
    this.#parts = new Uint32Array(parts.length);
    this.#starts = new Uint32Array(given.length + 1);
    this.#isBeginning = Uint8Array.from(order, (from) => Number(given[from]!.isBeginning));
    this.#values = Array.from(order, (from) => given[from]!.value);
    for (const [phrase, from] of order.entries()) {
      const words = parts.slice(starts[from], starts[from + 1]);
      this.#parts.set(words, this.#starts[phrase]);
      this.#starts[phrase + 1] = this.#starts[phrase]! + words.length;
      const first = this.#texts[words[0]!]!;
      if (!this.#firsts.has(first)) this.#firsts.set(first, phrase);
      const { exact } = given[from]!;
      if (exact) this.#exact.set(phrase, exact);
    }
  }

  /** The number of the first phrase that begins with a folded word, or NO_PHRASE. */
  firstOf(word: string): number {
    return this.#firsts.get(word) ?? NO_PHRASE;
  }

  /** The longest phrase that stands at a word, `first` being the first one that begins with it; NO_PHRASE: none. `ignoresCase`: those of an exact case stand in any. */
  at(text: Text, word: number, first: number, ignoresCase: boolean): number {
    const begin = this.#parts[this.#starts[first]!];
    for (let phrase = first; phrase < this.#values.length && this.#parts[this.#starts[phrase]!] === begin; phrase++)
      if (this.#fits(phrase, text, word, ignoresCase)) return phrase;
    return NO_PHRASE;
  }

  wordsOf(phrase: number): number {
    return this.#starts[phrase + 1]! - this.#starts[phrase]!;
  }

  valueOf(phrase: number): V {
    return this.#values[phrase]!;
  }

  #fits(phrase: number, { words, breaks }: Text, at: number, ignoresCase: boolean): boolean {
    const start = this.#starts[phrase]!;
    const length = this.#starts[phrase + 1]! - start;
    if (at + length > words.length) return false;
    const exact = ignoresCase || this.#exact.size === 0 ? undefined : this.#exact.get(phrase);
    for (let i = 0; i < length; i++) {
      const word = words[at + i]!;
      if (i > 0 && breaks[at + i]) return false;
      if (exact) {
        if (word.text !== exact[i]) return false;
        continue;
      }
      const part = this.#texts[this.#parts[start + i]!]!;
      if (word.folded !== part && !(i === length - 1 && this.#isBeginning[phrase] === 1 && word.folded.startsWith(part))) return false;
    }
    return true;
  }
}

/** Pieces of text by a key that they have, the longest first, of as long ones the first that was given. */
export class TextTable<V> {
  readonly #groups = new Map<string, number>();
  /** Where the texts of a group begin, and behind the last one where that ends. */
  readonly #starts: number[] = [];
  readonly #texts: string[];
  readonly #values: V[];

  constructor(given: readonly { key: string; text: string; value: V }[]) {
    const sorted = [...given].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.text.length - a.text.length));
    for (const [at, { key }] of sorted.entries()) {
      if (at > 0 && sorted[at - 1]!.key === key) continue;
      this.#groups.set(key, this.#starts.length);
      this.#starts.push(at);
    }
    this.#starts.push(sorted.length);
    this.#texts = sorted.map(({ text }) => text);
    this.#values = sorted.map(({ value }) => value);
  }

  get isEmpty(): boolean {
    return this.#texts.length === 0;
  }

  /** The first text of a key that fits, with its value. */
  find(key: string, fits: (text: string) => boolean): { text: string; value: V } | undefined {
    const group = this.#groups.get(key);
    if (group === undefined) return undefined;
    const end = this.#starts[group + 1]!;
    for (let at = this.#starts[group]!; at < end; at++)
      if (fits(this.#texts[at]!)) return { text: this.#texts[at]!, value: this.#values[at]! };
    return undefined;
  }
}
