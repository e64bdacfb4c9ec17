// Queries of the students of a school, and the refresh of everything that shows one.
import type { Api } from '@fairway/client/api';
import type { components, paths } from '@fairway/client/api.gen';
import { useQueryClient } from '@tanstack/react-query';

export type Student = components['schemas']['Student'];
export type StudentRecord = components['schemas']['StudentRecord'];
/** What was done to several at once. */
export type StudentChange = components['schemas']['StudentChange'];
/** What an action on several is given of the list. */
export type SelectedStudents =
  | { rows: readonly { id: string }[] }
  | Exclude<
      paths['/api/v1/staff/schools/{schoolId}/students/labels']['post']['requestBody']['content']['application/json']['students'],
      { ids: string[] }
    >;
/** What another last day would change. */
export type CheckedEnds = components['schemas']['CheckedStudentEnds'];
export type StudentLabel = components['schemas']['StudentLabel'];
export type AdviserRules = components['schemas']['AdviserRules'];
export type StudentNote = components['schemas']['StudentNote'];
export type CountedLabel = StudentLabel & { students: number };

export const LIST_PATH = '/api/v1/staff/schools/{schoolId}/students';
const FILTERS_PATH = '/api/v1/staff/schools/{schoolId}/students/filters';
const LABELS_PATH = '/api/v1/staff/schools/{schoolId}/student-labels';
const ADVISERS_PATH = '/api/v1/staff/schools/{schoolId}/student-advisers';
const ADVISER_RULES_PATH = '/api/v1/staff/schools/{schoolId}/student-advisers/rules';
const RECORD_PATH = '/api/v1/staff/schools/{schoolId}/students/{id}';

/** Programs, years and labels of the school. */
export const filtersQuery = (api: Api, schoolId: number) => api.query.queryOptions('get', FILTERS_PATH, { params: { path: { schoolId } } });

/** Labels with how many students have each. */
export const labelsQuery = (api: Api, schoolId: number) => api.query.queryOptions('get', LABELS_PATH, { params: { path: { schoolId } } });

export const recordQuery = (api: Api, schoolId: number, id: string) =>
  api.query.queryOptions('get', RECORD_PATH, { params: { path: { schoolId, id } } });

/** Who can advise, with how many students each has. */
export const advisersQuery = (api: Api, schoolId: number) =>
  api.query.queryOptions('get', ADVISERS_PATH, { params: { path: { schoolId } } });

export const adviserRulesQuery = (api: Api, schoolId: number) =>
  api.query.queryOptions('get', ADVISER_RULES_PATH, { params: { path: { schoolId } } });

/** Asks again for everything that shows students: after labels, notes and decisions. */
export function useRefreshStudents(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [LIST_PATH, FILTERS_PATH, LABELS_PATH, ADVISERS_PATH, RECORD_PATH].map((path) =>
        queries.invalidateQueries({ queryKey: ['get', path] }),
      ),
    );
  };
}
