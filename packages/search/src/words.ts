// How text becomes words, the same for documents, questions and every implementation of search (the SQL oracle calls these functions too).
// Folding: lower case, compatibility forms (full width, ligatures), accents off, a few letters spelled out (ß ss, ø o, æ ae, đ d ...).
// Scripts with spaces: runs of letters, digits and marks; `c#` and `c++` stay words. A German compound is found by prefix, Vietnamese by syllable.
// Chinese characters are held in their simplified form, whichever was written.
// Scripts without (Han, kana, Hangul, Thai, Lao, Khmer, Burmese): a document gives every character and every pair of neighbours; a question
// is cut into segments by Intl.Segmenter and asks for the pairs inside each. So what the segmenter says never changes what is stored.
// No stop words: every word of a text counts here; what a question says without asking for anything is left out by units.ts.
import { simplified } from '@fairway/rules/recognition/han';
import { grown } from './columns.ts';
import { HASH_START, hashEnd, hashOf, hashStep, unitsOf } from './string-table.ts';

/** Longest word in UTF-16 units; the rest of a longer one is cut off, in documents and questions alike. */
export const WORD_UNITS_MAX = 40;
/** Different words of a question that count; later ones are not searched. */
export const QUERY_WORDS_MAX = 32;

const BREAK = 0;
const LETTER = 1;
const DIGIT = 2;
const DENSE_SCRIPT = 3;
const PAIR_LEAD = 4;

const DENSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]/u;
const INVISIBLE = /[\u00ad\u061c\u0640\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|[\ufe00-\ufe0f]/g;
// Accents of Latin, Greek and Cyrillic; vowel points of Hebrew and Arabic. Marks of other scripts are letters there and stay.
const ACCENTS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g;
const SPELLED_OUT: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
};
const SPELLABLE = /[ßøæœđðłıþħŧς]/g;
const ASCII_ONLY = /^[\x00-\x7f]*$/;

const kinds = classify();
const utf8 = new TextEncoder();
let asciiBytes: Uint8Array<ArrayBuffer> = new Uint8Array(4096);
/** For each ASCII character the unit it stands for in a word, 0 for those that part words. */
const asciiWordUnits = Uint8Array.from({ length: 256 }, (_, unit) =>
  unit < 128 && kinds[unit] !== BREAK ? String.fromCharCode(unit).toLowerCase().charCodeAt(0) : 0,
);
/** The unit of 9; letters come after it. */
const DIGIT_MAX = 0x39;

function classify(): Uint8Array {
  const table = new Uint8Array(65_536);
  for (let unit = 0; unit < 65_536; unit++) {
    if (unit >= 0xd800 && unit <= 0xdfff) {
      table[unit] = unit < 0xdc00 ? PAIR_LEAD : BREAK;
      continue;
    }
    const char = String.fromCharCode(unit);
    if (/\p{N}/u.test(char)) table[unit] = DIGIT;
    else if (/[\p{L}\p{M}]/u.test(char)) table[unit] = DENSE.test(char) ? DENSE_SCRIPT : LETTER;
  }
  return table;
}

/** Lower case without accents and compatibility forms: two texts that read alike fold to the same one. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  return lower
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(SPELLABLE, (letter) => SPELLED_OUT[letter] ?? letter);
}

/** A text as its words are held, unit for unit: folded, in simplified Chinese characters. */
export const foldAsHeld = (text: string): string => simplified(fold(text));

/** All words of a text in their order, repeated ones too, as a document stores them. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return slices(folded, cut(folded, cutNeighbours));
}

/** The words of a folded question with where they stand. */
export function boundWordsOf(folded: string): { word: string; from: number; to: number }[] {
  const count = cut(folded, cutSegments);
  return slices(folded, count).map((word, at) => ({ word, from: wordBounds[2 * at]!, to: wordBounds[2 * at + 1]! }));
}

/** The words a piece of a question asks for, in their order, repeated ones too. */
export function askedWordsOf(text: string): string[] {
  const folded = fold(text);
  return slices(folded, cut(folded, cutSegments));
}

/**
 * Folds a text and cuts it into the words of a document without making strings. Gives the number of words; what they are stands in
 * `wordUnits`, `wordBounds` and `wordHashes` until the next call.
 */
export function cutWords(text: string): number {
  const count = cutAscii(text);
  return count >= 0 ? count : cut(fold(text), cutNeighbours);
}

/** The text that was cut last, as UTF-16 units and a 0: several passes go over them, and an array is read faster than a string. */
export let wordUnits: Uint16Array<ArrayBuffer> = new Uint16Array(2048);
/** Word n is the units from `wordBounds[2 n]` to `wordBounds[2 n + 1]`. */
export let wordBounds: Uint32Array<ArrayBuffer> = new Uint32Array(2048);
/** The hash of each word, as a table of strings wants it. */
export let wordHashes: Uint32Array<ArrayBuffer> = new Uint32Array(1024);

/** One piece of a question between spaces, as typed, with the words in it. */
export type QueryPiece = { typed: string; words: string[] };
/** `words`: the different words in order of appearance, at most QUERY_WORDS_MAX. `last`: the word being typed, or null. */
export type QueryWords = { words: string[]; last: string | null; pieces: QueryPiece[] };

/** A question piece by piece. */
export function queryPieces(text: string): QueryPiece[] {
  return text
    .split(/\s+/u)
    .filter((typed) => typed !== '')
    .map((typed) => ({ typed, words: askedWordsOf(typed) }));
}

/** Reads a question. `last` is null where the text ends in something that is no word. */
export function queryWords(text: string): QueryWords {
  const pieces: QueryPiece[] = [];
  const words = new Set<string>();
  let last: string | null = null;
  for (const typed of text.split(/\s+/u)) {
    if (typed === '') continue;
    const piece = { typed, words: askedWordsOf(typed) };
    for (const word of piece.words) if (words.size < QUERY_WORDS_MAX) words.add(word);
    pieces.push(piece);
    last = piece.words.at(-1) ?? null;
  }
  if (last !== null && (/\s$/u.test(text) || !words.has(last))) last = null;
  return { words: [...words], last, pieces };
}

/**
 * Folds and cuts a text of ASCII alone, as most are; -1 where it is not, and nothing is done then. The same words as `cut` finds, in half
 * the time: one pass, one small table, no question about scripts.
 */
function cutAscii(text: string): number {
  const length = text.length;
  asciiBytes = grown(asciiBytes, length + 2);
  const { read, written } = utf8.encodeInto(text, asciiBytes);
  if (read !== length || written !== length) return -1;
  wordUnits = grown(wordUnits, length);
  // At most a word every two characters.
  wordBounds = grown(wordBounds, length + 2);
  wordHashes = grown(wordHashes, length + 2);
  const [bytes, units, bounds, hashes] = [asciiBytes, wordUnits, wordBounds, wordHashes];
  // Both zeros part words, and are no signs.
  bytes[length] = 0;
  bytes[length + 1] = 0;
  let count = 0;
  let at = 0;
  while (at < length) {
    let unit = asciiWordUnits[bytes[at]!]!;
    if (unit === 0) {
      at++;
      continue;
    }
    const start = at;
    let hash = HASH_START;
    do {
      units[at] = unit;
      hash = hashStep(hash, unit);
      unit = asciiWordUnits[bytes[++at]!]!;
    } while (unit !== 0);
    if (at - start === 1 && units[start]! > DIGIT_MAX)
      for (let more = signs(bytes, at); more > 0; more--) {
        units[at] = bytes[at]!;
        hash = hashStep(hash, bytes[at++]!);
      }
    const end = Math.min(at, start + WORD_UNITS_MAX);
    bounds[2 * count] = start;
    bounds[2 * count + 1] = end;
    hashes[count++] = end === at ? hashEnd(hash) : hashOf(units, start, end);
  }
  return count;
}

type CutRun = (text: string, start: number, end: number, count: number) => number;

function cut(text: string, cutRun: CutRun): number {
  let count = 0;
  const length = text.length;
  // What cuts sees the text as it is written: a Japanese word in simplified characters is none.
  wordUnits = unitsOf(simplified(text), wordUnits);
  // At most two words a unit: a character and a pair.
  wordBounds = grown(wordBounds, 4 * length + 4);
  wordHashes = grown(wordHashes, 2 * length + 2);
  const units = wordUnits;
  let at = 0;
  while (at < length) {
    const kind = kindAt(units, at);
    if (kind === BREAK) {
      at++;
    } else if (kind === DENSE_SCRIPT) {
      const start = at;
      while (at < length && kindAt(units, at) === DENSE_SCRIPT) at += kinds[units[at]!] === PAIR_LEAD ? 2 : 1;
      count = cutRun(text, start, at, count);
    } else {
      const start = at;
      let hash = HASH_START;
      let next: number = kind;
      // The 0 after the text parts words.
      while (next === LETTER || next === DIGIT) {
        hash = hashStep(hash, units[at++]!);
        next = kindAt(units, at);
      }
      if (at - start === 1 && kind === LETTER) for (let more = signs(units, at); more > 0; more--) hash = hashStep(hash, units[at++]!);
      if (at - start > WORD_UNITS_MAX) {
        count = bound(start, start + WORD_UNITS_MAX, count);
      } else {
        wordBounds[2 * count] = start;
        wordBounds[2 * count + 1] = at;
        wordHashes[count++] = hashEnd(hash);
      }
    }
  }
  return count;
}

function slices(text: string, count: number): string[] {
  const words = new Array<string>(count);
  const held = simplified(text);
  for (let at = 0; at < count; at++) words[at] = held.slice(wordBounds[2 * at], wordBounds[2 * at + 1]);
  return words;
}

function kindAt(units: Uint16Array, at: number): number {
  const kind = kinds[units[at]!]!;
  if (kind !== PAIR_LEAD) return kind;
  // Beyond the basic plane: rare Han and scripts that few jobs are written in; all of them as characters and pairs. Emoji part words.
  return /^[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(units[at]!, units[at + 1]!)) ? DENSE_SCRIPT : BREAK;
}

/** Length of the `#` or `++` that belongs to a one-letter word before it. */
function signs(units: Uint16Array | Uint8Array, at: number): number {
  if (units[at] === 0x23) return 1;
  return units[at] === 0x2b && units[at + 1] === 0x2b ? 2 : 0;
}

/** Every character, and every pair of neighbours. */
function cutNeighbours(text: string, start: number, end: number, count: number): number {
  let before = -1;
  for (let at = start; at < end; ) {
    const next = at + (kinds[text.charCodeAt(at)] === PAIR_LEAD ? 2 : 1);
    count = bound(at, next, count);
    if (before >= 0) count = bound(before, next, count);
    before = at;
    at = next;
  }
  return count;
}

let segmenter: Intl.Segmenter | undefined;

/** The pairs inside each segment; a segment of one character stands for itself. */
function cutSegments(text: string, start: number, end: number, count: number): number {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  for (const { segment, index } of segmenter.segment(text.slice(start, end))) {
    let before = -1;
    let at = start + index;
    for (const char of segment) {
      if (before >= 0) count = bound(before, at + char.length, count);
      else if (char.length === segment.length) count = bound(at, at + char.length, count);
      before = at;
      at += char.length;
    }
  }
  return count;
}

function bound(start: number, end: number, count: number): number {
  wordBounds[2 * count] = start;
  wordBounds[2 * count + 1] = end;
  wordHashes[count] = hashOf(wordUnits, start, end);
  return count + 1;
}
