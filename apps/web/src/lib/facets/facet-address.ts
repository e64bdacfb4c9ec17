// The address of a list with filters: everything the reader chose stands in it, so that reload, back and a shared link give the same list. Names
// are those of the API. What is not understood is ignored, never an error.
import { LIMITS } from '@fairway/rules/limits';
import type { ListFilter, OwnFilter } from '@fairway/rules/work-conditions';
import type { PathQuery } from '../paths.ts';

/** Filters of lists: those that are counted, and what the reader brings. */
export type FacetName = ListFilter | OwnFilter;

export type FacetAddress<F extends string> = {
  text: string;
  filters: Readonly<Record<F, readonly string[]>>;
  /** From 1 to 500. */
  page: number;
};
/** Which values a filter takes. */
export type Accepted<F extends string> = Readonly<Record<F, (value: string) => boolean>>;

export const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);
export const like = (pattern: RegExp) => (value: string) => pattern.test(value);

/** Text, filters and page of an address. At most 10 values a filter are taken. */
export function readFacets<F extends string>(search: URLSearchParams, accepted: Accepted<F>): FacetAddress<F> {
  const values = (name: F) => [...new Set(search.getAll(name))].filter(accepted[name]).slice(0, LIMITS.filterValuesPerType);
  return {
    text: cleanText(search.get('q')),
    filters: filtersOf(Object.keys(accepted) as F[], values),
    page: wholeNumber(search.get('page'), 1, LIMITS.pageNumberMax),
  };
}

function filtersOf<F extends string>(names: readonly F[], values: (name: F) => readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, values(name)])) as Record<F, readonly string[]>;
}

/** Control characters become spaces; the rest is cut where search stops reading. */
export function cleanText(text: string | null): string {
  const spaced = (text ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return [...spaced].slice(0, LIMITS.searchTextCharacters).join('');
}

/** At least 1, at most `max`. */
export function wholeNumber(text: string | null, fallback: number, max: number): number {
  if (text === null || !/^\d+$/.test(text)) return fallback;
  const value = Number(text);
  return value < 1 ? fallback : Math.min(value, max);
}

/** Parameters as pairs, for hidden fields of a form that holds `without` itself. */
export function keptPairs(query: PathQuery, without: readonly string[]): [string, string][] {
  return Object.entries(query).flatMap(([name, value]) => {
    if (without.includes(name) || value === null || value === undefined || value === '') return [];
    return (Array.isArray(value) ? value : [value]).map((item): [string, string] => [name, `${item}`]);
  });
}

/** With a filter value taken in or out; from the first page. A value beyond the limit is not taken in. */
export function withFilter<F extends string, A extends FacetAddress<F>>(address: A, name: F, value: string, on: boolean): A {
  const others = address.filters[name].filter((other) => other !== value);
  const next = on ? [...others, value].slice(0, LIMITS.filterValuesPerType) : others;
  return { ...address, page: 1, filters: { ...address.filters, [name]: next } };
}

/** Without any filter, from the first page. */
export function withoutFilters<A extends FacetAddress<string>>(address: A): A {
  return { ...address, page: 1, filters: filtersOf(Object.keys(address.filters), () => []) };
}

/** How many filter values are chosen. */
export function chosenValues(address: FacetAddress<string>): number {
  return Object.values(address.filters).reduce((count, values) => count + values.length, 0);
}

/** Pages that can be asked for by number. */
export function pageCount(total: number, pageSize: number): number {
  return Math.min(Math.ceil(total / pageSize), LIMITS.pageNumberMax);
}
