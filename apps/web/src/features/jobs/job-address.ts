// The address of the jobs list: everything the reader chose stands in it, so that reload, back and a shared link give the same list.
// Names are those of the API (a REDIRECT and the companies' pages link with them). What is not understood is ignored, never an error.
import {
  EDUCATION_FIELDS,
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  JOB_CATEGORIES,
  JOB_FILTERS,
  JOB_SORTS,
  type JobFilter,
  type JobSort,
} from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import type { PathQuery } from '../../lib/paths.ts';

export const JOBS_VIEWS = ['list', 'grid'] as const;
export type JobsView = (typeof JOBS_VIEWS)[number];

export type JobFilters = Readonly<Record<JobFilter, readonly string[]>>;

export type JobsAddress = {
  text: string;
  filters: JobFilters;
  companyIds: readonly number[];
  sort: JobSort;
  view: JobsView;
  /** From 1 to 500. */
  page: number;
  pageSize: number;
};

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);
const like = (pattern: RegExp) => (value: string) => pattern.test(value);

const ACCEPTED: Record<JobFilter, (value: string) => boolean> = {
  education_level: oneOf(EDUCATION_LEVELS),
  address: like(/^[A-Z]{2}$/),
  sector: like(/^[a-z0-9_]{1,60}$/),
  languages: like(/^[a-z]{2,3}$/),
  job_category: oneOf(JOB_CATEGORIES),
  employment_types: oneOf(EMPLOYMENT_TYPES),
  education_fields: oneOf(EDUCATION_FIELDS),
};

/** Reads an address. At most 10 values a filter are taken. @spec 2.4 "Find jobs", 5 "Filter limit reached" */
export function readJobsAddress(search: URLSearchParams): JobsAddress {
  const values = (name: JobFilter) => [...new Set(search.getAll(name))].filter(ACCEPTED[name]).slice(0, LIMITS.filterValuesPerType);
  const ids = search.getAll('company_id').filter((id) => /^\d{1,10}$/.test(id));
  return {
    text: cleanText(search.get('q')),
    filters: Object.fromEntries(JOB_FILTERS.map((name) => [name, values(name)])) as unknown as JobFilters,
    companyIds: [...new Set(ids.map(Number))].filter((id) => id >= 1 && id <= 2_147_483_647).slice(0, LIMITS.companyPostingsPageSize),
    sort: JOB_SORTS.find((sort) => sort === search.get('sort')) ?? 'relevance',
    view: search.get('view') === 'grid' ? 'grid' : 'list',
    page: wholeNumber(search.get('page'), 1, LIMITS.pageNumberMax),
    pageSize: wholeNumber(search.get('page_size'), LIMITS.jobsPageSize, LIMITS.companyPostingsPageSize),
  };
}

/** Control characters become spaces; the rest is cut where search stops reading. */
function cleanText(text: string | null): string {
  return [...(text ?? '').replace(/\p{Cc}+/gu, ' ').trim()].slice(0, LIMITS.searchTextCharacters).join('');
}

function wholeNumber(text: string | null, fallback: number, max: number): number {
  if (text === null || !/^\d+$/.test(text)) return fallback;
  const value = Number(text);
  return value < 1 ? fallback : Math.min(value, max);
}

/** The parameters of an address, without what is as it is from the start. */
export function jobsQuery(address: JobsAddress): PathQuery {
  return {
    q: address.text,
    ...address.filters,
    company_id: address.companyIds,
    sort: address.sort === 'relevance' ? null : address.sort,
    view: address.view === 'list' ? null : address.view,
    page_size: address.pageSize === LIMITS.jobsPageSize ? null : address.pageSize,
    page: address.page === 1 ? null : address.page,
  };
}

/** Parameters as pairs, for hidden fields of a form that holds `without` itself. The page starts at 1 again. */
export function keptParameters(address: JobsAddress, without: readonly string[]): [string, string][] {
  return Object.entries(jobsQuery({ ...address, page: 1 })).flatMap(([name, value]) => {
    if (without.includes(name) || value === null || value === undefined || value === '') return [];
    return (Array.isArray(value) ? value : [value]).map((item): [string, string] => [name, `${item}`]);
  });
}

/** With a filter value taken in or out; from the first page. A value beyond the limit is not taken in. */
export function withFilter(address: JobsAddress, name: JobFilter, value: string, on: boolean): JobsAddress {
  const others = address.filters[name].filter((other) => other !== value);
  const next = on ? [...others, value].slice(0, LIMITS.filterValuesPerType) : others;
  return { ...address, page: 1, filters: { ...address.filters, [name]: next } };
}

/** Without any filter; the text, order and view stay. */
export function withoutFilters(address: JobsAddress): JobsAddress {
  const none = Object.fromEntries(JOB_FILTERS.map((name) => [name, [] as string[]])) as unknown as JobFilters;
  return { ...address, page: 1, companyIds: [], filters: none };
}

/** How many filter values are chosen. */
export function chosenCount(address: JobsAddress): number {
  return JOB_FILTERS.reduce((count, name) => count + address.filters[name].length, address.companyIds.length > 0 ? 1 : 0);
}

/** Pages that can be asked for by number. */
export function pageCount(total: number, pageSize: number): number {
  return Math.min(Math.ceil(total / pageSize), LIMITS.pageNumberMax);
}
