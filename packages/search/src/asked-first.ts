// How a unit is asked for before it is known whether little is found, and what may answer it then: what is near to it, and, of an occupation, the
// words of texts. Few texts that hold "teaching" somewhere and "assistant" elsewhere are of a teaching assistant; its title says so.
import { conceptDictionary } from './concept-dictionary.ts';
import { conceptOf, exactConceptTerm, titleConceptTerm } from './terms.ts';
import type { AskedUnit } from './units.ts';

/** The unit as it is answered at first: by nothing that is merely near. */
export const exactly = (unit: AskedUnit): AskedUnit => ({ ...unit, near: unit.outer ?? [] });

/** The same, and an occupation by no word of a text. */
const strictly = (unit: AskedUnit): AskedUnit =>
  unit.isOccupation && !unit.isRequired ? { ...exactly(unit), isStrict: true } : exactly(unit);

/** Whether something near answers it where little is found. */
const hasNear = ({ near, outer = [] }: AskedUnit): boolean => near.length > outer.length;

/** Whether more answers it where little is found. */
const mayWiden = (unit: AskedUnit): boolean => hasNear(unit) || (unit.isOccupation === true && !unit.isRequired);

/**
 * The unit as titles and kinds of employers answer it, where it means a field: of ten internships whose texts mention law few are in law. Undefined
 * where texts say as much (a skill, a place), or where titles are asked alone anyway.
 */
export function firmly(unit: AskedUnit): AskedUnit | undefined {
  const { concepts, numberOf } = conceptDictionary();
  const meant = unit.terms.map((term) => numberOf(conceptOf(term) ?? ''));
  const isField = (one: number | undefined) => one !== undefined && concepts[one]!.kind === 'field' && !concepts[one]!.isWide;
  if (meant.length === 0 || unit.isRequired || unit.words.length === 0 || !meant.every(isField)) return undefined;
  const ids = meant.map((one) => concepts[one!]!.id);
  return { ...unit, words: [], terms: ids.flatMap((id) => [titleConceptTerm(id), exactConceptTerm(id)]) };
}

/** How units are asked for at first, and whether more may answer one: a text of a person says what they are, one of a posting whom they work with. */
export const ASKED = {
  jobs: { first: strictly, mayWiden },
  asWritten: { first: exactly, mayWiden: hasNear },
  people: { first: exactly, mayWiden: hasNear },
};

/**
 * The unit as it is answered where nothing answers it that is near: by all that is broader than what it means and not wide. Who asks for a pilates
 * teacher where nobody trains anybody finds what has to do with sports. Undefined where there is nothing farther.
 */
export function farther(unit: AskedUnit): AskedUnit | undefined {
  const { concepts, numberOf, withBroader } = conceptDictionary();
  const meant = unit.terms.flatMap((term) => numberOf(conceptOf(term) ?? '') ?? []);
  const broader = meant.flatMap((concept) => withBroader(concept)).filter((one) => !meant.includes(one) && !concepts[one]!.isWide);
  const near = [...new Set([...unit.near, ...broader.map((one) => titleConceptTerm(concepts[one]!.id))])];
  return near.length > unit.near.length ? { ...unit, near } : undefined;
}
