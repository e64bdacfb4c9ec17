// Queries and shapes of the reference data.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { EDITED_KINDS, type EditedKind } from '@fairway/rules/reference-entries';
import { useQueryClient } from '@tanstack/react-query';
import type { Picked } from '../../../lib/console/pick-field.tsx';

export type Entry = components['schemas']['ReferenceEntry'];
export type TypedSkill = components['schemas']['TypedSkill'];
export type Overview = components['schemas']['ReferenceOverview'];
export type ReferenceImport = components['schemas']['ReferenceImport'];
export type ReferenceChange = components['schemas']['ReferenceChange'];

export const overviewQuery = (api: Api) => api.query.queryOptions('get', '/api/v1/admin/reference');
export const entryQuery = (api: Api, id: string) =>
  api.query.queryOptions('get', '/api/v1/admin/reference-entries/{id}', { params: { path: { id } } });

export const importQuery = (api: Api, id: string) =>
  api.query.queryOptions('get', '/api/v1/admin/reference-imports/{id}', { params: { path: { id } } });
export const recentImportsQuery = (api: Api) =>
  api.query.queryOptions('get', '/api/v1/admin/reference-imports', { params: { query: { pageSize: 25 } } });

/** A list that can be edited, by its name in an address. */
export const editedKind = (kind: string | undefined): EditedKind | undefined => EDITED_KINDS.find((one) => one === kind);

/** Has lists and counts read again. */
export function useReferenceRefresh(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const path of ['', '/{kind}']) void queries.invalidateQueries({ queryKey: ['get', `/api/v1/admin/reference${path}`] });
    for (const path of ['typed-skills', 'reference-imports', 'reference-imports/{id}/changes'])
      void queries.invalidateQueries({ queryKey: ['get', `/api/v1/admin/${path}`] });
  };
}

/** Offered skills whose name in some language holds a text, as options of a field. */
export async function loadSkills(api: Api, q: string, signal: AbortSignal): Promise<Picked[]> {
  const { data } = await api.call.GET('/api/v1/admin/reference/{kind}', {
    params: { path: { kind: 'skills' }, query: { q, state: 'offered', pageSize: 25 } },
    signal,
  });
  return (data?.rows ?? []).map((skill) => ({ value: skill.id, label: skill.names.en ?? skill.key }));
}
