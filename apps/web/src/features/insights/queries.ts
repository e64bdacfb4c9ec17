// What the pages of reports ask for.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import type { AskedPeriod, InsightPeriod } from '@fairway/rules/insights';

export type InsightReport = components['schemas']['InsightReport'];
export type InsightSchool = components['schemas']['InsightSchool'];

const REPORT = '/api/v1/employer/organizations/{organizationId}/insights';
export const POSTINGS = `${REPORT}/postings` as const;
export const SCHOOLS = `${REPORT}/schools` as const;
/** Where the tables of the report are files. */
export const filePath = (organizationId: number) => `/api/v1/employer/organizations/${organizationId}/insights/report.csv`;

export const reportQuery = (api: Api, organizationId: number, { period, from, to }: AskedPeriod) => {
  const query: { period?: InsightPeriod; from?: string; to?: string } = {
    ...(period === undefined ? {} : { period }),
    ...(from === undefined || to === undefined ? {} : { from, to }),
  };
  return api.query.queryOptions('get', REPORT, { params: { path: { organizationId }, query } });
};
