// Phrases of the dictionary as people type them too, beside what stands there as written:
//   misspelt   "manger" is a word, "product manger" is no phrase, "product manager" is one. Two neighbours of a question that are a phrase but for one
//              letter of one of them (more, fewer, another, or two exchanged) mean it. Only where the misspelt word means nothing itself and keeps
//              its first letter
//   spaces     "book keeper", "softwareengineer", "간호 조무사": two neighbours that are one word of the dictionary together, or one word that is two
// Only where one concept alone is meant so. Whoever reads the list is told what was understood, as of every part that means something.
import type { ConceptFinder } from '@fairway/rules/concepts/concepts';
import { fold } from '@fairway/rules/folding';
import type { Words } from '@fairway/rules/recognition/words';
import { conceptDictionary } from './concept-dictionary.ts';
import { editDistance } from './edit-distance.ts';

/** Shorter words have neighbours of every meaning. */
const MISSPELT_UNITS_MIN = 5;
/** A form of one or two words of a script with spaces, whatever its language; its beginning where it is one. */
const WORDS =
  /^~?([\p{Script=Latin}\p{Script=Cyrillic}]{2,}|\p{Script=Hangul}+)(?: ([\p{Script=Latin}\p{Script=Cyrillic}]{2,}|\p{Script=Hangul}+))?\*?$/u;
const HANGUL = /^\p{Script=Hangul}/u;
/** Shorter ones are made of any two words. */
const JOINED_UNITS_MIN = { hangul: 3, others: 7 };

/** Neighbours, or one word, by their numbers, and the concept that they mean. */
type PhraseHit = { first: number; last: number; concept: number; isSymbol: false };
type Other = { word: string; concept: number };
type Phrases = {
  /** By one word of a phrase of two, what stands beside it: behind it, and before it. */
  behind: Map<string, Other[]>;
  before: Map<string, Other[]>;
  /** Concepts by forms without their spaces: those of one word, those of two. */
  single: Map<string, Set<number>>;
  double: Map<string, Set<number>>;
};

let phrases: Phrases | undefined;
let phrasesOf: ConceptFinder | undefined;

/** The concepts that words of a question mean but for a letter or a space. `known`: numbers of words that mean something themselves. */
export function loosePhrases({ words, breaks }: Words, known: ReadonlySet<number>): PhraseHit[] {
  const { behind, before, single, double } = readPhrases();
  const hits: PhraseHit[] = [];
  const meet = (first: number, last: number, concepts: ReadonlySet<number>) => {
    if (concepts.size === 1) hits.push({ first, last, concept: [...concepts][0]!, isSymbol: false });
  };
  for (const [first, { folded: one }] of words.entries()) {
    if (!known.has(first)) meet(first, first, double.get(one) ?? NONE);
    const last = first + 1;
    const other = words[last]?.folded;
    if (other === undefined || breaks[last]) continue;
    meet(first, last, single.get(one + other) ?? NONE);
    meet(
      first,
      last,
      new Set([...(known.has(last) ? [] : nearOf(other, behind.get(one))), ...(known.has(first) ? [] : nearOf(one, before.get(other)))]),
    );
  }
  return hits;
}

const NONE: ReadonlySet<number> = new Set();

function nearOf(typed: string, others: readonly Other[] = []): number[] {
  if (typed.length < MISSPELT_UNITS_MIN) return [];
  return others.filter(({ word }) => word[0] === typed[0] && editDistance(typed, word, 1) === 1).map(({ concept }) => concept);
}

function readPhrases(): Phrases {
  const dictionary = conceptDictionary();
  if (phrases && phrasesOf === dictionary) return phrases;
  phrasesOf = dictionary;
  const made: Phrases = { behind: new Map(), before: new Map(), single: new Map(), double: new Map() };
  for (const [concept, { forms }] of dictionary.concepts.entries()) {
    for (const { form } of forms) {
      const [, first, last] = WORDS.exec(form)?.map((word) => word && fold(word)) ?? [];
      if (!first) continue;
      const joined = first + (last ?? '');
      if (joined.length >= (HANGUL.test(joined) ? JOINED_UNITS_MIN.hangul : JOINED_UNITS_MIN.others)) {
        setOf(last ? made.double : made.single, joined).add(concept);
      }
      if (!last || HANGUL.test(first)) continue;
      listOf(made.behind, first).push({ word: last, concept });
      listOf(made.before, last).push({ word: first, concept });
    }
  }
  phrases = made;
  return made;
}

function listOf(lists: Map<string, Other[]>, word: string): Other[] {
  const known = lists.get(word);
  if (known) return known;
  const list: Other[] = [];
  lists.set(word, list);
  return list;
}

function setOf(sets: Map<string, Set<number>>, word: string): Set<number> {
  const known = sets.get(word);
  if (known) return known;
  const set = new Set<number>();
  sets.set(word, set);
  return set;
}
