// The address of the jobs list: everything the reader chose stands in it, so that reload, back and a shared link give the same list.
// Names are those of the API (a REDIRECT and the organizations' pages link with them). What is not understood is ignored, never an error.
import { RADII_KM } from '@fairway/rules/distance';
import { EDUCATION_FIELDS, EDUCATION_LEVELS, EMPLOYMENT_TYPES, JOB_CATEGORIES, JOB_SORTS, type JobSort } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import { PAY_CURRENCIES, PAY_PERIODS, type PayCurrency, type PayPeriod } from '@fairway/rules/pay-comparison';
import { isOffGlobe } from '@fairway/rules/recognition/points';
import {
  DURATIONS,
  PAY_OPTIONS,
  POSTED_OPTIONS,
  SALARY_OPTIONS,
  SPONSORSHIPS,
  START_OPTION,
  WORKPLACES,
} from '@fairway/rules/work-conditions';
import {
  type Accepted,
  chosenValues,
  cleanText,
  type FacetAddress,
  type FacetName,
  keptPairs,
  like,
  oneOf,
  readFacets,
  wholeNumber,
  withoutFilters as withoutValues,
} from '../../lib/facets/facet-address.ts';
import type { PathQuery } from '../../lib/paths.ts';

export const VIEWS = ['list', 'grid'] as const;
export type JobsView = (typeof VIEWS)[number];

/** Pay that is asked for at least, as it was asked. */
export type LeastPay = { amount: number; currency: PayCurrency; period: PayPeriod };

export type JobsAddress = FacetAddress<FacetName> & {
  leastPay: LeastPay | null;
  /** A place, as it was typed. */
  where: string;
  /** Kilometres around it; 0: the place itself. */
  radiusKm: number;
  organizationIds: readonly number[];
  sort: JobSort;
  view: JobsView;
  pageSize: number;
};

const COUNTRY = like(/^[A-Z]{2}$/);
const LANGUAGE = like(/^[a-z]{2,3}$/);

const ACCEPTED: Accepted<FacetName> = {
  education_level: oneOf(EDUCATION_LEVELS),
  address: COUNTRY,
  sector: like(/^[a-z0-9_]{1,60}$/),
  languages: LANGUAGE,
  job_category: oneOf(JOB_CATEGORIES),
  employment_types: oneOf(EMPLOYMENT_TYPES),
  education_fields: oneOf(EDUCATION_FIELDS),
  posted: oneOf(POSTED_OPTIONS),
  workplace: oneOf(WORKPLACES),
  pay: oneOf(PAY_OPTIONS),
  salary: oneOf(SALARY_OPTIONS),
  duration: oneOf(DURATIONS),
  start: like(START_OPTION),
  sponsorship: oneOf(SPONSORSHIPS),
  speaks: LANGUAGE,
  may_work_in: COUNTRY,
};

export const LEAST_PAY_NAMES = ['salary_min', 'salary_currency', 'salary_period'] as const;
/** What the fields say before anything is asked. */
export const NO_LEAST_PAY = { amount: null, currency: 'EUR', period: 'MONTH' } as const;

/** Pay from its three parameters; null where one of them says nothing that can be compared. */
export function leastPayOf(amount: string | null, currency: string | null, period: string | null): LeastPay | null {
  const number = Number(amount);
  const known = { currency: PAY_CURRENCIES.find((code) => code === currency), period: PAY_PERIODS.find((unit) => unit === period) };
  if (!(number >= 1 && number <= 1_000_000_000) || !known.currency || !known.period) return null;
  return { amount: number, currency: known.currency, period: known.period };
}

/** Reads an address. At most 10 values a filter are taken. @rule jobs.9, jobs.14 */
export function readJobsAddress(search: URLSearchParams): JobsAddress {
  const ids = search.getAll('company_id').filter((id) => /^\d{1,10}$/.test(id));
  return {
    ...readFacets(search, ACCEPTED),
    ...readWhere(search),
    // What the call takes for granted: euros a year.
    leastPay: leastPayOf(search.get('salary_min'), search.get('salary_currency') ?? 'EUR', search.get('salary_period') ?? 'YEAR'),
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
    ...payParameters(address),
    company_id: address.organizationIds,
    sort: address.sort === 'relevance' ? null : address.sort,
    view: address.view === 'list' ? null : address.view,
    page_size: address.pageSize === LIMITS.jobsPageSize ? null : address.pageSize,
    page: address.page === 1 ? null : address.page,
  };
}

/** What asks for pay, in the address and in the call. */
export function payParameters({ leastPay }: JobsAddress) {
  return leastPay === null ? {} : { salary_min: leastPay.amount, salary_currency: leastPay.currency, salary_period: leastPay.period };
}

/** Parameters as pairs, for hidden fields of a form that holds `without` itself. The page starts at 1 again. */
export function keptParameters(address: JobsAddress, without: readonly string[]): [string, string][] {
  return keptPairs(jobsQuery({ ...address, page: 1 }), without);
}

/** Without any filter; the text, the place, order and view stay. */
export function withoutFilters(address: JobsAddress): JobsAddress {
  return { ...withoutValues(address), organizationIds: [], leastPay: null };
}

/** How many filters are chosen: each value, the pay, and the organizations together. */
export function chosenCount(address: JobsAddress): number {
  return chosenValues(address) + (address.organizationIds.length > 0 ? 1 : 0) + (address.leastPay === null ? 0 : 1);
}
