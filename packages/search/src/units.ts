// What a question asks for: units, each a word or some words that mean one thing together. A posting answers a unit by the words as they are
// written, by other endings of them, or by what they mean (terms.ts). Words that stand for something only as they are ("C", "R", ".NET") are
// answered by what they mean alone: the letters stand in every text.

import { splitWords } from '@fairway/rules/recognition/words';
import { conceptDictionary } from './concept-dictionary.ts';
import { STEM_LANGUAGES, stemOf } from './stems.ts';
import { conceptTerm, stemTerm } from './terms.ts';
import { boundWordsOf, fold, QUERY_WORDS_MAX } from './words.ts';

/** A word of a unit. */
type AskedWord = {
  word: string;
  /** It is being typed: words that begin with it count. */
  isBeginning: boolean;
};

export type AskedUnit = {
  /** As it was typed, folded. */
  typed: string;
  /** All of them answer the unit; empty: only what it means does. */
  words: AskedWord[];
  /** Any of them answers it too. */
  terms: string[];
};

/** The word of a unit that is one word and means nothing more; undefined of others. */
export function soleWord({ words, terms }: AskedUnit): string | undefined {
  return terms.length === 0 ? words[0]?.word : undefined;
}

type Span = { from: number; to: number; concepts: number[]; isSymbol: boolean };

/** Reads a question. `prefix`: its last word is being typed. At most QUERY_WORDS_MAX different words count. */
export function readUnits(text: string, prefix: boolean): AskedUnit[] {
  const folded = fold(text).replace(/\s+/gu, ' ').trim();
  const words = boundWordsOf(folded);
  const last = prefix && !/\s$/u.test(text) && words.at(-1)?.to === folded.length ? words.length - 1 : -1;
  const units = new Map<string, AskedUnit>();
  const seen = new Set<string>();
  const spans = spansOf(folded);
  let at = 0;
  while (at < words.length) {
    const { from, to, word } = words[at]!;
    const span = spans.find((one) => one.from < to && from < one.to);
    const first = at++;
    if (span) while (at < words.length && words[at]!.from < span.to) at++;
    const held = words.slice(first, at).map((one, index) => ({ word: one.word, isBeginning: first + index === last }));
    const fresh = held.filter(({ word: one }) => !seen.has(one)).length;
    if (seen.size + fresh > QUERY_WORDS_MAX) break;
    for (const { word: one } of held) seen.add(one);
    const typed = span ? folded.slice(span.from, span.to) : word;
    const known = units.get(typed);
    if (known) {
      // What stands twice is asked once, as a beginning where one of them is.
      if (held.some(({ isBeginning }) => isBeginning)) known.words = held;
      continue;
    }
    const concepts = span?.concepts ?? [];
    const isSymbol = span?.isSymbol === true && !held.some(({ isBeginning }) => isBeginning);
    units.set(typed, {
      typed,
      words: isSymbol ? [] : held,
      terms: concepts.map((concept) => conceptTerm(conceptDictionary().concepts[concept]!.id)),
    });
  }
  return [...units.values()];
}

/** Where a question names concepts. */
function spansOf(folded: string): Span[] {
  const finder = conceptDictionary();
  const split = splitWords(folded);
  const spans = new Map<number, Span>();
  for (const hit of finder.ask(split)) {
    const from = hit.first >= 0 ? split.starts[hit.first]! : hit.at;
    const to = hit.first >= 0 ? split.starts[hit.last]! + split.words[hit.last]!.text.length : hit.at + hit.units;
    const known = spans.get(from);
    if (known) known.concepts.push(hit.concept);
    else spans.set(from, { from, to, concepts: [hit.concept], isSymbol: hit.isSymbol });
  }
  return [...spans.values()].sort((a, b) => a.from - b.from);
}

/** The terms of a word in any language: of texts that hold it with another ending. And the stems, which texts may hold as words. */
export function stemsAsked(word: string): { terms: string[]; words: string[] } {
  const terms = new Set<string>();
  const words = new Set<string>();
  for (const language of STEM_LANGUAGES) {
    const stem = stemOf(word, language);
    terms.add(stemTerm(language, stem));
    if (stem !== word) words.add(stem);
  }
  return { terms: [...terms], words: [...words] };
}
