import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import type { Locale } from '@fairway/rules/locales';

export type SchoolPartners = components['schemas']['SchoolPartners'];
export type Partnership = SchoolPartners['partners'][number];
export type FoundSchool = components['schemas']['FoundPartnerSchools']['schools'][number];

export const PARTNERS = '/api/v1/staff/schools/{schoolId}/partners';

export const schoolPartnersQuery = (api: Api, schoolId: number) =>
  api.query.queryOptions('get', PARTNERS, { params: { path: { schoolId } } });

export const foundPartnersQuery = (api: Api, schoolId: number, q: string, locale: Locale) =>
  api.query.queryOptions('get', `${PARTNERS}/found`, { params: { path: { schoolId }, query: { q, locale } } });
