// The filters of the reference (reference.ts), as their rules say them, row by row.
import { FIT_PARTS, type FresherFor } from '@fairway/rules/search-order';
import { POSTED_DAYS, POSTED_OPTIONS } from '@fairway/rules/work-conditions';
import { ENDING_MS } from './ranking.ts';
import { type Facet, type FacetCount, FILTERS, type Filter, facetOf, type SearchDocument, type SearchRequest, valueIn } from './types.ts';
import { deniedUnits } from './units.ts';
import { type AskedFor, SENIORS } from './weights.ts';

type Row = { document: SearchDocument };

/** Tells whether a row passes all filters but one, and what is denied. `head`: the words and terms of its title. */
export function passerOf(request: Pick<SearchRequest, 'filters' | 'now' | 'text' | 'prefix'>, but: Filter | null) {
  const passes = passer(request, but);
  const denied = deniedUnits(request).flatMap(({ terms }) => terms);
  return (row: Row & { head: ReadonlySet<string> }): boolean => passes(row) && !denied.some((term) => row.head.has(term));
}

/** Tells whether a row passes all filters but one. */
function passer({ filters, now }: Pick<SearchRequest, 'filters' | 'now'>, but: Filter | null): (row: Row) => boolean {
  const { yearlyPay, spoken, permitted, without } = filters;
  const asked = FILTERS.filter((filter) => filter !== but && (filters[filter]?.length ?? 0) > 0);
  return (row) => {
    const { document } = row;
    if (without?.includes(document.id)) return false;
    if (yearlyPay !== undefined && document.yearlyPay < yearlyPay) return false;
    if (spoken !== undefined && document.facets.languages.some((language) => !spoken.includes(language))) return false;
    if (permitted !== undefined) {
      const isThere = document.facets.address.some((country) => permitted.includes(country));
      if (!isThere && !document.facets.work.includes('sponsorship=sponsored')) return false;
    }
    return asked.every((filter) => valuesOf(row, filter, now).some((value) => filters[filter]!.includes(value)));
  };
}

/** How a posting suits the reader, and what it counts as fresher for. @see ranking.ts */
export function standingOf(
  { document, head }: { document: SearchDocument; head: ReadonlySet<string> },
  { languages, countries = [], fit = null, now, sort }: Pick<SearchRequest, 'languages' | 'countries' | 'fit' | 'now' | 'sort'>,
  asked: AskedFor,
): { readable: boolean; home: boolean; fresher: FresherFor[] } {
  const has = (facet: Facet, wanted: readonly string[] = []) => document.facets[facet].some((value) => wanted.includes(value));
  const isHome = has('address', countries);
  const isOf = { document };
  const fits = {
    level: has('education_level', fit?.level),
    field: has('education_fields', fit?.field),
    wishes: has('job_category', fit?.wishes?.categories) || has('sector', fit?.wishes?.sectors),
    permit: fit?.permit !== undefined && passer({ filters: { permitted: [...fit.permit] }, now }, null)(isOf),
    languages: fit?.languages !== undefined && passer({ filters: { spoken: [...fit.languages] }, now }, null)(isOf),
  };
  const fresher: FresherFor[] = [
    ...(document.deadlineAt !== null && document.deadlineAt <= now + ENDING_MS ? ['ending' as const] : []),
    ...(asked.place && isHome ? ['home' as const] : []),
    ...FIT_PARTS.filter((part) => fits[part]),
  ];
  const isForOthers = asked.beginners && head.has(SENIORS);
  return {
    readable: languages.includes(document.language) && !isForOthers,
    home: !asked.place && isHome,
    fresher: sort === 'relevance' ? fresher : [],
  };
}

/** What a row has of a filter's values. */
export function valuesOf({ document }: Row, filter: Filter, now: number): string[] {
  const facet = facetOf(filter);
  if (facet === null) return POSTED_OPTIONS.filter((option) => document.publishedAt > now - POSTED_DAYS[option] * 86_400_000);
  const known = VALUES.get(document) ?? {};
  VALUES.set(document, known);
  known[filter] ??= document.facets[facet].flatMap((value) => valueIn(filter, value) ?? []);
  return known[filter];
}

/** Each of a thousand questions asks them of each row. */
const VALUES = new WeakMap<SearchDocument, Partial<Record<Filter, string[]>>>();

/** How many rows have each value. */
export function countsOf(rows: readonly string[][]): FacetCount[] {
  const sums = new Map<string, number>();
  for (const values of rows) for (const value of values.length > 1 ? new Set(values) : values) sums.set(value, (sums.get(value) ?? 0) + 1);
  return [...sums].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
