// Nothing found is not an end. Where fewer than RELAXED_FEW postings have all words that were asked for, whatever the filters, units are answered by what is near to what they
// mean too (units.ts `near`). Where those are few as well, units are let go one by one until there are enough or one unit is left: first those that nothing answers, then words that neither mean anything known nor name an organization, a skill
// or a place, then the others; of each those that say least (that most postings answer) first, of equals the later. What is shown then are
// all postings that have the rest; those that have everything come first, because more is answered (ranking.ts). What stood in quotes is
// never let go. Where no unit is answered, nothing is found. One rule for the index, the reference and SQL.
import type { AskedUnit } from './units.ts';

/** Fewer are few. */
export const RELAXED_FEW = 10;

/** What the rule needs of a unit: how many findable postings answer it, and whether it means or names something. */
type Answered = { matching: number; isTelling: boolean; unit: Pick<AskedUnit, 'isRequired'> };

/** Gives the units to let go, one at a time, and takes how many postings are left without them. `total`: how many have all. */
export function* relaxing<U extends Answered>(units: readonly U[], total: number): Generator<U, void, number> {
  if (total >= RELAXED_FEW || units.length < 2 || units.every(({ matching }) => matching === 0)) return;
  if (units.some(({ matching, unit }) => matching === 0 && unit.isRequired)) return;
  const order = units
    .filter(({ unit }) => !unit.isRequired)
    .map((unit, at) => ({ unit, at }))
    .sort((a, b) => rankOf(a.unit) - rankOf(b.unit) || b.unit.matching - a.unit.matching || b.at - a.at);
  // One unit stays: what stood in quotes, or the last of the others.
  const mayGo = order.length < units.length ? order : order.slice(0, -1);
  for (const { unit } of mayGo) if ((yield unit) >= RELAXED_FEW) return;
}

const rankOf = ({ matching, isTelling }: Answered) => (matching === 0 ? 0 : isTelling ? 2 : 1);
