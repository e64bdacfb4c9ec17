// The calls of the jobs list.
import type { Api } from '@fairway/client/api';
import type { Messages } from '@fairway/i18n/messages.gen';
import { JOB_FILTERS } from '@fairway/rules/jobs';
import type { Locale } from '@fairway/rules/locales';
import type { JobsAddress } from './job-address.ts';

/** The list of an address. */
export function postingsQuery(api: Api, address: JobsAddress) {
  return api.query.queryOptions('get', '/api/v1/postings', { params: { query: parameters(address) } });
}

/** Only the counts of a choice that is being made. */
export function countsQuery(api: Api, address: JobsAddress) {
  return api.query.queryOptions('get', '/api/v1/postings', { params: { query: { ...parameters(address), page: 1, page_size: 1 } } });
}

function parameters(address: JobsAddress) {
  const chosen = Object.fromEntries(
    JOB_FILTERS.filter((name) => address.filters[name].length > 0).map((name) => [name, [...address.filters[name]]]),
  );
  return {
    ...chosen,
    ...(address.text === '' ? {} : { q: address.text }),
    ...(address.companyIds.length === 0 ? {} : { company_id: [...address.companyIds] }),
    sort: address.sort,
    page: address.page,
    page_size: address.pageSize,
  };
}

/** Names of all filter values; asked only where a sector is not among the messages. */
export function filterNamesQuery(api: Api, locale: Locale) {
  return api.query.queryOptions('get', '/api/v1/postings/filters', { params: { query: { locale } } });
}

/** Whether a deployment added a sector that messages do not name. */
export function hasUnnamedSector(facets: { sector: readonly { value: string }[] }, messages: Messages): boolean {
  return facets.sector.some(({ value }) => !Object.hasOwn(messages.terms.sectors, value));
}
