// The address of the companies list: name, filters, view and page stand in it, so that reload, back and a shared link give the same
// list. Names are those of the API. What is not understood is ignored, never an error.
import { EMPLOYMENT_TYPES } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import type { PathQuery } from '../../lib/paths.ts';

/** Country, Sectors, Job Type. @spec 2.4 "Find companies", decision 69 */
export const COMPANY_FILTERS = ['address', 'sector', 'employment_types'] as const;
export type CompanyFilter = (typeof COMPANY_FILTERS)[number];
export type CompanyFilters = Readonly<Record<CompanyFilter, readonly string[]>>;
export const COMPANIES_VIEWS = ['grid', 'list'] as const;
export type CompaniesView = (typeof COMPANIES_VIEWS)[number];

export type CompaniesAddress = {
  text: string;
  filters: CompanyFilters;
  view: CompaniesView;
  /** From 1 to 500. */
  page: number;
};

/** Fills rows of two and of three cards. */
export const COMPANIES_PAGE_SIZE = 24;

const ACCEPTED: Record<CompanyFilter, (value: string) => boolean> = {
  address: (value) => /^[A-Z]{2}$/.test(value),
  sector: (value) => /^[a-z0-9_]{1,60}$/.test(value),
  employment_types: (value) => (EMPLOYMENT_TYPES as readonly string[]).includes(value),
};

/** Reads an address. At most 10 values a filter are taken. @spec 5 "Filter limit reached" */
export function readCompaniesAddress(search: URLSearchParams): CompaniesAddress {
  const values = (name: CompanyFilter) => [...new Set(search.getAll(name))].filter(ACCEPTED[name]).slice(0, LIMITS.filterValuesPerType);
  return {
    text: cleanText(search.get('q')),
    filters: filtersOf(values),
    view: search.get('view') === 'list' ? 'list' : 'grid',
    page: pageNumber(search.get('page')),
  };
}

function filtersOf(values: (name: CompanyFilter) => readonly string[]): CompanyFilters {
  return { address: values('address'), sector: values('sector'), employment_types: values('employment_types') };
}

/** Control characters become spaces; the rest is cut where search stops reading. */
function cleanText(text: string | null): string {
  const spaced = (text ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return [...spaced].slice(0, LIMITS.searchTextCharacters).join('');
}

function pageNumber(text: string | null): number {
  if (text === null || !/^\d+$/.test(text)) return 1;
  return Math.min(Math.max(Number(text), 1), LIMITS.pageNumberMax);
}

/** The parameters of an address, without what is as it is from the start. */
export function companiesQuery(address: CompaniesAddress): PathQuery {
  return {
    q: address.text,
    ...address.filters,
    view: address.view === 'grid' ? null : address.view,
    page: address.page === 1 ? null : address.page,
  };
}

/** Parameters as pairs, for hidden fields of a form that holds `without` itself. The page starts at 1 again. */
export function keptParameters(address: CompaniesAddress, without: readonly string[]): [string, string][] {
  return Object.entries(companiesQuery({ ...address, page: 1 })).flatMap(([name, value]) => {
    if (without.includes(name) || value === null || value === undefined || value === '') return [];
    return (Array.isArray(value) ? value : [value]).map((item): [string, string] => [name, `${item}`]);
  });
}

/** With a filter value taken in or out; from the first page. A value beyond the limit is not taken in. */
export function withFilter(address: CompaniesAddress, name: CompanyFilter, value: string, on: boolean): CompaniesAddress {
  const others = address.filters[name].filter((other) => other !== value);
  const next = on ? [...others, value].slice(0, LIMITS.filterValuesPerType) : others;
  return { ...address, page: 1, filters: { ...address.filters, [name]: next } };
}

/** Without any filter; the text and the view stay. */
export function withoutFilters(address: CompaniesAddress): CompaniesAddress {
  return { ...address, page: 1, filters: filtersOf(() => []) };
}

/** How many filter values are chosen. */
export function chosenCount(address: CompaniesAddress): number {
  return COMPANY_FILTERS.reduce((count, name) => count + address.filters[name].length, 0);
}

/** Pages that can be asked for by number. */
export function pageCount(total: number): number {
  return Math.min(Math.ceil(total / COMPANIES_PAGE_SIZE), LIMITS.pageNumberMax);
}
