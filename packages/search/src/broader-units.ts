// "Médico psiquiatra", "nurse midwife": who names an occupation and then which one of these asks for one thing. A part of a question that means but
// what another part means more narrowly asks for nothing more: every posting that answers the other one answers it, and one that answers it alone
// ("Doctor, Emergency Medicine") is no better for it.
import { conceptDictionary } from './concept-dictionary.ts';
import { conceptOf } from './terms.ts';

/** What the rule needs of a unit (units.ts). */
type Unit = { terms: readonly string[]; words: readonly { isBeginning: boolean }[]; isRequired: boolean };

/** The units without those that another one says more narrowly. What stands in quotes, or is being typed, stays. */
export function withoutBroader<U extends Unit>(units: U[]): U[] {
  if (units.length < 2) return units;
  const { concepts, numberOf, withBroader } = conceptDictionary();
  const meant = units.map(({ terms }) => terms.map((term) => numberOf(conceptOf(term) ?? '')));
  return units.filter(({ terms, words, isRequired }, at) => {
    if (terms.length === 0 || isRequired || words.some(({ isBeginning }) => isBeginning)) return true;
    return !meant.some((others, other) => {
      if (other === at || others.length === 0) return false;
      return meant[at]!.every(
        (own) =>
          own !== undefined &&
          concepts[own]!.kind === 'occupation' &&
          others.every((one) => one !== undefined && one !== own && withBroader(one).includes(own)),
      );
    });
  });
}
