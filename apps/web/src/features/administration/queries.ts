// Queries and shapes of people and of the log in the platform's console.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type UserCard = components['schemas']['UserCard'];
export type UserRow = components['schemas']['UserRow'];
export type AuditLine = components['schemas']['AuditLine'];
export type SchoolAuditLine = components['schemas']['SchoolAuditLine'];
export type MergePreview = components['schemas']['UserMergePreview'];

export const userQuery = (api: Api, id: string) => api.query.queryOptions('get', '/api/v1/admin/users/{id}', { params: { path: { id } } });
/** What becomes of two accounts; always asked anew, for it is what is done. */
export const mergeQuery = (api: Api, id: string, other: string) => ({
  ...api.query.queryOptions('get', '/api/v1/admin/users/{id}/merge', { params: { path: { id }, query: { other } } }),
  staleTime: 0,
  retry: false,
});
