// How often a part of a question counts in the order of what answers it. What work is about weighs three times what kind of work it is, and where it is
// four times: of postings that answer "Praktikum Jura" by one of both the one about law is nearer to what was asked, and nobody moves for it. What is
// too wide to be about anything ("technician") weighs twice. Words that mean nothing known weigh little, but
// for rare ones: these mostly name something ("nvidia"). And what of a question decides between postings that answer it as well.
// The weights are the best of some forty tried over the levels that the benchmark's questions found (docs/benchmarks.md, "relevance").
import { conceptDictionary } from './concept-dictionary.ts';
import type { Counting } from './ranking.ts';
import { conceptOf, conceptTerm, placeOf } from './terms.ts';

const PLACE = 4;
const TOPIC = 3;
const WIDE = 2;
const LIGHT = 1;
/** From this rarity on (ranking.ts `idfSteps`; one posting in ninety) a word that means nothing known weighs as what work is about does. */
const RARE_STEPS = 26;

/** What a unit means (units.ts). */
type Meaning = { terms: readonly string[]; isStudied?: boolean };

/** Kinds of work that say where it is. */
const WHERE: ReadonlySet<string> = new Set(['remote', 'hybrid', 'on-site']);

/** Fields of the dictionary that are conditions: whoever asks for a nurse with weekends off asks for a nurse. */
export const CONDITIONS: ReadonlySet<string> = new Set(
  `accommodation-provided business-travel commission-pay company-car computer-use disability-inclusive driving-licence family-friendly four-day-week immediate-start
   meals-provided no-overtime older-workers second-chance-employer thirteenth-salary training-provided transport-provided weekends-off`.split(
    /\s+/u,
  ),
);

/** How often a unit counts, by what it means (units.ts) and, where it means nothing known, by how rare it is. */
export function weightOf({ terms, isStudied }: Meaning, idf: number): number {
  if (isStudied) return LIGHT;
  if (terms.length === 0) return idf >= RARE_STEPS ? TOPIC : LIGHT;
  const { concepts, numberOf } = conceptDictionary();
  const weights = terms.map((term) => {
    const id = conceptOf(term);
    if (id === undefined) return placeOf(term) === undefined ? LIGHT : PLACE;
    if (WHERE.has(id)) return TOPIC;
    if (CONDITIONS.has(id)) return LIGHT;
    const concept = concepts[numberOf(id) ?? -1];
    if (concept?.kind === 'work') return LIGHT;
    return concept?.isWide ? WIDE : TOPIC;
  });
  return Math.max(LIGHT, ...weights);
}

/** What counts more where a title answers it, or something near to it: a kind of work. Who asks for an internship takes no director's post for being about the same. */
const KIND_ANSWERED = 3;

/** What a unit counts in the order (ranking.ts `Counting`), by what it means and how rare it is. */
export function countingOf(unit: Meaning, idf: number): Counting {
  const weight = weightOf(unit, idf);
  return { weight, plus: weight === LIGHT && unit.terms.length > 0 ? KIND_ANSWERED : 0 };
}

/** What of a question decides how postings suit it that answer as well. */
export type AskedFor = {
  /** A place: else what is in the reader's country comes before what is not. */
  place: boolean;
  /** Work for beginners, and nothing for seniors: what a title says to be for seniors comes behind what does not. */
  beginners: boolean;
};

/** What a question without words asks for. */
export const NOTHING_ASKED: AskedFor = { place: false, beginners: false };

/** What is said for seniors in a title. */
export const SENIORS = conceptTerm('senior');
const BEGINNERS: ReadonlySet<string> = new Set(['internship', 'apprenticeship', 'entry-level', 'student-job', 'students', 'thesis']);

/** What the units of a question ask for. @rule search.22 */
export function askedFor(units: readonly Meaning[]): AskedFor {
  const terms = units.flatMap((unit) => unit.terms);
  const { concepts, numberOf, withBroader } = conceptDictionary();
  const meant = terms.flatMap((term) => {
    const number = numberOf(conceptOf(term) ?? '');
    return number === undefined ? [] : [...withBroader(number)].map((one) => concepts[one]!.id);
  });
  return {
    place: terms.some((term) => placeOf(term) !== undefined),
    beginners: meant.some((id) => BEGINNERS.has(id)) && !terms.includes(SENIORS) && !meant.includes('senior'),
  };
}

/** Whether a unit says what work is about. */
export function isTopic({ terms }: Meaning): boolean {
  const { concepts, numberOf } = conceptDictionary();
  return terms.some((term) => {
    const id = conceptOf(term) ?? '';
    return !CONDITIONS.has(id) && (concepts[numberOf(id) ?? -1]?.kind ?? 'work') !== 'work';
  });
}

/** Whether a unit says what kind of work it is, and nothing else. */
export const isKindOfWork = (unit: Meaning): boolean => unit.terms.length > 0 && weightOf(unit, 0) <= WIDE;

/** Whether a unit says what work is about: neither where it is nor of which kind. */
export const isMatter = (unit: Meaning): boolean =>
  unit.terms.length > 0 &&
  weightOf(unit, 0) > LIGHT &&
  !unit.terms.some((term) => placeOf(term) !== undefined || WHERE.has(conceptOf(term) ?? ''));
