// Which postings an address compares, and the call for them.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { COMPARED_MAX } from '@fairway/rules/own-postings';

export type ComparedJob = components['schemas']['ComparedJob'];
export type ComparedReply = { postings: readonly ComparedJob[]; reader: { speaks: readonly string[] } | null };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The first four ids of an address, each once; `more`: it names others. What is no id is ignored. */
export function askedIds(search: URLSearchParams): { ids: string[]; more: boolean } {
  const ids = [...new Set(search.getAll('id').map((id) => id.toLowerCase()))].filter((id) => UUID.test(id));
  return { ids: ids.slice(0, COMPARED_MAX), more: ids.length > COMPARED_MAX };
}

export function comparedQuery(api: Api, ids: readonly string[]) {
  return api.query.queryOptions('get', '/api/v1/postings/compared', { params: { query: { id: [...ids] } } });
}
