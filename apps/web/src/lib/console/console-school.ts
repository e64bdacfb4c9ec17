// Which school the console shows: `?school=12` of the address, else the first that the person works for. The server decides who may see it;
// this only says which one is asked for, and its name.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../api.ts';
import { type PathParams, type PathQuery, useHrefs } from '../paths.ts';

export type ConsoleSchool = components['schemas']['ManagedSchool'];

const STALE_MS = 300_000;
/** The switcher holds so many; who has more (platform administrators) comes by an address. */
const SHOWN_SCHOOLS = 100;

/** The query of the schools of a console; with an id, of that one. */
function managedSchoolsQuery(api: Api, schoolId?: number) {
  const query = { pageSize: SHOWN_SCHOOLS as 100, ...(schoolId === undefined ? {} : { schoolId }) };
  return { ...api.query.queryOptions('get', '/api/v1/staff/schools', { params: { query } }), staleTime: STALE_MS };
}

/** The school that the address names; undefined where it names none. */
function useAskedSchool(): number | undefined {
  const asked = new URLSearchParams(useLocation().search).get('school');
  return asked !== null && /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined;
}

export type ConsoleSchools =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  /** `school` is undefined where the address names one that the person does not work for, or nobody has one. */
  | { state: 'known'; school: ConsoleSchool | undefined; schools: readonly ConsoleSchool[] };

/** The schools of the person who is signed in, and the one that is shown. */
export function useConsoleSchools(): ConsoleSchools {
  const api = useApi();
  const asked = useAskedSchool();
  const all = useQuery(managedSchoolsQuery(api));
  const inAll = asked === undefined ? all.data?.rows[0] : all.data?.rows.find((school) => school.schoolId === asked);
  const further = asked !== undefined && all.data !== undefined && inAll === undefined && all.data.total > all.data.rows.length;
  const one = useQuery({ ...managedSchoolsQuery(api, asked), enabled: further });
  const failed = all.isError ? all : one.isError ? one : undefined;
  if (failed) return { state: 'failed', error: failed.error, retry: () => void failed.refetch() };
  if (!all.data || (further && !one.data)) return { state: 'loading' };
  return { state: 'known', school: inAll ?? (further ? one.data?.rows[0] : undefined), schools: all.data.rows };
}

export const ConsoleSchoolContext = createContext<ConsoleSchool | undefined>(undefined);

/** The school of the console, in a page below /staff. @throws Error outside of the staff gate */
export function useConsoleSchool(): ConsoleSchool {
  const school = useContext(ConsoleSchoolContext);
  if (!school) throw new Error('Only pages of the career services console have a school');
  return school;
}

/** Addresses of the console's pages that keep the school: `const { href } = useConsoleHrefs()`. */
export function useConsoleHrefs() {
  const { href, exists } = useHrefs();
  const asked = useAskedSchool();
  return useMemo(
    () => ({
      href: (id: string, params: PathParams = {}, query: PathQuery = {}) => href(id, params, { school: asked, ...query }),
      exists,
    }),
    [href, exists, asked],
  );
}
