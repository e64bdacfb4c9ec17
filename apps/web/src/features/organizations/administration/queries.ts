// Queries and shapes of organizations in the platform's console.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type Organization = components['schemas']['AdminOrganization'];
export type OrganizationRow = components['schemas']['OrganizationRow'];
export type OrganizationNode = components['schemas']['OrganizationNode'];
export type MergePreview = components['schemas']['OrganizationMergePreview'];

export const organizationQuery = (api: Api, id: number) =>
  api.query.queryOptions('get', '/api/v1/admin/organizations/{id}', { params: { path: { id } } });

/** Organizations of every state, as options of a field; not the one that asks. */
export async function loadEveryOrganization(
  api: Api,
  q: string,
  but: number,
  signal: AbortSignal,
): Promise<{ value: string; label: string }[]> {
  const { data } = await api.call.GET('/api/v1/admin/organizations', { params: { query: { q, pageSize: 25 } }, signal });
  return (data?.rows ?? []).filter(({ id }) => id !== but).map(({ id, name }) => ({ value: `${id}`, label: `${name} (${id})` }));
}
