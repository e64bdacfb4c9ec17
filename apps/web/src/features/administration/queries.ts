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

export type Organization = components['schemas']['AdminOrganization'];
export type OrganizationRow = components['schemas']['OrganizationRow'];
export type OrganizationNode = components['schemas']['OrganizationNode'];
export type MergePreview = components['schemas']['OrganizationMergePreview'];
export type Feed = components['schemas']['AdminFeed'];
export type FeedRow = components['schemas']['FeedRow'];
export type ImportRun = components['schemas']['ImportRun'];
export type ImportReport = components['schemas']['ImportReport'];

export const organizationQuery = (api: Api, id: number) =>
  api.query.queryOptions('get', '/api/v1/admin/organizations/{id}', { params: { path: { id } } });
export const feedQuery = (api: Api, id: number) =>
  api.query.queryOptions('get', '/api/v1/admin/imports/{id}', { params: { path: { id } } });

/** Organisations of every state, as options of a field; not the one that asks. */
export async function loadEveryOrganization(
  api: Api,
  q: string,
  but: number,
  signal: AbortSignal,
): Promise<{ value: string; label: string }[]> {
  const { data } = await api.call.GET('/api/v1/admin/organizations', { params: { query: { q, pageSize: 25 } }, signal });
  return (data?.rows ?? []).filter(({ id }) => id !== but).map(({ id, name }) => ({ value: `${id}`, label: `${name} (${id})` }));
}
