// Queries and shapes of own pages in the platform's console.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import type { SitePage } from '@fairway/rules/site-pages';

export type EditedPage = components['schemas']['EditedSitePage'];
export type PagesRow = components['schemas']['SitePagesRow'];

export const editedPageQuery = (api: Api, tenantId: number, page: SitePage) =>
  api.query.queryOptions('get', '/api/v1/admin/site-pages/{tenantId}/{page}', { params: { path: { tenantId, page } } });
