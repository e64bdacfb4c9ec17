// What waits in a console, by name, for the numbers beside the entries of its menu. It follows what happens: a school's console hears of it,
// the platform's looks again each minute while it is shown.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../lib/api.ts';
import { useConsoleSchools } from '../../lib/console/console-school.ts';
import { useRealtime } from '../../lib/realtime.ts';

type Counts = Readonly<Record<string, number>>;

/** News after which something else may wait at a school. */
const SCHOOL_NEWS = ['connection.changed', 'cv_review.changed', 'school.changed'];
const LOOK_EVERY_MS = 60_000;
/** A hundred decisions of a colleague are heard one by one, and asked for a few times. */
const GATHER_MS = 500;

/** What waits at the school that the console shows. */
export function useStaffWaiting(): Counts | undefined {
  const api = useApi();
  const queries = useQueryClient();
  const found = useConsoleSchools();
  const schoolId = found.state === 'known' ? found.school?.schoolId : undefined;
  const query = api.query.queryOptions('get', '/api/v1/staff/schools/{schoolId}/waiting', {
    params: { path: { schoolId: schoolId ?? 0 } },
  });
  const { data } = useQuery({ ...query, enabled: schoolId !== undefined, staleTime: LOOK_EVERY_MS });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookAgain = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: query.queryKey });
    }, GATHER_MS);
  };
  useRealtime(SCHOOL_NEWS, lookAgain, { enabled: schoolId !== undefined, subject: `school:${schoolId}` });
  useEffect(() => () => clearTimeout(timer.current), []);
  return data && Object.fromEntries(data.items.map(({ item, count }) => [item, count]));
}

/** What waits for the people who run the platform. */
export function useAdminWaiting(): Counts | undefined {
  const query = useApi().query.queryOptions('get', '/api/v1/admin/home');
  const { data } = useQuery({ ...query, staleTime: LOOK_EVERY_MS, refetchInterval: LOOK_EVERY_MS });
  return data && Object.fromEntries(Object.entries(data).flatMap(([name, count]) => (typeof count === 'number' ? [[name, count]] : [])));
}
