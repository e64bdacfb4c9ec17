// What the settings of a school ask for. Keys are the calls themselves.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api.ts';
import { useConsoleSchool } from '../../../lib/console/console-school.ts';

export type SchoolSettings = components['schemas']['SchoolSettings'];
export type SchoolDomain = components['schemas']['SchoolDomain'];
export type SchoolCampus = components['schemas']['SchoolCampus'];
export type SchoolProgram = components['schemas']['SchoolProgram'];
export type TypedPrograms = components['schemas']['TypedPrograms'];
export type StaffMember = components['schemas']['StaffMember'];
export type ReasonList = components['schemas']['SchoolReasonList'];

const BASE = '/api/v1/staff/schools/{schoolId}';
const CAMPUS_NAMES = '/api/v1/content/organization/campuses/{id}';
const of = (schoolId: number) => ({ params: { path: { schoolId } } });
export const settingsQuery = (api: Api, schoolId: number) => api.query.queryOptions('get', `${BASE}/settings`, of(schoolId));
/** The campuses that a program or a filter chooses from: all of them by name. */
export const campusNamesQuery = (api: Api, schoolId: number) =>
  api.query.queryOptions('get', CAMPUS_NAMES, { params: { path: { id: schoolId } } });
export const domainQuery = (api: Api, schoolId: number, domain: string) =>
  api.query.queryOptions('get', `${BASE}/domains/{domain}`, { params: { path: { schoolId, domain } } });
export const typedQuery = (api: Api, schoolId: number) => api.query.queryOptions('get', `${BASE}/typed-programs`, of(schoolId));

/** The calls of the console's school, in a page. */
export const useSchoolCalls = () => useCallsOf(useConsoleSchool().schoolId);

/** The calls of a school, with ways to say what a change replied or touched. Dialogs stand outside of the page: they are told the school. */
export function useCallsOf(schoolId: number) {
  const api = useApi();
  const queries = useQueryClient();
  return {
    api,
    schoolId,
    /** `params` of a call below the school; more of the path and the query where there is. */
    at: { path: { schoolId } },
    keepDomain(domain: SchoolDomain | undefined): void {
      if (domain) queries.setQueryData(domainQuery(api, schoolId, domain.domain).queryKey, domain);
    },
    keepSettings(settings: SchoolSettings | undefined): void {
      if (settings) queries.setQueryData(settingsQuery(api, schoolId).queryKey, settings);
    },
    /** Asks again for calls below the school: `/programs`. */
    refresh(...parts: string[]): Promise<unknown> {
      const touched = new Set(parts.map((part) => BASE + part));
      if (parts.includes('/campuses')) touched.add(CAMPUS_NAMES);
      return queries.invalidateQueries({ predicate: ({ queryKey }) => touched.has(String(queryKey[1])) });
    },
  };
}
