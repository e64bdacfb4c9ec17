// Finding listed words in a short text. Words compare folded and without points ("B.Sc." is "bsc"); what is written without spaces (Han, kana,
// Hangul) is found inside of words. Work grows with the text and the list's words of its first letters, never with both multiplied.
import { fold } from '@fairway/rules/folding';

type Token = { raw: string; key: string; from: number; to: number };
export type Hit<V> = { value: V; from: number; to: number };

const TOKEN = /[\p{L}\p{M}\p{N}+#@&]+(?:[.'’·][\p{L}\p{M}\p{N}+#]+)*\.?/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Shorter words mean something only in capitals or with points: "AG", "M.A.". */
const SHORT = 3;
const LONGEST_TEXT = 600;

/** Whether a text has letters of scripts that are written without spaces. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/** The words of a text with their places. */
function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  for (const match of text.slice(0, LONGEST_TEXT).matchAll(TOKEN)) {
    const key = fold(match[0]).replace(/[.'’·]/g, '');
    if (key) found.push({ raw: match[0], key, from: match.index, to: match.index + match[0].length });
  }
  return found;
}

/** A text as it is looked up: folded words with single spaces, without points; unspaced scripts without any space. */
export function keyOf(text: string): string {
  const key = tokensOf(text).map((token) => token.key).join(' '); // biome-ignore format: a chain
  return UNSPACED.test(key) && !/[a-z]/.test(key) ? key.replace(/ /g, '') : key;
}

/** "Língua(s) materna(s)", "Sprache(n)": the endings of several that forms print in brackets. */
export const withoutEndings = (text: string): string => text.replace(/(?<=\p{L}{2})\(-?\p{Ll}{1,5}\)(?=[\s:：/]|$)/gu, '');

type WordPattern = { text: string; head: boolean; tail: boolean; tones: string };
type Pattern<V> = { words: WordPattern[]; value: V };

function fits(word: string, { text, head, tail }: WordPattern): boolean {
  if (head && tail) return word.includes(text);
  if (head) return word.endsWith(text);
  return tail ? word.startsWith(text) : word === text;
}

/** What only Vietnamese writes: a hook, a dot below, a horn, or two marks on one letter. */
const VIETNAMESE = /[\u0309\u0323\u031b]|[\u0300-\u036f]{2}/;

const marksOf = (word: string) => (/^[\x00-\x7f]*$/.test(word) ? '' : (word.normalize('NFD').match(/[\u0300-\u036f]+|\p{L}/gu) ?? []).map((one) => (/\p{L}/u.test(one) ? '' : one)).join(' ')); // biome-ignore format: one thing

/** "báo" (newspaper) is no part of the town of "Bảo Lộc": words that are written with the marks of Vietnamese must have the same ones. */
const isOtherTone = (raw: string, marks: string) => {
  const own = marks.trim() === '' ? '' : marksOf(raw);
  return own.trim() !== '' && own !== marks && VIETNAMESE.test(`${own}\n${marks}`);
};

type Unspaced<V> = { text: string; value: V; begins: boolean; ends: boolean };

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether a phrase stands at a place: with `=` at one of its ends, "배우=", a word must begin or end there ("영화배우", but not "배우다"). */
const stands = <V>({ text, begins, ends }: Unspaced<V>, lower: string, at: number) =>
  lower.startsWith(text, at) && !(begins && isLetter(lower[at - 1])) && !(ends && isLetter(lower[at + text.length]));

/** Finds phrases; `*` at an end of a phrase stands for any letters. The longest phrase at a place is taken. */
export class PhraseMatcher<V> {
  readonly #byWord = new Map<string, Pattern<V>[]>();
  readonly #open: Pattern<V>[] = [];
  readonly #unspaced = new Map<string, Unspaced<V>[]>();
  readonly #openOf = new Map<string, Pattern<V>[]>();

  constructor(entries: Iterable<readonly [phrase: string, value: V]>) {
    for (const [phrase, value] of entries) this.#add(phrase.trim(), value);
    for (const list of this.#byWord.values()) list.sort((a, b) => b.words.length - a.words.length);
    for (const list of this.#unspaced.values()) list.sort((a, b) => b.text.length - a.text.length);
  }

  #add(phrase: string, value: V): void {
    if (isUnspaced(phrase)) {
      const text = phrase.replace(/[*=]/g, '').toLowerCase();
      const list = this.#unspaced.get(text[0] ?? '') ?? [];
      list.push({ text, value, begins: phrase.startsWith('='), ends: phrase.endsWith('=') });
      this.#unspaced.set(text[0] ?? '', list);
      return;
    }
    const texts = tokensOf(phrase.replace(/\*/g, ' '));
    if (texts.length === 0) return;
    const last = texts.length - 1;
    const words = texts.map(({ key, raw }, at) => ({
      text: key,
      tones: marksOf(raw),
      head: at === 0 && phrase.startsWith('*'),
      tail: at === last && phrase.endsWith('*'),
    }));
    const [first] = words;
    if (!first || first.head || first.tail) this.#open.push({ words, value });
    else this.#byWord.set(first.text, [...(this.#byWord.get(first.text) ?? []), { words, value }]);
  }

  #startingWith(word: string): Pattern<V>[] {
    const known = this.#openOf.get(word);
    if (known) return known;
    const open = this.#open.filter(({ words }) => words[0] && fits(word, words[0]));
    open.sort((a, b) => b.words.length - a.words.length);
    if (this.#openOf.size > 20_000) this.#openOf.clear();
    this.#openOf.set(word, open);
    return open;
  }

  /** Where phrases stand, in order and without overlap. */
  find(text: string): Hit<V>[] {
    const tokens = tokensOf(text);
    const hits: Hit<V>[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const word = tokens[at]?.key ?? '';
      const pattern = [...(this.#byWord.get(word) ?? []), ...this.#startingWith(word)].find(({ words }) => isAt(words, tokens, at));
      const [first, last] = [tokens[at], tokens[at + (pattern?.words.length ?? 1) - 1]];
      if (!pattern || !first || !last) continue;
      hits.push({ value: pattern.value, from: first.from, to: last.to });
      at += pattern.words.length - 1;
    }
    if (this.#unspaced.size > 0 && isUnspaced(text)) hits.push(...this.#findUnspaced(text));
    return hits.sort((a, b) => a.from - b.from);
  }

  #findUnspaced(text: string): Hit<V>[] {
    const lower = text.slice(0, LONGEST_TEXT).toLowerCase();
    const hits: Hit<V>[] = [];
    for (let at = 0; at < lower.length; at += 1) {
      const found = this.#unspaced.get(lower[at] ?? '')?.find((phrase) => stands(phrase, lower, at));
      if (!found) continue;
      hits.push({ value: found.value, from: at, to: at + found.text.length });
      at += found.text.length - 1;
    }
    return hits;
  }

  /** What the whole text means, where it is one of the phrases. */
  whole(text: string): V | undefined {
    const [first] = tokensOf(text);
    const trimmed = text.trim();
    const hit = this.find(trimmed).find(({ from, to }) => from <= (first?.from ?? 0) && to >= trimmed.replace(/[\s\p{P}]+$/u, '').length);
    return hit?.value;
  }
}

function isAt(words: readonly WordPattern[], tokens: readonly Token[], at: number): boolean {
  const only = words.length === 1 ? words[0] : undefined;
  const raw = tokens[at]?.raw ?? '';
  if (only && only.text.length <= SHORT && raw === raw.toLowerCase() && /^[a-z]+$/.test(raw)) return false;
  // "cấp" (a level) is no "CAP", "vụ" no "VU": so short a word has its marks in the list.
  if (only && only.text.length <= SHORT && /^[a-z]+$/.test(only.text) && only.tones.trim() === '' && marksOf(raw).trim() !== '')
    return false;
  return words.every((word, index) => {
    const token = tokens[at + index];
    return token !== undefined && fits(token.key, word) && !isOtherTone(token.raw, word.tones);
  });
}
