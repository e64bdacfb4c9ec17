import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type Requirement = components['schemas']['PostingRequirement'];

/** Of who is signed in: nobody else may ask. */
export const requirementsQuery = (api: Api, id: string) =>
  api.query.queryOptions('get', '/api/v1/postings/{id}/requirements', { params: { path: { id } } });
