// How often a part of a question counts in the order of what answers it. What work is about, and where it is, weighs twice what kind of work it is: of
// postings that answer "Praktikum Jura" by one of both the one about law is nearer to what was asked. Words that mean nothing known weigh as little.
import { conceptDictionary } from './concept-dictionary.ts';
import { conceptOf, placeOf } from './terms.ts';

const HEAVY = 2;
const LIGHT = 1;

/** Kinds of work that say where it is. */
const WHERE: ReadonlySet<string> = new Set(['remote', 'hybrid', 'on-site']);

/** 1 of a kind of work ("internship") and of a word that means nothing, else 2. `terms`: what a unit means (units.ts). */
export function weightOf({ terms }: { terms: readonly string[] }): number {
  const { concepts, numberOf } = conceptDictionary();
  const isHeavy = (term: string) => {
    const id = conceptOf(term);
    if (id === undefined) return placeOf(term) !== undefined;
    return WHERE.has(id) || concepts[numberOf(id) ?? -1]?.kind !== 'work';
  };
  return terms.some(isHeavy) ? HEAVY : LIGHT;
}
