// The calls of the organization pages.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import type { Locale } from '@fairway/rules/locales';
import {
  ORGANIZATION_FILTERS,
  ORGANIZATIONS_PAGE_SIZE,
  type OrganizationFilter,
  type OrganizationsAddress,
} from './organization-address.ts';

export type OrganizationsReply = {
  companies: components['schemas']['Company'][];
  totalSize: number;
  facets: Record<OrganizationFilter, components['schemas']['FacetCount'][]>;
};

/** The list of an address. */
export function organizationsPageQuery(api: Api, address: OrganizationsAddress, locale: Locale) {
  const query = { ...parameters(address, locale), sort: address.sort, page: address.page, page_size: ORGANIZATIONS_PAGE_SIZE };
  return api.query.queryOptions('get', '/api/v1/companies', { params: { query } });
}

/** Only the counts of a choice that is being made. */
export function organizationCountsQuery(api: Api, address: OrganizationsAddress, locale: Locale) {
  return api.query.queryOptions('get', '/api/v1/companies', {
    params: { query: { ...parameters(address, locale), page: 1, page_size: 1 } },
  });
}

function parameters(address: OrganizationsAddress, locale: Locale) {
  const chosen = ORGANIZATION_FILTERS.filter((name) => address.filters[name].length > 0).map((name) => [name, [...address.filters[name]]]);
  return { ...Object.fromEntries(chosen), ...(address.text === '' ? {} : { q: address.text }), locale };
}

/** One article with its body. */
export function articleQuery(api: Api, id: number, locale: Locale) {
  return api.query.queryOptions('get', '/api/v1/organizations/articles/{id}', { params: { path: { id }, query: { locale } } });
}

/** The organizations I follow. */
export function followedQuery(api: Api) {
  return api.query.queryOptions('get', '/api/v1/companies/follow');
}
