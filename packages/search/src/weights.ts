// How often a part of a question counts in the order of what answers it. What work is about, and where it is, weigh three times what kind of work it is:
// of postings that answer "Praktikum Jura" by one of both the one about law is nearer to what was asked. What is too wide to be about anything
// ("technician") weighs as little. Words that mean nothing known weigh little, but
// for rare ones: these mostly name something ("nvidia").
import { conceptDictionary } from './concept-dictionary.ts';
import { conceptOf, placeOf } from './terms.ts';

const TOPIC = 3;
const PLACE = 3;
const LIGHT = 1;
/** From this rarity on (ranking.ts `idfSteps`; one posting in ninety) a word that means nothing known weighs as a place does. */
const RARE_STEPS = 26;

/** What a unit means (units.ts). */
type Meaning = { terms: readonly string[] };

/** Kinds of work that say where it is. */
const WHERE: ReadonlySet<string> = new Set(['remote', 'hybrid', 'on-site']);

/** How often a unit counts, by what it means (units.ts) and, where it means nothing known, by how rare it is. */
export function weightOf({ terms }: Meaning, idf: number): number {
  if (terms.length === 0) return idf >= RARE_STEPS ? PLACE : LIGHT;
  const { concepts, numberOf } = conceptDictionary();
  const weights = terms.map((term) => {
    const id = conceptOf(term);
    if (id === undefined) return placeOf(term) === undefined ? LIGHT : PLACE;
    if (WHERE.has(id)) return PLACE;
    const concept = concepts[numberOf(id) ?? -1];
    return concept?.kind === 'work' || concept?.isWide ? LIGHT : TOPIC;
  });
  return Math.max(LIGHT, ...weights);
}

/** Whether a place is asked for: else what is in the reader's country comes before what answers as well. */
export const asksPlace = (units: readonly Meaning[]): boolean =>
  units.some(({ terms }) => terms.some((term) => placeOf(term) !== undefined));

/** Whether a unit says what work is about. */
export function isTopic({ terms }: Meaning): boolean {
  const { concepts, numberOf } = conceptDictionary();
  return terms.some((term) => (concepts[numberOf(conceptOf(term) ?? '') ?? -1]?.kind ?? 'work') !== 'work');
}

/** Whether a unit says what kind of work it is, and nothing else. */
export const isKindOfWork = (unit: Meaning): boolean => unit.terms.length > 0 && weightOf(unit, 0) === LIGHT;
