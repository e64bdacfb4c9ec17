// Nothing found is not an end. Where fewer than RELAXED_FEW postings have all words that were asked for, whatever the filters:
//   0  what is merely wished for is let go (units.ts `isWish`), where that is enough
//   1  units are answered by what is near to what they mean, too (units.ts `near`); what answers all but the kind of work as it was asked would do as
//      well (withoutKinds): a data analyst in Chicago is nearer to an entry-level one there than what is near to both elsewhere
//   2  units are let go one by one: those that nothing answers, then what is merely wished for (units.ts `isWish`), then words that neither mean anything known nor name an organization, a skill or
//      a place; of each those that say least (that most postings answer) first, of equals the later. One unit stays
//   3  of the units that are left (MOST_OF at most, the others are let go like those above) all but one have to be answered, whichever; then
//      all but two, down to one
// Of ten whose texts alone say what the work is about few may be about it. Where fewer than RELAXED_FEW say all with that in titles or names, step 1 is
// taken too; and where that is not enough, what the work is about and all but one of the others are asked for (keptFirmly).
// Each only until there are RELAXED_FEW. But what is merely near to all of a question (steps 0 and 1 without a wish) may be less than what is all of it but for one
// thing: where the question says what work is about, all but one are asked for beside it until there are RELAXED_ENOUGH, and the order tells which is
// nearer. Those that have everything come first, because more is answered (ranking.ts). What stood in quotes is asked for in every step; a place of the question's own is too, and of the words beside it one that is answered somewhere stays. Where no unit is answered, nothing is found. One rule for the index, the reference and SQL.
import { firmly } from './asked-first.ts';
import type { AskedUnit } from './units.ts';
import { isKindOfWork, isTopic } from './weights.ts';

/** Fewer are few. */
export const RELAXED_FEW = 10;
/** So many are enough where few had all that was asked for. */
const RELAXED_ENOUGH = 100;
/** Units of which most are asked for: SQL writes their combinations out. */
const MOST_OF = 6;

/** What the rule needs of a unit: how many findable postings answer it, and whether it means or names something. */
type Answered = { matching: number; isTelling: boolean; unit: Pick<AskedUnit, 'isRequired' | 'isWhere' | 'isWish'> };

/** What is asked for: all of some units, and so many of others at least; or, where there is `or`, all of that. */
export type Kept<U> = { all: readonly U[]; some: readonly U[]; atLeast: number; or?: readonly U[] | undefined };

/** The units without what is merely wished for; undefined where that is none of them, or all. */
export function withoutWishes<U extends { unit: Pick<AskedUnit, 'isWish'> }>(units: readonly U[]): readonly U[] | undefined {
  const others = units.filter(({ unit }) => !unit.isWish);
  return others.length > 0 && others.length < units.length ? others : undefined;
}

/** The units without kinds of work, where something is left that says what it is about; else undefined, and where there is no kind. */
export function withoutKinds<U extends { unit: AskedUnit }>(units: readonly U[]): readonly U[] | undefined {
  const others = units.filter(({ unit }) => unit.isRequired || !isKindOfWork(unit));
  return others.length < units.length && others.some(({ unit }) => isTopic(unit)) ? others : undefined;
}

/** How many postings are enough; `exactly`: how many have all, and nothing that is merely near. */
export function enoughFor(units: readonly { unit: AskedUnit }[], exactly: number): number {
  return exactly < RELAXED_FEW && units.some(({ unit }) => isTopic(unit)) ? RELAXED_ENOUGH : RELAXED_FEW;
}

/** Gives what to ask for, step by step, and takes how many postings that finds. `total`: how many have all, or what is near; `enough`: how many are. @rule search.23 */
export function* relaxing<U extends Answered>(units: readonly U[], total: number, enough: number): Generator<Kept<U>, void, number> {
  if (total >= enough || units.length < 2 || units.every(({ matching }) => matching === 0)) return;
  if (units.some(({ matching, unit }) => matching === 0 && unit.isRequired)) return;
  const required = units.filter(({ unit }) => unit.isRequired);
  const fewest = required.some(({ unit }) => !unit.isWhere) ? 0 : 1;
  // Whether a unit is telling is counted when it is asked: once.
  const order = units
    .map((unit, at) => ({ unit, at, rank: rankOf(unit) }))
    .filter(({ unit }) => !unit.unit.isRequired)
    .sort((a, b) => a.rank - b.rank || b.unit.matching - a.unit.matching || b.at - a.at);
  let left = order.map(({ unit }) => unit);
  let found = total;
  for (const { rank } of order) {
    if (
      found >= RELAXED_FEW ||
      left.length <= (rank === UNANSWERED && required.length > 0 ? 0 : fewest) ||
      (rank === TELLING && left.length <= MOST_OF)
    )
      break;
    left = left.slice(1);
    found = yield { all: [...required, ...left], some: [], atLeast: 0 };
  }
  if (found >= (total < RELAXED_FEW ? RELAXED_FEW : enough)) return;
  for (let atLeast = left.length - 1; atLeast >= fewest; atLeast--) {
    const kept = atLeast === 0 ? { all: required, some: [], atLeast } : { all: required, some: left, atLeast };
    if ((yield kept) >= enough) return;
  }
}

/** Whether it may be that texts alone say what the work is about: beside something else a field is asked for. */
export function mayBeFirm(units: readonly { unit: AskedUnit }[]): boolean {
  return units.length > 1 && units.some(({ unit }) => firmly(unit) !== undefined);
}

/**
 * What is asked for where few titles or names say what the work is about: that, and all but one of the other units. Undefined where there is but one of
 * these: then everything would do.
 */
export function keptFirmly<U extends { unit: AskedUnit }>(units: readonly U[]): Kept<U> | undefined {
  const isFree = ({ unit }: U) => firmly(unit) === undefined && !unit.isRequired;
  const some = units.filter(isFree);
  if (some.length < 2 || some.length > MOST_OF) return undefined;
  return { all: units.filter((one) => !isFree(one)), some, atLeast: some.length - 1 };
}

/** Those that are not asked for any more. */
export function letGo<U>(units: readonly U[], { all, some }: Kept<U>): U[] {
  return units.filter((unit) => !all.includes(unit) && !some.includes(unit));
}

const UNANSWERED = 0;
const WISHED = 1;
const WORD = 2;
const TELLING = 3;
function rankOf({ matching, isTelling, unit }: Answered): number {
  if (matching === 0) return UNANSWERED;
  if (unit.isWish) return WISHED;
  return isTelling ? TELLING : WORD;
}
