// The filters of the reference (reference.ts), as their rules say them, row by row.
import { FIT_PARTS, type FresherFor } from '@fairway/rules/search-order';
import { POSTED_DAYS, POSTED_OPTIONS } from '@fairway/rules/work-conditions';
import { ENDING_MS } from './ranking.ts';
import { type Facet, type FacetCount, FILTERS, type Filter, facetOf, type SearchDocument, type SearchRequest, valueIn } from './types.ts';

type Row = { document: SearchDocument };

/** Whether a row passes all filters but one. */
export function passes(row: Row, { filters, now }: Pick<SearchRequest, 'filters' | 'now'>, but: Filter | null): boolean {
  const { document } = row;
  const { yearlyPay, spoken, permitted, without } = filters;
  if (without?.includes(document.id)) return false;
  if (yearlyPay !== undefined && document.yearlyPay < yearlyPay) return false;
  if (spoken !== undefined && document.facets.languages.some((language) => !spoken.includes(language))) return false;
  if (permitted !== undefined) {
    const isThere = document.facets.address.some((country) => permitted.includes(country));
    if (!isThere && !document.facets.work.includes('sponsorship=sponsored')) return false;
  }
  return FILTERS.every((filter) => {
    const wanted = filters[filter] ?? [];
    return filter === but || wanted.length === 0 || valuesOf(row, filter, now).some((value) => wanted.includes(value));
  });
}

/** How a posting suits the reader, and what it counts as fresher for. @see ranking.ts */
export function standingOf(
  document: SearchDocument,
  { languages, countries = [], fit = null, now, sort }: Pick<SearchRequest, 'languages' | 'countries' | 'fit' | 'now' | 'sort'>,
  hasWords: boolean,
): { readable: boolean; home: boolean; fresher: FresherFor[] } {
  const has = (facet: Facet, wanted: readonly string[] = []) => document.facets[facet].some((value) => wanted.includes(value));
  const isHome = has('address', countries);
  const isOf = { document };
  const fits = {
    level: has('education_level', fit?.level),
    field: has('education_fields', fit?.field),
    wishes: has('job_category', fit?.wishes?.categories) || has('sector', fit?.wishes?.sectors),
    permit: fit?.permit !== undefined && passes(isOf, { filters: { permitted: [...fit.permit] }, now }, null),
    languages: fit?.languages !== undefined && passes(isOf, { filters: { spoken: [...fit.languages] }, now }, null),
  };
  const fresher: FresherFor[] = [
    ...(document.deadlineAt !== null && document.deadlineAt <= now + ENDING_MS ? ['ending' as const] : []),
    ...(hasWords && isHome ? ['home' as const] : []),
    ...FIT_PARTS.filter((part) => fits[part]),
  ];
  return { readable: languages.includes(document.language), home: !hasWords && isHome, fresher: sort === 'relevance' ? fresher : [] };
}

/** What a row has of a filter's values. */
export function valuesOf({ document }: Row, filter: Filter, now: number): string[] {
  const facet = facetOf(filter);
  if (facet === null) return POSTED_OPTIONS.filter((option) => document.publishedAt > now - POSTED_DAYS[option] * 86_400_000);
  return document.facets[facet].flatMap((value) => valueIn(filter, value) ?? []);
}

/** How many rows have each value. */
export function countsOf(rows: readonly string[][]): FacetCount[] {
  const sums = new Map<string, number>();
  for (const values of rows) for (const value of new Set(values)) sums.set(value, (sums.get(value) ?? 0) + 1);
  return [...sums].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
