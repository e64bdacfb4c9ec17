import type { Api } from '@fairway/client/api';

/** Schools whose name holds a text, as options of a field. */
export async function loadSchools(api: Api, q: string, signal: AbortSignal): Promise<{ value: string; label: string }[]> {
  const { data } = await api.call.GET('/api/v1/admin/schools', { params: { query: { q, pageSize: 25 } }, signal });
  return (data?.rows ?? []).map((school) => ({ value: `${school.id}`, label: school.name }));
}
