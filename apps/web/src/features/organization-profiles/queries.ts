import type { Api } from '@fairway/client/api';
import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { getProfileDraft } from '@fairway/contract/organization-profiles/endpoints';
import type { Locale } from '@fairway/rules/locales';
import type { OrganizationProfileContent } from '@fairway/rules/organization-profile';

export type ProfileDraft = Omit<EndpointReply<typeof getProfileDraft>, 'content' | 'shown'> & {
  content: OrganizationProfileContent;
  shown: OrganizationProfileContent;
};

export const PROFILE = '/api/v1/employer/organizations/{organizationId}/profile';
export const profileQuery = (api: Api, organizationId: number) =>
  api.query.queryOptions('get', PROFILE, { params: { path: { organizationId } } });
export const previewQuery = (api: Api, organizationId: number, locale: Locale) =>
  api.query.queryOptions('get', `${PROFILE}/preview`, { params: { path: { organizationId }, query: { locale } } });
export const versionsQuery = (api: Api, organizationId: number) =>
  api.query.queryOptions('get', `${PROFILE}/versions`, { params: { path: { organizationId } } });
/** What stands on its page today besides what it writes. */
export const companyQuery = (api: Api, id: number, locale: Locale) =>
  api.query.queryOptions('get', '/api/v1/companies/{id}', { params: { path: { id }, query: { locale } } });
