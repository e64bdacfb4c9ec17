// Words of a text and a finder of phrases in them. Every recogniser stands on these two: a text is split once, each finder walks the
// words once, whatever the number of phrases. Folding makes case, accents and width irrelevant; nothing here knows a vocabulary.
import { fold } from '../folding.ts';

/** One word: as written, folded, and whether a comma, bracket, line or sentence end stands before it. */
export type Word = { text: string; folded: string; breakBefore: boolean };

/** A text split once, for all recognisers. */
export type Words = { text: string; folded: string; words: Word[] };

/** A single word folded; most words are plain letters. */
const foldWord = (word: string): string => (/^[a-zA-Z0-9]+$/.test(word) ? word.toLowerCase() : fold(word));

const WORD = /(?<![\p{L}\p{N}])\.[Nn][Ee][Tt]\b|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#)?/gu;
const HARD_GAP = /[,;:!?()[\]{}|\n•·|]|\.\s|\s[-–—]\s/;

/** Splits a text into words; `C++`, `C#` and `.NET` are words. */
export function splitWords(text: string): Words {
  const words: Word[] = [];
  let end = 0;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match; match = WORD.exec(text)) {
    const gap = match.index - end;
    const breakBefore = end === 0 || (gap > 1 ? HARD_GAP.test(text.slice(end, match.index)) : gap === 1 && HARD_GAP.test(text[end] ?? ''));
    const word = match[0];
    words.push({ text: word, folded: foldWord(word), breakBefore });
    end = match.index + word.length;
  }
  return { text, folded: '', words };
}

/** Where a phrase was found: its value and the index of its first and last word. */
export type Match<V> = { value: V; first: number; last: number };

type Entry<V> = { parts: string[]; exact: string[] | undefined; value: V; lastIsPrefix: boolean };

const WILDCARD_CHARACTERS = 4;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

export type PhraseFinder<V> = { find(words: Words): Match<V>[] };

/**
 * A finder of phrases; the longest phrase at a place wins. `stem*` matches every word that begins so, `*ending` every word that ends so
 * (both need 4 letters); `=Go` matches in this exact case only. Phrases of scripts without spaces are found anywhere.
 */
export function phraseFinder<V>(phrases: Iterable<readonly [phrase: string, value: V]>): PhraseFinder<V> {
  const byFirst = new Map<string, Entry<V>[]>();
  const byStem = new Map<string, { stem: string; value: V }[]>();
  const byEnding = new Map<string, { ending: string; value: V }[]>();
  const anywhere: { folded: string; value: V }[] = [];
  const put = <E>(map: Map<string, E[]>, key: string, entry: E) => {
    const list = map.get(key);
    if (list) list.push(entry);
    else map.set(key, [entry]);
  };
  for (const [phrase, value] of phrases) {
    const exactCase = phrase.startsWith('=');
    const plain = exactCase ? phrase.slice(1) : phrase;
    if (HAN.test(plain)) {
      anywhere.push({ folded: fold(plain), value });
      continue;
    }
    const split = splitWords(plain).words;
    const parts = split.map((word) => word.folded);
    const first = parts[0];
    if (first === undefined) continue;
    if (parts.length === 1 && plain.endsWith('*')) put(byStem, first.slice(0, WILDCARD_CHARACTERS), { stem: first, value });
    else if (parts.length === 1 && plain.startsWith('*')) put(byEnding, first.slice(-WILDCARD_CHARACTERS), { ending: first, value });
    else {
      const exact = exactCase ? split.map((word) => word.text) : undefined;
      put(byFirst, first, { parts, exact, value, lastIsPrefix: plain.endsWith('*') });
    }
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.parts.length - a.parts.length);

  const fits = (entry: Entry<V>, words: Word[], at: number): boolean => {
    if (at + entry.parts.length > words.length) return false;
    for (let i = 0; i < entry.parts.length; i++) {
      const word = words[at + i] as Word;
      if (i > 0 && word.breakBefore) return false;
      if (entry.exact) {
        if (word.text !== entry.exact[i]) return false;
      } else if (word.folded !== entry.parts[i]) {
        if (!(entry.lastIsPrefix && i === entry.parts.length - 1 && word.folded.startsWith(entry.parts[i] as string))) return false;
      }
    }
    return true;
  };

  return {
    find(text) {
      const found: Match<V>[] = [];
      const { words } = text;
      for (let at = 0; at < words.length; at++) {
        const word = (words[at] as Word).folded;
        const entry = byFirst.get(word)?.find((candidate) => fits(candidate, words, at));
        if (entry) {
          found.push({ value: entry.value, first: at, last: at + entry.parts.length - 1 });
          at += entry.parts.length - 1;
          continue;
        }
        if (word.length <= WILDCARD_CHARACTERS) continue;
        const stem = byStem.get(word.slice(0, WILDCARD_CHARACTERS))?.find((candidate) => word.startsWith(candidate.stem));
        if (stem) found.push({ value: stem.value, first: at, last: at });
        else {
          const ending = byEnding.get(word.slice(-WILDCARD_CHARACTERS))?.find((candidate) => word.endsWith(candidate.ending));
          if (ending) found.push({ value: ending.value, first: at, last: at });
        }
      }
      if (anywhere.length > 0 && HAN.test(text.text)) {
        text.folded ||= fold(text.text);
        for (const { folded, value } of anywhere) if (text.folded.includes(folded)) found.push({ value, first: -1, last: -1 });
      }
      return found;
    },
  };
}

/** Phrases of a vocabulary written as one line of text a value: `{ LEGAL: 'lawyer, attorney, *anwalt' }`. */
export function* vocabulary<K extends string>(lines: Partial<Record<K, string>>): Generator<readonly [string, K]> {
  for (const [value, line] of Object.entries(lines) as [K, string][]) {
    for (const phrase of line.split(',')) {
      const trimmed = phrase.trim();
      if (trimmed) yield [trimmed, value] as const;
    }
  }
}
