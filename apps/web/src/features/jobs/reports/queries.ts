// Queries and shapes of reported postings in the platform's console.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type ReportedPosting = components['schemas']['ReportedPosting'];

export const reportedQuery = (api: Api, id: string) =>
  api.query.queryOptions('get', '/api/v1/admin/reported-postings/{id}', { params: { path: { id } } });
