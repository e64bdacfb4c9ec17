// Which organization the console of employers shows.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { createContext, useContext } from 'react';
import { useApi } from '../api.ts';
import { type ConsoleSubjects, SHOWN_SUBJECTS, SUBJECTS_STALE_MS, useSubjects } from './console-subject.ts';

export type ConsoleOrganization = components['schemas']['EmployerOrganization'];

/** The query of the organizations of a console; with an id, of that one. */
function employerOrganizationsQuery(api: Api, organizationId?: number) {
  const query = { pageSize: SHOWN_SUBJECTS as 100, ...(organizationId === undefined ? {} : { organizationId }) };
  return { ...api.query.queryOptions('get', '/api/v1/employer/organizations', { params: { query } }), staleTime: SUBJECTS_STALE_MS };
}

/** The organizations of the person who is signed in, and the one that is shown. Not `enabled`, nothing is asked. */
export function useConsoleOrganizations(enabled = true): ConsoleSubjects<ConsoleOrganization> {
  const api = useApi();
  return useSubjects(
    'organization',
    (id) => employerOrganizationsQuery(api, id),
    ({ organizationId }) => organizationId,
    enabled,
  );
}

export const ConsoleOrganizationContext = createContext<ConsoleOrganization | undefined>(undefined);

/** The organization of the console, in a page below /employer. @throws Error outside of the employers' gate */
export function useConsoleOrganization(): ConsoleOrganization {
  const organization = useContext(ConsoleOrganizationContext);
  if (!organization) throw new Error('Only pages of the employers’ console have an organization');
  return organization;
}
