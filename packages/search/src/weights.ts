// How often a part of a question counts in the order of what answers it. What work is about weighs three times what kind of work it is, where it is twice
// as much: of postings that answer "Praktikum Jura" by one of both the one about law is nearer to what was asked. Words that mean nothing known weigh little.
import { conceptDictionary } from './concept-dictionary.ts';
import { conceptOf, placeOf } from './terms.ts';

const TOPIC = 3;
const PLACE = 2;
const LIGHT = 1;

/** Kinds of work that say where it is. */
const WHERE: ReadonlySet<string> = new Set(['remote', 'hybrid', 'on-site']);

/** How often a unit counts, by what it means (units.ts). */
export function weightOf({ terms }: { terms: readonly string[] }): number {
  const { concepts, numberOf } = conceptDictionary();
  const weights = terms.map((term) => {
    const id = conceptOf(term);
    if (id === undefined) return placeOf(term) === undefined ? LIGHT : PLACE;
    if (WHERE.has(id)) return PLACE;
    return concepts[numberOf(id) ?? -1]?.kind === 'work' ? LIGHT : TOPIC;
  });
  return Math.max(LIGHT, ...weights);
}
