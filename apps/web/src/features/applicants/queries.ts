// What the pages of applicants ask for.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type ApplicantRow = components['schemas']['ApplicantRow'];
export type Applicant = components['schemas']['Applicant'];

export const APPLICANTS = '/api/v1/employer/organizations/{organizationId}/applicants';
export const APPLICANT = '/api/v1/employer/organizations/{organizationId}/applicants/{id}';
const STAGES = '/api/v1/employer/organizations/{organizationId}/applicants/stages';

export const applicantQuery = (api: Api, organizationId: number, id: string) =>
  api.query.queryOptions('get', APPLICANT, { params: { path: { organizationId, id } } });
/** How many stand where, of one posting or of all. */
export const stagesQuery = (api: Api, organizationId: number, posting?: string) =>
  api.query.queryOptions('get', STAGES, {
    params: { path: { organizationId }, query: posting === undefined ? {} : { posting } },
  });
