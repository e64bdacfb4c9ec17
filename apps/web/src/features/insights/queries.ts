// What the pages of reports ask for.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import type { AskedPeriod, InsightPeriod } from '@fairway/rules/insights';

export type InsightReport = components['schemas']['InsightReport'];
export type InsightSchool = components['schemas']['InsightSchool'];
export type InsightSchoolReport = components['schemas']['InsightSchoolReport'];

const REPORT = '/api/v1/employer/organizations/{organizationId}/insights';
export const POSTINGS = `${REPORT}/postings` as const;
export const SCHOOLS = `${REPORT}/schools` as const;
/** Where the tables of the report are files. */
export const filePath = (organizationId: number) => `/api/v1/employer/organizations/${organizationId}/insights/report.csv`;

export const schoolFilePath = (organizationId: number, schoolId: number) =>
  `/api/v1/employer/organizations/${organizationId}/insights/schools/${schoolId}/report.csv`;

const daysOf = ({ period, from, to }: AskedPeriod): { period?: InsightPeriod; from?: string; to?: string } => ({
  ...(period === undefined ? {} : { period }),
  ...(from === undefined || to === undefined ? {} : { from, to }),
});

export const reportQuery = (api: Api, organizationId: number, asked: AskedPeriod, posting?: string) => {
  const query = { ...(posting === undefined ? {} : { posting }), ...daysOf(asked) };
  return api.query.queryOptions('get', REPORT, { params: { path: { organizationId }, query } });
};

export const schoolReportQuery = (api: Api, organizationId: number, asked: AskedPeriod, schoolId: number) =>
  api.query.queryOptions('get', `${SCHOOLS}/{schoolId}`, { params: { path: { organizationId, schoolId }, query: daysOf(asked) } });
