import type { Api } from '@fairway/client/api';
import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { RowOf } from '@fairway/contract/kernel/lists';
import type { listPostingDecisions, organizationSchoolsList } from '@fairway/contract/posting-decisions/employer';
import type { getSchoolPosting, schoolEmployersList, schoolPostingsList } from '@fairway/contract/posting-decisions/endpoints';
import type { getPostingRules } from '@fairway/contract/posting-decisions/rules';
import type { QueryClient } from '@tanstack/react-query';

export type SchoolPosting = EndpointReply<typeof getSchoolPosting>;
export type SchoolPostingRow = RowOf<typeof schoolPostingsList>;
export type SchoolEmployerRow = RowOf<typeof schoolEmployersList>;
export type OrganizationSchoolRow = RowOf<typeof organizationSchoolsList>;
export type PostingDecisions = EndpointReply<typeof listPostingDecisions>;
export type DecisionStep = SchoolPosting['history'][number];

export type SchoolPostingRules = EndpointReply<typeof getPostingRules>;

export const SCHOOL_POSTINGS = '/api/v1/staff/schools/{schoolId}/postings';
export const SCHOOL_EMPLOYERS = '/api/v1/staff/schools/{schoolId}/employers';
export const POSTING_RULES = '/api/v1/staff/schools/{schoolId}/posting-rules';
export const ORGANIZATION_SCHOOLS = '/api/v1/employer/organizations/{organizationId}/schools';
const DECISIONS = '/api/v1/employer/organizations/{organizationId}/postings/{id}/decisions';
/** Of one of them: its page and its notes. */
export const SCHOOL_EMPLOYER = `${SCHOOL_EMPLOYERS}/{organizationId}` as const;
export const SCHOOL_EMPLOYER_NOTES = `${SCHOOL_EMPLOYER}/notes` as const;
const HOME = '/api/v1/staff/schools/{schoolId}/home';

export const schoolPostingQuery = (api: Api, schoolId: number, id: string) =>
  api.query.queryOptions('get', `${SCHOOL_POSTINGS}/{id}`, { params: { path: { schoolId, id } } });

export const postingRulesQuery = (api: Api, schoolId: number) =>
  api.query.queryOptions('get', POSTING_RULES, { params: { path: { schoolId } } });

export const decisionsQuery = (api: Api, organizationId: number, id: string) =>
  api.query.queryOptions('get', DECISIONS, { params: { path: { organizationId, id } } });

/** Asks again for what a decision, of whomever, may have changed. */
export async function refreshDecisions(queries: QueryClient): Promise<void> {
  const paths = [
    SCHOOL_POSTINGS,
    `${SCHOOL_POSTINGS}/{id}`,
    SCHOOL_EMPLOYERS,
    SCHOOL_EMPLOYER,
    SCHOOL_EMPLOYER_NOTES,
    `${POSTING_RULES}/trial`,
    HOME,
  ];
  await Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
}
