// Nothing found is not an end. Where fewer than RELAXED_FEW postings have all that was asked for, units are let go one by one until there are
// enough or one unit is left: first those that nothing answers, then those that say least (that most postings answer), the later of equals
// first. What is shown then are all postings that have the rest; those that have everything come first, because more is answered
// (ranking.ts). Where no unit is answered, nothing is found. One rule for the index, the reference and SQL.

/** Fewer are few. */
const RELAXED_FEW = 10;

/** What the rule needs of a unit: how many findable postings answer it. */
type Answered = { matching: number };

/** Gives the units to let go, one at a time, and takes how many postings are left without them. `total`: how many have all. */
export function* relaxing<U extends Answered>(units: readonly U[], total: number): Generator<U, void, number> {
  if (total >= RELAXED_FEW || units.length < 2 || units.every(({ matching }) => matching === 0)) return;
  const order = units
    .map((unit, at) => ({ unit, at }))
    .sort((a, b) => Number(a.unit.matching > 0) - Number(b.unit.matching > 0) || b.unit.matching - a.unit.matching || b.at - a.at);
  for (const { unit } of order.slice(0, -1)) if ((yield unit) >= RELAXED_FEW) return;
}
