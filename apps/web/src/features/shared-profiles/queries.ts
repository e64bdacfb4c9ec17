// What the pages of people who share ask for.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type SharedProfileRow = components['schemas']['SharedProfileRow'];
export type SharedProfile = components['schemas']['OrganizationSharedProfile'];

export const SHARED = '/api/v1/employer/organizations/{organizationId}/shared';
export const SHARED_PERSON = '/api/v1/employer/organizations/{organizationId}/shared/{userId}';

/** Never kept from before: it may be over. */
export const sharedPersonQuery = (api: Api, organizationId: number, userId: string) =>
  api.query.queryOptions('get', SHARED_PERSON, { params: { path: { organizationId, userId } } });
