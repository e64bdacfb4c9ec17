// The state of the jobs list is its address: text, filters, sort, view, page. What an address says wrongly is ignored, not an error.
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

export type JobsView = 'list' | 'grid';

export type JobsAddress = {
  text: string;
  filters: Record<JobFilter, readonly string[]>;
  /** Only these companies: the way from a company's page to all of its postings. */
  companyIds: readonly number[];
  sort: JobSort;
  view: JobsView;
  page: number;
  pageSize: number;
};

const VOCABULARY: Partial<Record<JobFilter, readonly string[]>> = {
  education_level: EDUCATION_LEVELS,
  education_fields: EDUCATION_FIELDS,
  job_category: JOB_CATEGORIES,
  employment_types: EMPLOYMENT_TYPES,
};
const SHAPES: Partial<Record<JobFilter, RegExp>> = { address: /^[A-Z]{2}$/, sector: /^[a-z0-9_]{1,60}$/, languages: /^[a-z]{2,3}$/ };

const isKnown = (filter: JobFilter, value: string) => VOCABULARY[filter]?.includes(value) ?? SHAPES[filter]?.test(value) ?? false;

/** Reads an address; unknown names and values are left out, at most 10 values a filter stay. */
export function readJobsAddress(search: URLSearchParams): JobsAddress {
  const filters = Object.fromEntries(
    JOB_FILTERS.map((filter) => [
      filter,
      [...new Set(search.getAll(filter))].filter((value) => isKnown(filter, value)).slice(0, LIMITS.filterValuesPerType),
    ]),
  ) as Record<JobFilter, string[]>;
  const sort = search.get('sort') as JobSort | null;
  const companyIds = search
    .getAll('company_id')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647);
  return {
    text: (search.get('q') ?? '').replaceAll('\u0000', '').toWellFormed().trim().slice(0, LIMITS.searchTextCharacters),
    filters,
    companyIds: [...new Set(companyIds)].slice(0, LIMITS.companyPostingsPageSize),
    sort: sort && JOB_SORTS.includes(sort) ? sort : 'relevance',
    view: search.get('view') === 'grid' ? 'grid' : 'list',
    page: wholeNumber(search.get('page'), 1, LIMITS.pageNumberMax),
    pageSize: search.has('page_size')
      ? wholeNumber(search.get('page_size'), LIMITS.jobsPageSize, LIMITS.companyPostingsPageSize)
      : LIMITS.jobsPageSize,
  };
}

function wholeNumber(text: string | null, instead: number, most: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : instead;
}

/** The query of an address; what is as usual is left out, so that one list has one address. */
export function jobsQuery(address: JobsAddress): PathQuery {
  return {
    q: address.text,
    ...address.filters,
    company_id: address.companyIds,
    sort: address.sort === 'relevance' ? undefined : address.sort,
    view: address.view === 'list' ? undefined : address.view,
    page_size: address.pageSize === LIMITS.jobsPageSize ? undefined : address.pageSize,
    page: address.page === 1 ? undefined : address.page,
  };
}

export type Toggled = { ok: true; address: JobsAddress } | { ok: false; reason: 'limit' };

/** Adds or removes a value; the list begins anew at its first page. @spec 5 "Filter selection has a per-type limit (Filter limit reached)" */
export function toggleFilter(address: JobsAddress, filter: JobFilter, value: string): Toggled {
  const chosen = address.filters[filter];
  const without = chosen.filter((other) => other !== value);
  if (without.length === chosen.length && chosen.length >= LIMITS.filterValuesPerType) return { ok: false, reason: 'limit' };
  const values = without.length === chosen.length ? [...chosen, value] : without;
  return { ok: true, address: { ...address, page: 1, filters: { ...address.filters, [filter]: values } } };
}

/** How many filter values are chosen. */
export function chosenCount(address: JobsAddress): number {
  return JOB_FILTERS.reduce((sum, filter) => sum + address.filters[filter].length, 0);
}

/** The same search without any filter. */
export function clearFilters(address: JobsAddress): JobsAddress {
  return {
    ...address,
    page: 1,
    filters: Object.fromEntries(JOB_FILTERS.map((filter) => [filter, []])) as unknown as JobsAddress['filters'],
  };
}
