// Queries and shapes of the platform's console.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type Tenant = components['schemas']['AdminTenant'];
export type TenantRow = components['schemas']['TenantRow'];
export type School = components['schemas']['AdminSchool'];
export type SchoolRow = components['schemas']['AdminSchoolRow'];
export type UserCard = components['schemas']['UserCard'];
export type UserRow = components['schemas']['UserRow'];
export type AuditLine = components['schemas']['AuditLine'];

export const tenantQuery = (api: Api, id: number) =>
  api.query.queryOptions('get', '/api/v1/admin/tenants/{id}', { params: { path: { id } } });
export const schoolQuery = (api: Api, id: number) =>
  api.query.queryOptions('get', '/api/v1/admin/schools/{id}', { params: { path: { id } } });
export const userQuery = (api: Api, id: string) => api.query.queryOptions('get', '/api/v1/admin/users/{id}', { params: { path: { id } } });

/** Schools whose name holds a text, as options of a field. */
export async function loadSchools(api: Api, q: string, signal: AbortSignal): Promise<{ value: string; label: string }[]> {
  const { data } = await api.call.GET('/api/v1/admin/schools', { params: { query: { q, pageSize: 25 } }, signal });
  return (data?.rows ?? []).map((school) => ({ value: `${school.id}`, label: school.name }));
}

/** Organisations whose name holds a text. */
export async function loadOrganizations(api: Api, search: string, signal: AbortSignal): Promise<{ value: string; label: string }[]> {
  const { data } = await api.call.GET('/api/v1/company', { params: { query: { q: search } }, signal });
  return (data?.companies ?? []).map((company) => ({ value: `${company.id}`, label: company.name }));
}
