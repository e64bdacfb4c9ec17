// Which piece of a head is what. Each piece has marks for two roles from its own words; pieces in one slot of a section's entries share what
// their words say, so that an entry whose words say nothing is read as the others are.
import type { Segment } from './segments.ts';

export type Marked = { segment: Segment; first: number; second: number; isPlace: boolean };
export type Assigned = { first?: Segment; second?: Segment; isSure: boolean };

const SLOT_WEIGHT = 0.9;
const LATER = 0.12;

/** So clearly a slot must say that it holds one of the two roles. */
const TOLD_SLOT = 0.2;

/**
 * Three slots, of which one holds titles and another employers: what stands in the third, names that say nothing in every entry, are towns, though
 * nobody knows them.
 */
export function markThirds(entries: readonly (readonly Marked[])[]): void {
  const leanings = [...slotLeanings(entries)];
  const [firsts, seconds] = [leanings.filter(([, sum]) => sum > TOLD_SLOT), leanings.filter(([, sum]) => sum < -TOLD_SLOT)];
  if (firsts.length !== 1 || seconds.length !== 1) return;
  const [first, second] = [firsts[0]?.[0], seconds[0]?.[0]];
  for (const [slot] of leanings) {
    const own = entries.flatMap((marks) => marks.filter(({ segment }) => segment.slot === slot));
    const isSilent = own.every((mark) => mark.first + mark.second === 0 && couldBePlace(mark.segment.text));
    const holders = entries.filter((marks) => marks.some(({ segment }) => segment.slot === slot));
    const areThree = holders.every((marks) => [first, second].every((other) => marks.some(({ segment }) => segment.slot === other)));
    if (slot !== first && slot !== second && own.length > 2 && isSilent && areThree) for (const mark of own) mark.isPlace = true;
  }
}

/** So much smaller than the lines of its entry a line of dates is that says no name of it. */
export const SMALLER = 0.4;

/**
 * "03/2021 – today | Penwick" in small letters beside a title and an employer in lines of their own: what stands alone beside the dates of every entry
 * is its town, whatever it is called.
 */
export function markTownsBesideDates(entries: readonly (readonly Marked[])[]): void {
  const found = entries.map((marks) => {
    const own = marks.filter(({ segment }) => segment.row.periods.length > 0);
    const others = marks.filter((mark) => !own.includes(mark) && !mark.isPlace);
    const [mark] = own;
    const isSmall = mark && others.every(({ segment }) => segment.row.sizePt - mark.segment.row.sizePt > SMALLER);
    const areApart = new Set(others.map(({ segment }) => segment.row)).size > 1;
    const isTown = mark && (mark.isPlace || (mark.first === 0 && couldBePlace(mark.segment.text)));
    return own.length === 1 && isSmall && areApart && isTown ? mark : undefined;
  });
  if (entries.length < 2 || found.some((mark) => mark === undefined)) return;
  for (const mark of found) if (mark) Object.assign(mark, { first: 0, second: 0, isPlace: true });
}

/** So many other entries outvote the words of one. */
const VOTES_LEAST = 2;

/**
 * "Captain Penwick House": a word of a title in an employer's name says nothing where the titles of other entries, two and more, stand in another slot,
 * in which this one has a name that says nothing, and no entry has them the other way round.
 */
export function unmarkOutvoted(entries: readonly (readonly Marked[])[]): void {
  const isTitle = (mark: Marked | undefined) => mark !== undefined && mark.first > mark.second;
  const at = (marks: readonly Marked[], slot: string) => marks.find(({ segment, isPlace }) => !isPlace && segment.slot === slot);
  const found = entries.flatMap((marks) => {
    const [own, ...more] = marks.filter((mark) => isTitle(mark) && !mark.isPlace);
    const silent = marks.filter((mark) => !mark.isPlace && mark.first + mark.second === 0);
    const [other] = silent;
    if (!own || more.length > 0 || !other || silent.length > 1) return [];
    const votes = (title: string, name: string) =>
      entries.filter((one) => one !== marks && isTitle(at(one, title)) && at(one, name) && !isTitle(at(one, name))).length;
    const isOutvoted = votes(other.segment.slot, own.segment.slot) >= VOTES_LEAST && votes(own.segment.slot, other.segment.slot) === 0;
    return isOutvoted ? [own] : [];
  });
  for (const mark of found) mark.first = 0;
}

/** What the slots of a section say: above 0 for the first role, below for the second. */
export function slotLeanings(entries: readonly (readonly Marked[])[]): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const marks of entries) {
    for (const { segment, first, second, isPlace } of marks) {
      if (isPlace) continue;
      const sum = sums.get(segment.slot) ?? { sum: 0, count: 0 };
      sums.set(segment.slot, { sum: sum.sum + clamp(first - second), count: sum.count + 1 });
    }
  }
  return new Map([...sums].map(([slot, { sum, count }]) => [slot, sum / (count + 0.5)]));
}

/** Where other entries have places that are known, words that say nothing else are one too: "Esslingen am Neckar". */
export function markPlaces(entries: readonly (readonly Marked[])[]): void {
  const all = entries.flat();
  const slots = new Map<string, { places: number; others: number }>();
  for (const { segment, first, second, isPlace } of all) {
    const count = slots.get(segment.slot) ?? { places: 0, others: 0 };
    slots.set(segment.slot, { places: count.places + (isPlace ? 1 : 0), others: count.others + (!isPlace && first + second > 0 ? 1 : 0) });
  }
  for (const mark of all) {
    const { places = 0, others = 0 } = slots.get(mark.segment.slot) ?? {};
    if (!mark.isPlace && mark.first + mark.second === 0 && places > others && couldBePlace(mark.segment.text)) mark.isPlace = true;
  }
}

/**
 * A name in letters of its own right behind an organization ("**Acme** Berlin") that says nothing is its town. `owner`: the role that towns stand
 * behind; what stands there has it by its words, or has the other one in none of its own where another piece has it.
 */
export function markTails(entries: readonly (readonly Marked[])[], owner: 'first' | 'second'): void {
  const other = owner === 'first' ? 'second' : 'first';
  for (const marks of entries)
    for (const [at, mark] of marks.entries()) {
      const before = marks[at - 1];
      if (!before || !mark.segment.isTail || mark.isPlace || mark.first + mark.second > 0 || !couldBePlace(mark.segment.text)) continue;
      const isTold = marks.some((one) => one !== before && one[other] > one[owner]);
      if (before[owner] > before[other] || (before[other] === 0 && isTold)) mark.isPlace = true;
    }
}

/** Short words that begin with a capital, as names of places do. */
export const couldBePlace = (text: string) => /^[\p{Lu}\p{Lo}][\p{L}\p{M} '’.-]{1,40}$/u.test(text) && text.split(/\s+/).length <= 4;

const clamp = (number: number) => Math.max(-1, Math.min(1, number));

/** The pieces that stand for the two roles. `firstStands`: which role the first of two pieces has where nothing says it. */
export function assignRoles(marks: readonly Marked[], leanings: ReadonlyMap<string, number>, isFirstBefore: boolean): Assigned {
  const scored = marks
    .filter(({ isPlace, first, second }) => !isPlace || first + second > 1)
    .slice(0, 8)
    .map(({ segment, first, second }, index) => {
      const lean = SLOT_WEIGHT * (leanings.get(segment.slot) ?? 0);
      return {
        segment,
        first: first - 0.7 * second + lean - LATER * index,
        second: second - 0.7 * first - lean - LATER * index,
        own: Math.abs(first - second),
      };
    });
  const [only] = scored;
  if (!only) return { isSure: false };
  if (scored.length === 1) {
    const isSure = only.own >= 1 || Math.abs(only.first - only.second) > 0.6;
    const isFirst = only.first === only.second ? isFirstBefore : only.first > only.second;
    return isFirst ? { first: only.segment, isSure } : { second: only.segment, isSure };
  }
  let best: Assigned = { isSure: false };
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const a of scored) {
    for (const b of scored) {
      if (a === b) continue;
      const inOrder = a.segment.at < b.segment.at === isFirstBefore ? 0.05 : 0;
      const score = a.first + b.second + inOrder;
      if (score <= bestScore) continue;
      bestScore = score;
      best = { first: a.segment, second: b.segment, isSure: a.first + b.second - (a.second + b.first) > 0.6 };
    }
  }
  return best;
}
