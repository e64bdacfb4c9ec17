import type { Api } from '@fairway/client/api';
import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { RowOf } from '@fairway/contract/kernel/lists';
import type { getPosting, postingsList, recognizePosting } from '@fairway/contract/postings/endpoints';
import type { listPostingTemplates } from '@fairway/contract/postings/templates';
import type { PostingContent } from '@fairway/rules/posting-content';

export type OwnPosting = Omit<EndpointReply<typeof getPosting>, 'content'> & { content: PostingContent };
export type OwnPostingRow = RowOf<typeof postingsList>;
export type Recognized = EndpointReply<typeof recognizePosting>;

export const POSTINGS = '/api/v1/employer/organizations/{organizationId}/postings';
export const TEMPLATES = '/api/v1/employer/organizations/{organizationId}/posting-templates';
export type PostingTemplate = EndpointReply<typeof listPostingTemplates>['templates'][number];
export const templatesQuery = (api: Api, organizationId: number) =>
  api.query.queryOptions('get', TEMPLATES, { params: { path: { organizationId } } });
export const POSTINGS_KEY = ['get', POSTINGS] as const;
export const postingQuery = (api: Api, organizationId: number, id: string) =>
  api.query.queryOptions('get', `${POSTINGS}/{id}`, { params: { path: { organizationId, id } } });

export const DEFAULTS = '/api/v1/employer/organizations/{organizationId}/posting-defaults';
/** What blank drafts begin with. */
export const defaultsQuery = (api: Api, organizationId: number) =>
  api.query.queryOptions('get', DEFAULTS, { params: { path: { organizationId } } });
