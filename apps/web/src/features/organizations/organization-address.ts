// The address of the organizations list: name, filters, order, view and page stand in it, so that reload, back and a shared link give the same
// list. Names are those of the API. What is not understood is ignored, never an error.
import { EMPLOYMENT_TYPES } from '@fairway/rules/jobs';
import { EMPLOYER_SORTS, type EmployerSort } from '@fairway/rules/organizations';
import {
  type Accepted,
  chosenValues,
  type FacetAddress,
  keptPairs,
  like,
  oneOf,
  readFacets,
  withoutFilters,
} from '../../lib/facets/facet-address.ts';
import type { FacetKind } from '../../lib/facets/facet-kind.ts';
import type { PathQuery } from '../../lib/paths.ts';

/** Country, Sectors, Job Type. @rule organizations.6 */
export const ORGANIZATION_FILTERS = ['address', 'sector', 'employment_types'] as const;
export type OrganizationFilter = (typeof ORGANIZATION_FILTERS)[number];
const VIEWS = ['grid', 'list'] as const;
export type OrganizationsView = (typeof VIEWS)[number];

export type OrganizationsAddress = FacetAddress<OrganizationFilter> & { sort: EmployerSort; view: OrganizationsView };

/** Fills rows of two and of three cards. */
export const ORGANIZATIONS_PAGE_SIZE = 24;

const ACCEPTED: Accepted<OrganizationFilter> = {
  address: like(/^[A-Z]{2}$/),
  sector: like(/^[a-z0-9_]{1,60}$/),
  employment_types: oneOf(EMPLOYMENT_TYPES),
};

/** Reads an address. At most 10 values a filter are taken. @rule jobs.14 */
export function readOrganizationsAddress(search: URLSearchParams): OrganizationsAddress {
  return {
    ...readFacets(search, ACCEPTED),
    sort: EMPLOYER_SORTS.find((sort) => sort === search.get('sort')) ?? 'relevance',
    view: search.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The parameters of an address, without what is as it is from the start. */
export function organizationsQuery(address: OrganizationsAddress): PathQuery {
  return {
    q: address.text,
    ...address.filters,
    sort: address.sort === 'relevance' ? null : address.sort,
    view: address.view === 'grid' ? null : address.view,
    page: address.page === 1 ? null : address.page,
  };
}

/** Parameters as pairs, for hidden fields of a form that holds `without` itself. The page starts at 1 again. */
export function keptParameters(address: OrganizationsAddress, without: readonly string[]): [string, string][] {
  return keptPairs(organizationsQuery({ ...address, page: 1 }), without);
}

/** The three filters, all open. @rule organizations.6 */
export const ORGANIZATIONS_LIST: FacetKind<OrganizationFilter, OrganizationsAddress> = {
  page: 'employers',
  messages: 'organizations',
  groups: ORGANIZATION_FILTERS.map((name) => [name, true] as const),
  views: VIEWS,
  query: organizationsQuery,
  chosen: chosenValues,
  cleared: withoutFilters,
};
