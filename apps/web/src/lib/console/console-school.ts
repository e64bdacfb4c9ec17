// Which school the console of career services shows.

import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import type { StaffDuty } from '@fairway/rules/staff-shapes';
import { createContext, useContext } from 'react';
import { useApi } from '../api.ts';
import { type ConsoleSubjects, SHOWN_SUBJECTS, SUBJECTS_STALE_MS, useSubjects } from './console-subject.ts';

export { useConsoleHrefs } from './console-subject.ts';

export type ConsoleSchool = components['schemas']['ManagedSchool'];

/** The query of the schools of a console; with an id, of that one. */
function managedSchoolsQuery(api: Api, schoolId?: number) {
  const query = { pageSize: SHOWN_SUBJECTS as 100, ...(schoolId === undefined ? {} : { schoolId }) };
  return { ...api.query.queryOptions('get', '/api/v1/staff/schools', { params: { query } }), staleTime: SUBJECTS_STALE_MS };
}

/** The schools of the person who is signed in, and the one that is shown. Not `enabled`, nothing is asked. */
export function useConsoleSchools(enabled = true): ConsoleSubjects<ConsoleSchool> {
  const api = useApi();
  return useSubjects(
    'school',
    (id) => managedSchoolsQuery(api, id),
    ({ schoolId }) => schoolId,
    enabled,
  );
}

export const ConsoleSchoolContext = createContext<ConsoleSchool | undefined>(undefined);

/** The school of the console, in a page below /staff. @throws Error outside of the staff gate */
export function useConsoleSchool(): ConsoleSchool {
  const school = useContext(ConsoleSchoolContext);
  if (!school) throw new Error('Only pages of the career services console have a school');
  return school;
}

/** May the reader do this at the console's school? The server decides; a page leaves out what would be refused. */
export const useDuty = (duty: StaffDuty): boolean => useConsoleSchool().duties.includes(duty);

/** What the reader may do at the school that the console shows; undefined until it is known. */
export function useSchoolDuties(): readonly StaffDuty[] | undefined {
  const schools = useConsoleSchools();
  return schools.state === 'known' ? schools.subject?.duties : undefined;
}
