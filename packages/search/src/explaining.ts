// Why a page stands in its order: of each unit what it was taken for, of each posting its rank key and where it answers each unit. All of it is
// what the order was made of (page.ts, ranking.ts): nothing is weighed a second time. Staff look at it. @rule search.13
import { conceptOf, placeOf, titleConceptOf } from './terms.ts';
import type { ExplainedUnit } from './types.ts';
import type { AskedUnit } from './units.ts';
import { countingOf } from './weights.ts';

/** So many places are told one by one at most: those of a part of the world are fewer. */
const TOLD_MAX = 100;

/** A unit as staff read it. */
export function explainedUnit(unit: AskedUnit, { matching, idf }: { matching: number; idf: number }): ExplainedUnit {
  return {
    asked: unit.typed,
    words: unit.words.map(({ word }) => word),
    concepts: unit.terms.flatMap((term) => conceptOf(term) ?? []),
    near: unit.near.flatMap((term) => titleConceptOf(term) ?? []),
    // A circle is hundreds of places, and so is "abroad": they are told by their names.
    places: unit.isWhere || unit.terms.length > TOLD_MAX ? [] : unit.terms.flatMap((term) => placeOf(term) ?? []),
    isRequired: unit.isRequired,
    isWhere: unit.isWhere === true,
    matching,
    idf,
    ...countingOf(unit, idf),
  };
}
