// What the pages of outcomes ask for.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type OutcomeSurvey = components['schemas']['OutcomeSurvey'];
export type OutcomeAnswer = NonNullable<OutcomeSurvey['answer']>;
export type GraduateOutcome = components['schemas']['GraduateOutcome'];
export type OutcomeReport = components['schemas']['OutcomeReport'];
export type OutcomeSettings = components['schemas']['OutcomeSettings'];

export const MINE = '/api/v1/candidate/outcomes';
export const LIST = '/api/v1/staff/schools/{schoolId}/outcomes';
export const REPORT = '/api/v1/staff/schools/{schoolId}/outcome-report';
export const SETTINGS = '/api/v1/staff/schools/{schoolId}/outcome-settings';

export const surveysQuery = (api: Api) => api.query.queryOptions('get', MINE);
export const reportQuery = (api: Api, schoolId: number, query: { program?: string; endYear?: number }) =>
  api.query.queryOptions('get', REPORT, { params: { path: { schoolId }, query } });
export const settingsQuery = (api: Api, schoolId: number) => api.query.queryOptions('get', SETTINGS, { params: { path: { schoolId } } });
