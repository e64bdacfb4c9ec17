// The filters of a question as sets of postings: what each lets through, and what is left of a set by all of them, and by all but one.
import { type Bitmap, clearBit, countBits } from './bitmap.ts';
import type { CountedSet } from './facet-counting.ts';
import { addPostedAfter, earliestOf } from './posted.ts';
import { idWords } from './slots.ts';
import { idsOf, intersection, type Matched, union } from './term-sets.ts';
import { FACETS, type Facet, FILTERS, type Filter, facetOf, keptValue, type SearchRequest } from './types.ts';
import { deniedUnits } from './units.ts';

/** The postings that one filter in use lets through; `filter` is null where nothing is counted of it. */
type FilterSet = { filter: Filter | null; allowed: Bitmap };
export type Counted = { set: Bitmap; total: number };
/** `withoutOwn`: by filter in use, what is left without it. */
export type Filtered = Counted & { withoutOwn: Map<Filter, Counted> };

export function filtersInUse(index: Matched, request: SearchRequest): FilterSet[] {
  const { filters, now } = request;
  const counted = FILTERS.flatMap((filter): FilterSet[] => {
    const values = filters[filter];
    if (values === undefined || values.length === 0) return [];
    const facet = facetOf(filter);
    const allowed = facet === null ? postedSet(index, values, now) : holding(index, facet, values.map((value) => keptValue(filter, value))); // biome-ignore format: one thought
    return [{ filter, allowed }];
  });
  const { yearlyPay, spoken, permitted, without = [] } = filters;
  const others = [
    ...(yearlyPay === undefined ? [] : [payingSet(index, yearlyPay)]),
    ...(spoken === undefined ? [] : [spokenSet(index, spoken)]),
    ...(permitted === undefined ? [] : [permittedSet(index, permitted)]),
    ...(without.length === 0 ? [] : [otherThan(index, without)]),
    ...deniedUnits(request).map(({ terms }) => notTitled(index, terms)),
  ];
  return [...counted, ...others.map((allowed) => ({ filter: null, allowed }))];
}

/** What is left of `found` by all filters, and by all but each that is counted. */
export function filtered({ postings, scratch }: Matched, filters: readonly FilterSet[], found: Bitmap, base: CountedSet): Filtered {
  const counted = (set: Bitmap) => ({ set, total: set === base.bitmap ? base.total : countBits(set, postings.words) });
  const by = (allowed: readonly FilterSet[]) =>
    allowed.length === 0 ? found : intersection([found, ...allowed.map((filter) => filter.allowed)], postings.words, scratch);
  const withoutOwn = new Map<Filter, Counted>();
  for (const own of filters) if (own.filter !== null) withoutOwn.set(own.filter, counted(by(filters.filter((other) => other !== own))));
  const [first] = filters;
  const others = first?.filter ? withoutOwn.get(first.filter) : undefined;
  const set = first && others ? intersection([others.set, first.allowed], postings.words, scratch) : by(filters);
  return { ...counted(set), withoutOwn };
}

/** The postings that hold any of some values, as their facet keeps them. */
export function holding(index: Matched, facet: Facet, values: readonly string[]): Bitmap {
  return union(listsOf(index, facet, values), index.postings, index.scratch);
}

function listsOf({ facets }: Matched, facet: Facet, values: readonly string[]): number[] {
  const { lists, numberOf } = valuesOf(facets, facet);
  return [...new Set(values)].flatMap((value) => {
    const number = numberOf(value);
    return number === undefined ? [] : [lists[number]!];
  });
}

function valuesOf(facets: Matched['facets'], facet: Facet) {
  const values = facets[FACETS.indexOf(facet)]!;
  return { values: values.values, lists: values.lists, numberOf: (value: string) => values.numberOf(value) };
}

function postedSet({ slots, scratch }: Matched, options: readonly string[], now: number): Bitmap {
  const set = scratch.borrowEmpty();
  const earliest = earliestOf(options, now);
  if (earliest !== undefined) addPostedAfter(set, slots, earliest);
  return set;
}

function payingSet({ slots, scratch }: Matched, least: number): Bitmap {
  const set = scratch.borrowEmpty();
  const { yearlyPay, count } = slots;
  for (let slot = 0; slot < count; slot++) if (yearlyPay[slot]! >= least) set[slot >>> 5]! |= 1 << (slot & 31);
  return set;
}

/** All postings but those that ask for any other language. */
export function spokenSet(index: Matched, spoken: readonly string[]): Bitmap {
  const { values, lists } = valuesOf(index.facets, 'languages');
  const set = index.scratch.borrowEmpty();
  values.forEach((value, number) => {
    if (!spoken.includes(value)) index.postings.orInto(lists[number]!, set);
  });
  for (let at = 0; at < index.postings.words; at++) set[at] = ~set[at]!;
  return set;
}

export function permittedSet(index: Matched, countries: readonly string[]): Bitmap {
  const lists = [...listsOf(index, 'address', countries), ...listsOf(index, 'work', [keptValue('sponsorship', 'sponsored')])];
  return union(lists, index.postings, index.scratch);
}

/** All postings but those with any of some terms in their title. */
export function notTitled(index: Matched, terms: readonly string[]): Bitmap {
  const { dictionary, postings, scratch } = index;
  const set = scratch.borrow();
  set.set(union(idsOf(index, terms).map((id) => dictionary.head(id)), postings, scratch)); // biome-ignore format: one thought
  for (let at = 0; at < postings.words; at++) set[at] = ~set[at]!;
  return set;
}

/** All postings but these. */
function otherThan({ slots, scratch }: Matched, ids: readonly string[]): Bitmap {
  const set = scratch.borrow().fill(-1);
  for (const id of ids) {
    const slot = slots.find(idWords(id));
    if (slot >= 0) clearBit(set, slot);
  }
  return set;
}
