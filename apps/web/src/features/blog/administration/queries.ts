// Queries and shapes of posts in the platform's console.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type EditedPost = components['schemas']['EditedBlogPost'];
export type PostRow = components['schemas']['BlogPostRow'];

export const editedPostQuery = (api: Api, id: string) =>
  api.query.queryOptions('get', '/api/v1/admin/blog/{id}', { params: { path: { id } } });
