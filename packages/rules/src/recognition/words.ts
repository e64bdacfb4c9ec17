// Words of a text and a finder of phrases in them. Every recogniser stands on these two: a text is split once, each finder walks the
// words once, whatever the number of phrases. Folding makes case, accents and width irrelevant; nothing here knows a vocabulary.
import { fold } from '../folding.ts';
import { simplified } from './han.ts';
import { beginText, generation, LEXEMES_KEPT, type Lexeme, lexemeAt, units } from './lexemes.ts';
import { NO_PHRASE, type PhraseRows, PhraseTable, phraseRows, type TextRows, TextTable, textRows } from './phrase-table.ts';

/** A text split once, for all recognisers. */
export type Words = {
  text: string;
  /** The whole text folded, in simplified Chinese characters, once somebody needed it. */
  folded: string;
  words: Lexeme[];
  /** The id of each word: finders that walk all words look at these alone. */
  ids: number[];
  /** Whether a comma, bracket, line or sentence end stands before each word. */
  breaks: boolean[];
  /** Where each word begins in the text. */
  starts: number[];
  /** Letters of scripts without spaces stand in it, or of Korean, which writes compounds and particles without any. */
  hasHan: boolean;
  /** Ids belong to it: it changes when the known words are forgotten. */
  generation: number;
};

const OTHER = 1;
const WORD = 2;
/** Marks and vowel signs: inside a word only. */
const MARK = 3;
/** Separates phrases: comma, bracket, line break, bullet. */
const HARD = 4;
const SPACE = 5;

const classes = new Uint8Array(0x10000);
for (const c of ',;:!?()[]{}|\n•·') classes[c.charCodeAt(0)] = HARD;
for (const c of ' \t\r\u00a0') classes[c.charCodeAt(0)] = SPACE;

/** The class of a UTF-16 unit; surrogates count as letters, since what lies beyond is rare letters or pictures nobody looks for. */
function classOf(unit: number): number {
  let known = classes[unit] as number;
  if (known === 0) {
    const char = String.fromCharCode(unit);
    if (unit >= 0xd800 && unit <= 0xdfff) known = WORD;
    else known = /[\p{L}\p{N}]/u.test(char) ? WORD : /\p{M}/u.test(char) ? MARK : /\s/.test(char) ? SPACE : OTHER;
    classes[unit] = known;
  }
  return known;
}

const DOT = 46;
const DASHES = new Set([0x2d, 0x2013, 0x2014]);

/** Signs of scripts without spaces, and of Korean, come from here on; letters of other scripts before. */
const FIRST_DENSE = 0x2e80;
/** A letter of Latin script, no digit: "ITの仕事" and "Java개발" are two words, "3교대" and "5G" one. */
const isLatin = (unit: number) => (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a) || (unit >= 0xc0 && unit < 0x250);

/** Splits a text into words; `C++`, `C#` and `.NET` are words. One pass over the characters. */
export function splitWords(text: string): Words {
  beginText(text);
  const words: Lexeme[] = [];
  const ids: number[] = [];
  const breaks: boolean[] = [];
  const starts: number[] = [];
  const { length } = text;
  const chars = units;
  let breakBefore = true;
  let mayHaveHan = false;
  let at = 0;
  while (at < length) {
    const unit = chars[at] as number;
    const kind = classes[unit] || classOf(unit);
    if (kind === WORD || (unit === DOT && isDotNet(text, at))) {
      const start = at;
      let hash = unit;
      let highest = unit;
      let last = unit;
      for (at++; at < length; at++) {
        const next = chars[at] as number;
        const inside = classes[next] || classOf(next);
        if (inside !== WORD && inside !== MARK) break;
        if (next >= FIRST_DENSE ? isLatin(last) : last >= FIRST_DENSE && isLatin(next)) break;
        last = next;
        if (next > highest) highest = next;
        hash = (Math.imul(hash, 31) + next) | 0;
      }
      if (highest >= FIRST_HAN) mayHaveHan = true;
      if (chars[at] === 0x23) {
        at++;
        hash = (Math.imul(hash, 31) + 0x23) | 0;
      } else if (chars[at] === 0x2b && chars[at + 1] === 0x2b) {
        at += 2;
        hash = (Math.imul(hash, 31) + 0x2b2b) | 0;
      }
      const word = lexemeAt(text, start, at, hash);
      words.push(word);
      ids.push(word.id);
      breaks.push(breakBefore);
      starts.push(start);
      breakBefore = false;
      continue;
    }
    if (kind === HARD) breakBefore = true;
    else if (kind !== SPACE && (unit === DOT || DASHES.has(unit))) {
      const spaceAfter = at + 1 >= length || classOf(chars[at + 1] as number) === SPACE || chars[at + 1] === 10;
      const spaceBefore = at === 0 || classOf(chars[at - 1] as number) === SPACE;
      if (spaceAfter && (unit === DOT || spaceBefore)) breakBefore = true;
    }
    at++;
  }
  return { text, folded: '', words, ids, breaks, starts, hasHan: mayHaveHan && HAN.test(text), generation };
}

/** A function of a word's folded form, asked once for each word. */
export function perWord<V>(of: (folded: string) => V | undefined): (words: Words, at: number) => V | undefined {
  let values: (V | undefined)[] = [];
  let known = new Uint8Array(LEXEMES_KEPT);
  let seen = -1;
  return (words, at) => {
    if (words.generation !== seen) {
      seen = words.generation;
      values = [];
      known = new Uint8Array(LEXEMES_KEPT);
    }
    const id = words.ids[at] as number;
    if (known[id] === 0) {
      const value = of((words.words[at] as Lexeme).folded);
      known[id] = value === undefined ? 1 : 2;
      if (value !== undefined) values[id] = value;
    }
    return known[id] === 1 ? undefined : values[id];
  };
}

/** `.NET` and `ASP.NET`'s last part when it stands alone. */
function isDotNet(text: string, at: number): boolean {
  if (at > 0 && classOf(text.charCodeAt(at - 1)) === WORD) return false;
  return text.slice(at + 1, at + 4).toLowerCase() === 'net' && classOf(text.charCodeAt(at + 4) || 0x20) !== WORD;
}

/**
 * Where a phrase was found: its value and the index of its first and last word. In scripts without spaces these are -1, and it stands `units`
 * UTF-16 units long at `at` of the folded text.
 */
export type Match<V> = { value: V; first: number; last: number; at?: number; units?: number };

/** A stretch of a text, in UTF-16 units. */
export type Bounds = { from: number; to: number };

/** Where a match stands in the text of these words; in scripts without spaces in the folded text, which is as long but for rare signs. */
export const boundsOf = (
  { starts, words }: Words,
  { first, last, at = 0, units = 0 }: Pick<Match<unknown>, 'first' | 'last' | 'at' | 'units'>,
): Bounds => (first < 0 ? { from: at, to: at + units } : { from: starts[first]!, to: starts[last]! + words[last]!.text.length });

const WILDCARD_CHARACTERS = 4;
/** Thai comes first of them. */
const FIRST_HAN = 0xe00;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

export type PhraseFinder<V> = {
  /** `ignoresCase`: phrases of an exact case are found in any. `isNone`: what says nothing here, and hides nothing that begins within it. */
  find(words: Words, ignoresCase?: boolean, isNone?: (value: V) => boolean): Match<V>[];
};

/** What a finder looks phrases up in; plain data, so that it can be kept. */
export type PhraseLists<V> = { phrases: PhraseRows<V>; stems: TextRows<V>; endings: TextRows<V>; dense: TextRows<V> };

/** Reads phrases as `phraseFinder` says. */
export function phraseLists<V>(phrases: Iterable<readonly [phrase: string, value: V]>): PhraseLists<V> {
  type Piece = { key: string; text: string; value: V };
  const stems: Piece[] = [];
  const endings: Piece[] = [];
  const dense: Piece[] = [];
  const rows = phraseRows<V>(
    (function* () {
      for (const [phrase, value] of phrases) {
        const exactCase = phrase.startsWith('=');
        const plain = exactCase ? phrase.slice(1) : phrase;
        if (HAN.test(plain)) {
          const text = simplified(fold(plain));
          dense.push({ key: text.charAt(0), text, value });
          continue;
        }
        const split = splitWords(plain).words;
        const parts = split.map((word) => word.folded);
        const first = parts[0];
        if (first === undefined) continue;
        if (parts.length === 1 && plain.endsWith('*')) stems.push({ key: first.slice(0, WILDCARD_CHARACTERS), text: first, value });
        else if (parts.length === 1 && plain.startsWith('*')) endings.push({ key: first.slice(-WILDCARD_CHARACTERS), text: first, value });
        else yield { parts, exact: exactCase ? split.map((word) => word.text) : undefined, isBeginning: plain.endsWith('*'), value };
      }
    })(),
  );
  return { phrases: rows, stems: textRows(stems), endings: textRows(endings), dense: textRows(dense) };
}

/**
 * A finder of phrases; the longest phrase at a place wins. `stem*` matches every word that begins so, `*ending` every word that ends so
 * (both need 4 letters); `=Go` matches in this exact case only. Phrases of scripts without spaces are found anywhere.
 */
export function phraseFinder<V>(phrases: Iterable<readonly [phrase: string, value: V]>): PhraseFinder<V> {
  return finderIn(phraseLists(phrases));
}

/** The finder of phrases that were read before. */
export function finderIn<V>(lists: PhraseLists<V>): PhraseFinder<V> {
  const table = new PhraseTable(lists.phrases);
  const [byStem, byEnding, anywhere] = [lists.stems, lists.endings, lists.dense].map((rows) => new TextTable(rows)) as [
    TextTable<V>,
    TextTable<V>,
    TextTable<V>,
  ];
  const hasWildcards = !byStem.isEmpty || !byEnding.isEmpty;
  // Of several beginnings or endings that fit, the longest says most.
  const wildcard = (word: string): { value: V } | undefined => {
    if (!hasWildcards || word.length <= WILDCARD_CHARACTERS) return undefined;
    return (
      byStem.find(word.slice(0, WILDCARD_CHARACTERS), (stem) => word.startsWith(stem)) ??
      byEnding.find(word.slice(-WILDCARD_CHARACTERS), (ending) => word.endsWith(ending))
    );
  };
  /** The first phrase that begins with a word, and what fits with it, by its id; null: nothing. */
  let known: ({ phrase: number; wild: { value: V } | undefined } | null | undefined)[] = [];
  let seen = -1;

  return {
    find(text, ignoresCase = false, isNone = undefined) {
      const found: Match<V>[] = [];
      const { words, ids } = text;
      if (seen !== text.generation) {
        seen = text.generation;
        known = [];
      }
      for (let at = 0; at < ids.length; at++) {
        const id = ids[at] as number;
        let held = known[id];
        if (held === null) continue;
        if (held === undefined) {
          const { folded } = words[at] as Lexeme;
          const phrase = table.firstOf(folded);
          const wild = wildcard(folded);
          held = phrase !== NO_PHRASE || wild ? { phrase, wild } : null;
          known[id] = held;
          if (held === null) continue;
        }
        const phrase = held.phrase === NO_PHRASE ? NO_PHRASE : table.at(text, at, held.phrase, ignoresCase);
        if (phrase !== NO_PHRASE) {
          const last = at + table.wordsOf(phrase) - 1;
          if (isNone?.(table.valueOf(phrase))) continue;
          found.push({ value: table.valueOf(phrase), first: at, last });
          at = last;
        } else if (held.wild) found.push({ value: held.wild.value, first: at, last: at });
      }
      if (!anywhere.isEmpty && text.hasHan) {
        text.folded ||= simplified(fold(text.text));
        const folded = text.folded;
        let end = 0;
        for (let at = 0; at < folded.length; at++) {
          const entry = withoutSpaces(anywhere, folded, at, at > end && HAN.test(folded.charAt(at - 1)));
          if (!entry) continue;
          end = at + entry.text.length;
          found.push({ value: entry.value, first: -1, last: -1, at, units: entry.text.length });
          at += entry.text.length - 1;
        }
      }
      return found;
    },
  };
}

/**
 * The longest phrase at a place of a text without spaces. It gives way to one that it runs into and that is as long: what something is stands last in
 * these languages, so that 防水工程师 is an engineer, and 防水工 nothing in it.
 */
function withoutSpaces<V>(phrases: TextTable<V>, text: string, at: number, isMidWord: boolean): { text: string; value: V } | undefined {
  const longest = (from: number, most = Number.POSITIVE_INFINITY) =>
    phrases.find(text.charAt(from), (piece) => piece.length <= most && text.startsWith(piece, from));
  const first = longest(at);
  if (!first) return undefined;
  const { length } = first.text;
  for (let from = at + 1; from < at + length; from++) {
    const next = longest(from);
    if (!next || from + next.text.length <= at + length || next.text.length < length) continue;
    const before = longest(at, from - at);
    // One sign alone is no word (翻译员 is no 译员 of something), but with what stood before it may be the end of one (현장교육: 교육, no 장교).
    if (before || from > at + 1 || next.text.length > length || isMidWord) return before;
  }
  return first;
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
