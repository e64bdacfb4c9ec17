// Queries and shapes of feeds in the platform's console.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type Feed = components['schemas']['AdminFeed'];
export type FeedRow = components['schemas']['FeedRow'];
export type FeedRun = components['schemas']['FeedRun'];
export type FeedReport = components['schemas']['FeedReport'];

export const feedQuery = (api: Api, id: number) =>
  api.query.queryOptions('get', '/api/v1/admin/imports/{id}', { params: { path: { id } } });
