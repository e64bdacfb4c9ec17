// The calls of the jobs list.
import type { Api } from '@fairway/client/api';
import type { listPostings } from '@fairway/contract/jobs/endpoints';
import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import { type JobsAddress, payParameters } from './job-address.ts';

export type PostingsReply = EndpointReply<typeof listPostings>;

/** Where it was asked for, as the reply says it. */
export type PlaceAsked = PostingsReply['where'];

/** The list of an address. */
export function postingsQuery(api: Api, address: JobsAddress) {
  return api.query.queryOptions('get', '/api/v1/postings', { params: { query: parameters(address) } });
}

/** Only the counts of a choice that is being made. */
export function countsQuery(api: Api, address: JobsAddress) {
  return api.query.queryOptions('get', '/api/v1/postings', { params: { query: { ...parameters(address), page: 1, page_size: 1 } } });
}

/** What the list of an address is asked for. */
export function parameters(address: JobsAddress) {
  const chosen = Object.fromEntries(
    Object.entries(address.filters).flatMap(([name, values]) => (values.length > 0 ? [[name, [...values]]] : [])),
  );
  return {
    ...chosen,
    ...payParameters(address),
    ...(address.text === '' ? {} : { q: address.text }),
    ...(address.where === '' ? {} : { where: address.where }),
    ...(address.radiusKm === 0 ? {} : { radius: `${address.radiusKm}` as const }),
    ...(address.organizationIds.length === 0 ? {} : { company_id: [...address.organizationIds] }),
    sort: address.sort,
    page: address.page,
    page_size: address.pageSize,
  };
}
