// What waits in a console, by name, for the numbers beside the entries of its menu. It follows what happens: a school's console hears of it,
// the platform's looks again each minute while it is shown.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../lib/api.ts';
import { useConsoleOrganizations } from '../../lib/console/console-organization.ts';
import { useConsoleSchools } from '../../lib/console/console-school.ts';
import { useRealtime } from '../../lib/realtime.ts';

type Counts = Readonly<Record<string, number>>;

/** News after which something else may wait at a school. */
const SCHOOL_NEWS = ['connection.changed', 'cv_review.changed', 'school.changed', 'school_partner.changed', 'posting_decision.changed'];
/** The same at an organization. */
const ORGANIZATION_NEWS = ['team.changed', 'application.changed', 'posting.changed', 'posting_decision.changed'];
const LOOK_EVERY_MS = 60_000;
/** A hundred decisions of a colleague are heard one by one, and asked for a few times. */
const GATHER_MS = 500;

/** What waits at the school that the console shows. */
export function useStaffWaiting(): Counts | undefined {
  const api = useApi();
  const queries = useQueryClient();
  const found = useConsoleSchools();
  const school = found.state === 'known' ? found.subject : undefined;
  const schoolId = school?.schoolId;
  const query = api.query.queryOptions('get', '/api/v1/staff/schools/{schoolId}/waiting', {
    params: { path: { schoolId: schoolId ?? 0 } },
  });
  const isOpen = school !== undefined && !school.suspension?.isClosed;
  const { data } = useQuery({ ...query, enabled: isOpen, staleTime: LOOK_EVERY_MS });
  useOpening(schoolId);
  useGathered(SCHOOL_NEWS, schoolId === undefined ? undefined : `school:${schoolId}`, () =>
    queries.invalidateQueries({ queryKey: query.queryKey }),
  );
  useOwnRole();
  return data && Object.fromEntries(data.items.map(({ item, count }) => [item, count]));
}

/** A console closes, and opens, while it is looked at: whether its school rests comes with the list of schools. @rule schools.10 */
function useOpening(schoolId: number | undefined): void {
  const queries = useQueryClient();
  useRealtime(['school.changed'], () => queries.invalidateQueries({ queryKey: ['get', '/api/v1/staff/schools'] }), {
    enabled: schoolId !== undefined,
    subject: `school:${schoolId}`,
  });
}

/** Whoever is given another role, or other students, sees it at once: menu, page and lists. Listened to by the bar, which stays from page to page. */
function useOwnRole(): void {
  const queries = useQueryClient();
  useRealtime(['staff.changed'], () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/api/v1/staff/') }),
  );
}

/** What waits at the organization that the console shows. Who owns it from further up hears nothing of it, and looks again each minute. */
export function useEmployerWaiting(): Counts | undefined {
  const api = useApi();
  const queries = useQueryClient();
  const found = useConsoleOrganizations();
  const organizationId = found.state === 'known' ? found.subject?.organizationId : undefined;
  const query = api.query.queryOptions('get', '/api/v1/employer/organizations/{organizationId}/waiting', {
    params: { path: { organizationId: organizationId ?? 0 } },
  });
  const { data } = useQuery({
    ...query,
    enabled: organizationId !== undefined,
    staleTime: LOOK_EVERY_MS,
    refetchInterval: LOOK_EVERY_MS,
  });
  useGathered(ORGANIZATION_NEWS, organizationId === undefined ? undefined : `company:${organizationId}`, () =>
    queries.invalidateQueries({ queryKey: query.queryKey }),
  );
  return data && Object.fromEntries(data.items.map(({ item, count }) => [item, count]));
}

/** Looks again after news of a subject; what comes in a row is looked at once. */
function useGathered(kinds: string[], subject: string | undefined, look: () => unknown): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookAgain = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void look();
    }, GATHER_MS);
  };
  useRealtime(kinds, lookAgain, { enabled: subject !== undefined, subject: subject ?? '' });
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** What waits for the people who run the platform. */
export function useAdminWaiting(): Counts | undefined {
  const query = useApi().query.queryOptions('get', '/api/v1/admin/home');
  const { data } = useQuery({ ...query, staleTime: LOOK_EVERY_MS, refetchInterval: LOOK_EVERY_MS });
  return data && Object.fromEntries(Object.entries(data).flatMap(([name, count]) => (typeof count === 'number' ? [[name, count]] : [])));
}
