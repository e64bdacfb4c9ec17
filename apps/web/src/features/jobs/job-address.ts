// The address of the jobs list: everything the reader chose stands in it, so that reload, back and a shared link give the same list.
// Names are those of the API (a REDIRECT and the organizations' pages link with them). What is not understood is ignored, never an error.

import { RADII_KM } from '@fairway/rules/distance';
import {
  EDUCATION_FIELDS,
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  JOB_CATEGORIES,
  JOB_SORTS,
  type JobFilter,
  type JobSort,
} from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import { isOffGlobe } from '@fairway/rules/recognition/points';
import {
  type Accepted,
  chosenValues,
  cleanText,
  type FacetAddress,
  keptPairs,
  like,
  oneOf,
  readFacets,
  wholeNumber,
  withoutFilters as withoutValues,
} from '../../lib/facets/facet-address.ts';
import type { FacetKind } from '../../lib/facets/facet-kind.ts';
import type { PathQuery } from '../../lib/paths.ts';

const VIEWS = ['list', 'grid'] as const;
export type JobsView = (typeof VIEWS)[number];

export type JobsAddress = FacetAddress<JobFilter> & {
  /** A place, as it was typed. */
  where: string;
  /** Kilometres around it; 0: the place itself. */
  radiusKm: number;
  organizationIds: readonly number[];
  sort: JobSort;
  view: JobsView;
  pageSize: number;
};

const ACCEPTED: Accepted<JobFilter> = {
  education_level: oneOf(EDUCATION_LEVELS),
  address: like(/^[A-Z]{2}$/),
  sector: like(/^[a-z0-9_]{1,60}$/),
  languages: like(/^[a-z]{2,3}$/),
  job_category: oneOf(JOB_CATEGORIES),
  employment_types: oneOf(EMPLOYMENT_TYPES),
  education_fields: oneOf(EDUCATION_FIELDS),
};

/** Reads an address. At most 10 values a filter are taken. @rule jobs.9, jobs.14 */
export function readJobsAddress(search: URLSearchParams): JobsAddress {
  const ids = search.getAll('company_id').filter((id) => /^\d{1,10}$/.test(id));
  return {
    ...readFacets(search, ACCEPTED),
    ...readWhere(search),
    organizationIds: [...new Set(ids.map(Number))]
      .filter((id) => id >= 1 && id <= 2_147_483_647)
      .slice(0, LIMITS.organizationPostingsPageSize),
    sort: JOB_SORTS.find((sort) => sort === search.get('sort')) ?? 'relevance',
    view: search.get('view') === 'grid' ? 'grid' : 'list',
    pageSize: wholeNumber(search.get('page_size'), LIMITS.jobsPageSize, LIMITS.organizationPostingsPageSize),
  };
}

/** Where it is asked for, by an address or the fields of the form; nowhere is nothing around. */
export function readWhere(from: Pick<URLSearchParams | FormData, 'get'>): Pick<JobsAddress, 'where' | 'radiusKm'> {
  const where = cleanText(textOf(from.get('where')));
  if (where === '' || isOffGlobe(where)) return { where: '', radiusKm: 0 };
  return { where, radiusKm: RADII_KM.find((km) => `${km}` === from.get('radius')) ?? 0 };
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : null);

/** The parameters of an address, without what is as it is from the start. */
export function jobsQuery(address: JobsAddress): PathQuery {
  return {
    q: address.text,
    where: address.where,
    radius: address.radiusKm === 0 ? null : address.radiusKm,
    ...address.filters,
    company_id: address.organizationIds,
    sort: address.sort === 'relevance' ? null : address.sort,
    view: address.view === 'list' ? null : address.view,
    page_size: address.pageSize === LIMITS.jobsPageSize ? null : address.pageSize,
    page: address.page === 1 ? null : address.page,
  };
}

/** Parameters as pairs, for hidden fields of a form that holds `without` itself. The page starts at 1 again. */
export function keptParameters(address: JobsAddress, without: readonly string[]): [string, string][] {
  return keptPairs(jobsQuery({ ...address, page: 1 }), without);
}

/** Without any filter; the text, the place, order and view stay. */
export function withoutFilters(address: JobsAddress): JobsAddress {
  return { ...withoutValues(address), organizationIds: [] };
}

/** How many filters are chosen: each value, and the organizations together. */
export function chosenCount(address: JobsAddress): number {
  return chosenValues(address) + (address.organizationIds.length > 0 ? 1 : 0);
}

/** The seven filters: what students decide by first stands first. @rule jobs.13 */
export const JOBS_LIST: FacetKind<JobFilter, JobsAddress> = {
  page: 'jobs',
  messages: 'jobs',
  groups: [
    ['employment_types', true],
    ['address', true],
    ['job_category', true],
    ['education_level', false],
    ['education_fields', false],
    ['sector', false],
    ['languages', false],
  ],
  views: VIEWS,
  query: jobsQuery,
  chosen: chosenCount,
  cleared: withoutFilters,
};
