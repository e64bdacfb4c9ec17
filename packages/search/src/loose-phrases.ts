// Phrases of the dictionary as people part them too, beside what stands there as written: "book keeper", "softwareengineer", "간호 조무사". Two
// neighbours that are one word of the dictionary together, or one word that is two, mean it; only where one concept alone is meant so. A letter amiss is
// the correction's (correction.ts), which says what it made of the question.
import type { Words } from '@fairway/rules/recognition/words';
import { dictionaryReading } from './concept-dictionary.ts';
import { SEVERAL } from './loose-phrase-list.ts';

/** Neighbours, or one word, by their numbers, and the concept that they mean. */
type PhraseHit = { first: number; last: number; concept: number; isSymbol: false; language: undefined };

/** The concepts that words of a question mean but for a space. `known`: numbers of words that mean something themselves. */
export function loosePhrases({ words, breaks }: Words, known: ReadonlySet<number>): PhraseHit[] {
  const { single, double } = dictionaryReading().loose;
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
