// What a console is about: the school or the organization that the address names (`?school=12`, `?organization=7`), else the first that the
// person works for. The server decides who may see it; this only says which one is asked for, and its name.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { type PathParams, type PathQuery, useHrefs } from '../paths.ts';

export const SUBJECTS_STALE_MS = 300_000;
/** The switcher holds so many; who has more (platform administrators) comes by an address. */
export const SHOWN_SUBJECTS = 100;

type SubjectParam = 'school' | 'organization';
type Page<T> = { rows: T[]; total: number };
/** As the client's options of a query come: what they hold is its own. */
type SubjectsQuery<T> = { queryKey: readonly unknown[]; queryFn?: unknown; staleTime: number; readonly reply?: Page<T> };

export type ConsoleSubjects<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  /** `subject` is undefined where the address names one that the person does not work for, or nobody has one. */
  | { state: 'known'; subject: T | undefined; subjects: readonly T[] };

/** The one that the address names; undefined where it names none. */
function useAskedSubject(param: SubjectParam): number | undefined {
  const asked = new URLSearchParams(useLocation().search).get(param);
  return asked !== null && /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined;
}

/** Those of the person who is signed in, and the one that is shown. `queryOf` with an id: that one alone. */
export function useSubjects<T>(
  param: SubjectParam,
  queryOf: (id?: number) => SubjectsQuery<T>,
  idOf: (one: T) => number,
  enabled = true,
): ConsoleSubjects<T> {
  const asked = useAskedSubject(param);
  const all = useQuery<Page<T>>({ ...(queryOf() as { queryKey: readonly unknown[] }), enabled });
  const inAll = asked === undefined ? all.data?.rows[0] : all.data?.rows.find((one) => idOf(one) === asked);
  const further = asked !== undefined && all.data !== undefined && inAll === undefined && all.data.total > all.data.rows.length;
  const one = useQuery<Page<T>>({ ...(queryOf(asked) as { queryKey: readonly unknown[] }), enabled: enabled && further });
  const failed = all.isError ? all : one.isError ? one : undefined;
  if (failed) return { state: 'failed', error: failed.error, retry: () => void failed.refetch() };
  if (!all.data || (further && !one.data)) return { state: 'loading' };
  return { state: 'known', subject: inAll ?? (further ? one.data?.rows[0] : undefined), subjects: all.data.rows };
}

/** Addresses of the console's pages that keep what it is about: `const { href } = useConsoleHrefs()`. */
export function useConsoleHrefs() {
  const { href, exists } = useHrefs();
  const school = useAskedSubject('school');
  const organization = useAskedSubject('organization');
  return useMemo(
    () => ({
      href: (id: string, params: PathParams = {}, query: PathQuery = {}) => href(id, params, { school, organization, ...query }),
      exists,
    }),
    [href, exists, school, organization],
  );
}
