// Queries and shapes of people and of the log in the platform's console.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type UserCard = components['schemas']['UserCard'];
export type UserRow = components['schemas']['UserRow'];
export type AuditLine = components['schemas']['AuditLine'];
export type SchoolAuditLine = components['schemas']['SchoolAuditLine'];

export const userQuery = (api: Api, id: string) => api.query.queryOptions('get', '/api/v1/admin/users/{id}', { params: { path: { id } } });
