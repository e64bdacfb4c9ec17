// Queries and shapes of joined postings in the platform's console.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type Duplicate = components['schemas']['Duplicate'];
export type DuplicateRow = components['schemas']['DuplicateRow'];
export type ComparedPosting = components['schemas']['ComparedPosting'];
export type Pair = { id: string; otherId: string };

export const duplicateQuery = (api: Api, path: Pair) =>
  api.query.queryOptions('get', '/api/v1/admin/duplicates/{id}/{otherId}', { params: { path } });
