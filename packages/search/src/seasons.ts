// "Research internship this summer" says when, and that less firmly than what and of which kind: a season beside a kind of work is a wish. @rule search.32
import type { Standing } from './alternatives.ts';
import { conceptTerm } from './terms.ts';
import { isKindOfWork } from './weights.ts';

const SEASON = conceptTerm('summer-job');

/** The units with a season that stands beside a kind of work as a wish. */
export function withSeasons(units: readonly Standing[]): Standing[] {
  const isSeason = ({ unit }: Standing) => unit.terms.length > 0 && unit.terms.every((term) => term === SEASON);
  const hasKind = units.some((one) => !isSeason(one) && isKindOfWork(one.unit) && !one.unit.isWish);
  return units.map((one) => (hasKind && isSeason(one) && !one.unit.isRequired ? { ...one, unit: { ...one.unit, isWish: true } } : one));
}
