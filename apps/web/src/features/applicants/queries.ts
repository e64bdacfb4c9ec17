// What the pages of applicants ask for.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type ApplicantRow = components['schemas']['ApplicantRow'];
export type Applicant = components['schemas']['Applicant'];

export const APPLICANTS = '/api/v1/employer/organizations/{organizationId}/applicants';
export const APPLICANT = '/api/v1/employer/organizations/{organizationId}/applicants/{id}';

export const applicantQuery = (api: Api, organizationId: number, id: string) =>
  api.query.queryOptions('get', APPLICANT, { params: { path: { organizationId, id } } });
/** The postings that somebody applied for. */
export const appliedPostingsQuery = (api: Api, organizationId: number) =>
  api.query.queryOptions('get', `${APPLICANTS}/postings`, { params: { path: { organizationId } } });
