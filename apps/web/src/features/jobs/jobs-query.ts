// The calls of the jobs list.
import type { Api } from '@fairway/client/api';
import { JOB_FILTERS } from '@fairway/rules/jobs';
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
