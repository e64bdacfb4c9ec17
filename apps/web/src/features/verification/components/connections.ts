// My connections with schools: one list for all who show it, asked for as a candidate alone. Each answer of a writing call is put into it
// at once. @rule verification.4
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useAnswer } from '../../../lib/reader-state.ts';
import { useSession } from '../../../lib/session.ts';

export type SchoolConnection = components['schemas']['SchoolConnection'];
export type University = components['schemas']['University'];
export type PrivateAddress = components['schemas']['PrivateAddress'];

export const connectionsQuery = (api: Api) => api.query.queryOptions('get', '/api/v1/university-connection');

/** Whether a private address is asked for. */
export const privateAddressQuery = (api: Api) => api.query.queryOptions('get', '/api/v1/university-connection/private-address');

/** My connections; nothing is asked for a visitor, or for who is no candidate. */
export function useConnections() {
  const api = useApi();
  const session = useSession();
  const isCandidate = session?.user?.roles.includes('Candidate') ?? false;
  const asked = connectionsQuery(api);
  const query = useQuery({ ...asked, enabled: isCandidate, retry: false });
  const shown = useAnswer(asked.queryKey, query.data);
  const isLoading = query.isLoading || (shown === undefined && query.data !== undefined);
  return { ...query, isLoading, isCandidate, connections: shown?.connections };
}

/** Asks for the list again. Resolves when it is there. */
export function refreshConnections(api: Api, queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: connectionsQuery(api).queryKey });
}

/** Puts what a call answered with into the list. */
export function noteConnection(api: Api, queries: QueryClient, connection: SchoolConnection): void {
  queries.setQueryData<{ connections: SchoolConnection[] }>(connectionsQuery(api).queryKey, (known) => {
    if (!known) return known;
    const isKnown = known.connections.some(({ schoolId }) => schoolId === connection.schoolId);
    const others = known.connections.map((one) => (one.schoolId === connection.schoolId ? connection : one));
    return { connections: isKnown ? others : [...others, connection] };
  });
}

/** A school with its domains and ways of verification, in the reader's language. */
export function useUniversity(id: number | undefined) {
  const api = useApi();
  const { locale } = useBoot();
  return useQuery({
    ...api.query.queryOptions('get', '/api/v1/university/{id}', { params: { path: { id: id ?? 0 }, query: { locale } } }),
    enabled: id !== undefined,
    retry: false,
  });
}
