// What the account page asks for. Keys are the calls themselves, so saving one section refreshes every place that shows it.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api.ts';
import { sessionQuery } from '../../lib/session.ts';

export type User = components['schemas']['User'];
export type Passkey = components['schemas']['Passkey'];
export type LoginSession = components['schemas']['LoginSession'];

export const meQuery = (api: Api) => api.query.queryOptions('get', '/identity/v1/user/me');
export const secondFactorQuery = (api: Api) => api.query.queryOptions('get', '/identity/v1/user/second-factor');
export const externalQuery = (api: Api) => api.query.queryOptions('get', '/identity/v1/user/external');
export const sessionsQuery = (api: Api, page: number) =>
  api.query.queryOptions('get', '/identity/v1/user/sessions', { params: { query: { page } } });

/** Asks again for what a change may have touched: the account, the bar's name and avatar, and more where told. */
export function useRefresh(): (...paths: string[]) => Promise<void> {
  const queries = useQueryClient();
  const api = useApi();
  return async (...paths) => {
    const touched = new Set(['/identity/v1/user/me', ...paths]);
    await Promise.all([
      queries.invalidateQueries({ predicate: ({ queryKey }) => touched.has(String(queryKey[1])) }),
      queries.invalidateQueries({ queryKey: sessionQuery(api).queryKey }),
    ]);
  };
}
