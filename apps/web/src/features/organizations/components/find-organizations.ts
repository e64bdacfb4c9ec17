import type { Api } from '@fairway/client/api';

/** Organizations whose name holds a text. */
export async function loadOrganizations(api: Api, search: string, signal: AbortSignal): Promise<{ value: string; label: string }[]> {
  const { data } = await api.call.GET('/api/v1/company', { params: { query: { q: search } }, signal });
  return (data?.companies ?? []).map((organization) => ({ value: `${organization.id}`, label: organization.name }));
}
