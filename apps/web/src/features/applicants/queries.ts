// What the pages of applicants ask for.
import type { Api } from '@fairway/client/api';
import type { components, paths } from '@fairway/client/api.gen';

export type ApplicantRow = components['schemas']['ApplicantRow'];
export type Applicant = components['schemas']['Applicant'];
export type Scorecards = components['schemas']['Scorecards'];
export type OwnStage = components['schemas']['ApplicantStages']['stages'][number];
export type Criterion = Scorecards['criteria'][number];

export const APPLICANTS = '/api/v1/employer/organizations/{organizationId}/applicants';
export const APPLICANT = '/api/v1/employer/organizations/{organizationId}/applicants/{id}';

export const applicantQuery = (api: Api, organizationId: number, id: string) =>
  api.query.queryOptions('get', APPLICANT, { params: { path: { organizationId, id } } });
export const ownStagesQuery = (api: Api, organizationId: number) =>
  api.query.queryOptions('get', `${APPLICANTS}/stages`, { params: { path: { organizationId } } });
export const scorecardsQuery = (api: Api, organizationId: number, id: string) =>
  api.query.queryOptions('get', `${APPLICANT}/scorecards`, { params: { path: { organizationId, id } } });
export type FilterCounts = paths[`${typeof APPLICANTS}/filters`]['get']['responses'][200]['content']['application/json'];
type FiltersAsked = NonNullable<paths[`${typeof APPLICANTS}/filters`]['get']['parameters']['query']>;
/** How many each value of a filter would find beside the others. */
export const filterCountsQuery = (api: Api, organizationId: number, query: FiltersAsked) =>
  api.query.queryOptions('get', `${APPLICANTS}/filters`, { params: { path: { organizationId }, query } });
/** The postings that somebody applied for. */
export const appliedPostingsQuery = (api: Api, organizationId: number) =>
  api.query.queryOptions('get', `${APPLICANTS}/postings`, { params: { path: { organizationId } } });
