// Queries and shapes of schools in the platform's console.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type School = components['schemas']['AdminSchool'];

export const schoolQuery = (api: Api, id: number) =>
  api.query.queryOptions('get', '/api/v1/admin/schools/{id}', { params: { path: { id } } });
