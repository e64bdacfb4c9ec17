// The phrases of a finder in a few arrays: a dictionary has a hundred thousand of them, and an object and a list for each would take four times the
// memory, and as much again while it is read.
import type { Lexeme } from './lexemes.ts';

/** A phrase as it is put in. `exact`: the words in the case that they need; `isBeginning`: its last word may go on. */
type Phrase<V> = { parts: readonly string[]; exact: readonly string[] | undefined; isBeginning: boolean; value: V };

/** The words of a text, and whether something parts each from the one before (words.ts). */
type Text = { words: readonly Lexeme[]; breaks: readonly boolean[] };

/** No phrase. */
export const NO_PHRASE = -1;

/** Phrases by their first word; plain data, so that it can be kept. */
export type PhraseRows<V> = {
  /** The different words of the phrases, folded. */
  texts: readonly string[];
  /** The number of the first phrase that begins with a word: those of one first word stand together, the longest first, of as long ones the first that was given. */
  firsts: ReadonlyMap<string, number>;
  /** Numbers of words, phrase by phrase; where the phrase of a number begins there, and behind the last one where that ends. */
  parts: Uint32Array;
  starts: Uint32Array;
  isBeginning: Uint8Array;
  /** By the number of a phrase; few need a case. */
  exact: ReadonlyMap<number, readonly string[]>;
  values: readonly V[];
};

export function phraseRows<V>(phrases: Iterable<Phrase<V>>): PhraseRows<V> {
  const numbers = new Map<string, number>();
  const parts: number[] = [];
  const starts = [0];
  const given: Pick<Phrase<V>, 'exact' | 'isBeginning' | 'value'>[] = [];
  for (const { parts: words, exact, isBeginning, value } of phrases) {
    for (const word of words) {
      const known = numbers.get(word) ?? numbers.size;
      if (known === numbers.size) numbers.set(word, known);
      parts.push(known);
    }
    starts.push(parts.length);
    given.push({ exact, isBeginning, value });
  }
  const texts = [...numbers.keys()];
  const lengthOf = (phrase: number) => starts[phrase + 1]! - starts[phrase]!;
  const order = Uint32Array.from(given.keys()).sort(
    (a, b) => parts[starts[a]!]! - parts[starts[b]!]! || lengthOf(b) - lengthOf(a) || a - b,
  );
  const sorted = { parts: new Uint32Array(parts.length), starts: new Uint32Array(given.length + 1) };
  const firsts = new Map<string, number>();
  const exact = new Map<number, readonly string[]>();
  for (const [phrase, from] of order.entries()) {
    const words = parts.slice(starts[from], starts[from + 1]);
    sorted.parts.set(words, sorted.starts[phrase]);
    sorted.starts[phrase + 1] = sorted.starts[phrase]! + words.length;
    const first = texts[words[0]!]!;
    if (!firsts.has(first)) firsts.set(first, phrase);
    const { exact: written } = given[from]!;
    if (written) exact.set(phrase, written);
  }
  const isBeginning = Uint8Array.from(order, (from) => Number(given[from]!.isBeginning));
  return { texts, firsts, ...sorted, isBeginning, exact, values: Array.from(order, (from) => given[from]!.value) };
}

/** Finds such phrases in texts. */
export class PhraseTable<V> {
  readonly #rows: PhraseRows<V>;

  constructor(rows: PhraseRows<V>) {
    this.#rows = rows;
  }

  /** The number of the first phrase that begins with a folded word, or NO_PHRASE. */
  firstOf(word: string): number {
    return this.#rows.firsts.get(word) ?? NO_PHRASE;
  }

  /** The longest phrase that stands at a word, `first` being the first one that begins with it; NO_PHRASE: none. `ignoresCase`: those of an exact case stand in any. */
  at(text: Text, word: number, first: number, ignoresCase: boolean): number {
    const begin = this.#rows.parts[this.#rows.starts[first]!];
    for (let phrase = first; phrase < this.#rows.values.length && this.#rows.parts[this.#rows.starts[phrase]!] === begin; phrase++)
      if (this.#fits(phrase, text, word, ignoresCase)) return phrase;
    return NO_PHRASE;
  }

  wordsOf(phrase: number): number {
    return this.#rows.starts[phrase + 1]! - this.#rows.starts[phrase]!;
  }

  valueOf(phrase: number): V {
    return this.#rows.values[phrase]!;
  }

  #fits(phrase: number, { words, breaks }: Text, at: number, ignoresCase: boolean): boolean {
    const start = this.#rows.starts[phrase]!;
    const length = this.#rows.starts[phrase + 1]! - start;
    if (at + length > words.length) return false;
    const exact = ignoresCase || this.#rows.exact.size === 0 ? undefined : this.#rows.exact.get(phrase);
    for (let i = 0; i < length; i++) {
      const word = words[at + i]!;
      if (i > 0 && breaks[at + i]) return false;
      if (exact) {
        if (word.text !== exact[i]) return false;
        continue;
      }
      const part = this.#rows.texts[this.#rows.parts[start + i]!]!;
      if (word.folded !== part && !(i === length - 1 && this.#rows.isBeginning[phrase] === 1 && word.folded.startsWith(part))) return false;
    }
    return true;
  }
}

/** Pieces of text by a key that they have, the longest first, of as long ones the first that was given; plain data. */
export type TextRows<V> = {
  /** The number of a key's group; where the texts of a group begin, and behind the last one where that ends. */
  groups: ReadonlyMap<string, number>;
  starts: readonly number[];
  texts: readonly string[];
  values: readonly V[];
};

export function textRows<V>(given: readonly { key: string; text: string; value: V }[]): TextRows<V> {
  const sorted = [...given].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.text.length - a.text.length));
  const groups = new Map<string, number>();
  const starts: number[] = [];
  for (const [at, { key }] of sorted.entries()) {
    if (at > 0 && sorted[at - 1]!.key === key) continue;
    groups.set(key, starts.length);
    starts.push(at);
  }
  starts.push(sorted.length);
  return { groups, starts, texts: sorted.map(({ text }) => text), values: sorted.map(({ value }) => value) };
}

/** Finds such pieces. */
export class TextTable<V> {
  readonly #rows: TextRows<V>;

  constructor(rows: TextRows<V>) {
    this.#rows = rows;
  }

  get isEmpty(): boolean {
    return this.#rows.texts.length === 0;
  }

  /** The first text of a key that fits, with its value. */
  find(key: string, fits: (text: string) => boolean): { text: string; value: V } | undefined {
    const group = this.#rows.groups.get(key);
    if (group === undefined) return undefined;
    const end = this.#rows.starts[group + 1]!;
    for (let at = this.#rows.starts[group]!; at < end; at++)
      if (fits(this.#rows.texts[at]!)) return { text: this.#rows.texts[at]!, value: this.#rows.values[at]! };
    return undefined;
  }
}
