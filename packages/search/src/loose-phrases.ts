// Phrases of the dictionary as people part them too, beside what stands there as written: "book keeper", "softwareengineer", "간호 조무사". Two
// neighbours that are one word of the dictionary together, or one word that is two, mean it; only where one concept alone is meant so. A letter amiss is
// the correction's (correction.ts), which says what it made of the question.
import type { ConceptFinder } from '@fairway/rules/concepts/concepts';
import { fold } from '@fairway/rules/folding';
import type { Words } from '@fairway/rules/recognition/words';
import { conceptDictionary } from './concept-dictionary.ts';

/** A form of one or two words of a script with spaces, whatever its language; its beginning where it is one. */
const WORDS =
  /^~?([\p{Script=Latin}\p{Script=Cyrillic}]{2,}|\p{Script=Hangul}+)(?: ([\p{Script=Latin}\p{Script=Cyrillic}]{2,}|\p{Script=Hangul}+))?\*?$/u;
const HANGUL = /^\p{Script=Hangul}/u;
/** Shorter ones are made of any two words. */
const JOINED_UNITS_MIN = { hangul: 3, others: 7 };

/** Neighbours, or one word, by their numbers, and the concept that they mean. */
type PhraseHit = { first: number; last: number; concept: number; isSymbol: false; language: undefined };
type Phrases = {
  /** The concept of forms without their spaces: those of one word, those of two. */
  single: Map<string, number>;
  double: Map<string, number>;
};

let phrases: Phrases | undefined;
let phrasesOf: ConceptFinder | undefined;

/** The concepts that words of a question mean but for a space. `known`: numbers of words that mean something themselves. */
export function loosePhrases({ words, breaks }: Words, known: ReadonlySet<number>): PhraseHit[] {
  const { single, double } = readPhrases();
  const hits: PhraseHit[] = [];
  const meet = (first: number, last: number, concept = SEVERAL) => {
    if (concept !== SEVERAL) hits.push({ first, last, concept, isSymbol: false, language: undefined });
  };
  for (const [first, { folded: one }] of words.entries()) {
    if (!known.has(first)) meet(first, first, double.get(one));
    const last = first + 1;
    const other = words[last]?.folded;
    if (other === undefined || breaks[last]) continue;
    meet(first, last, single.get(one + other));
  }
  return hits;
}

/** A form of several concepts means none of them. */
const SEVERAL = -1;

function readPhrases(): Phrases {
  const dictionary = conceptDictionary();
  if (phrases && phrasesOf === dictionary) return phrases;
  phrasesOf = dictionary;
  const made: Phrases = { single: new Map(), double: new Map() };
  for (const [concept, { forms }] of dictionary.concepts.entries()) {
    for (const { form } of forms) {
      const [, first, last] = WORDS.exec(form)?.map((word) => word && fold(word)) ?? [];
      if (!first) continue;
      const joined = first + (last ?? '');
      if (joined.length >= (HANGUL.test(joined) ? JOINED_UNITS_MIN.hangul : JOINED_UNITS_MIN.others)) {
        const kept = last ? made.double : made.single;
        const held = kept.get(joined) ?? concept;
        kept.set(joined, held === concept ? concept : SEVERAL);
      }
    }
  }
  phrases = made;
  return made;
}
