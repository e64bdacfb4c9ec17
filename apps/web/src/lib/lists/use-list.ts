// A list of the consoles in a component: what the address asks, the page that is found (kept while another one comes), and its file.
import type { paths } from '@fairway/client/api.gen';
import type { SortOf } from '@fairway/rules/lists';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApi } from '../api.ts';
import { useLatest } from '../latest.ts';
import { type Asked, changedSearch, type FilterReaders, type ListChanges, type ListDefinition, readListAddress } from './list-address.ts';

/** The reply of every list. */
export type PageReply<R> = { rows: R[]; page: number; pageSize: number; total: number; totalIsExact: boolean };

/** The paths that lists stand at, what of each its path names, what it is asked, and its rows. */
type Get<P extends keyof paths> = paths[P] extends { get: infer G } ? G : never;
type ReplyOf<P extends keyof paths> = Get<P> extends { responses: { 200: { content: { 'application/json': infer J } } } } ? J : never;
export type QueryOf<P extends keyof paths> = Get<P> extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;
type NamedOf<P extends keyof paths> = Get<P> extends { parameters: { path: infer N } } ? N : Record<never, never>;
export type ListPath = { [P in keyof paths]: ReplyOf<P> extends PageReply<unknown> ? P : never }[keyof paths];
export type RowOf<P extends ListPath> = ReplyOf<P> extends PageReply<infer R> ? R : never;

export type ListAddress<S extends string, F extends FilterReaders> = {
  list: ListDefinition<S, F>;
  /** The `query` of the call. */
  asked: Asked<S, F>;
  /** The address after changes. */
  hrefOf: (changes: ListChanges) => string;
  go: (changes: ListChanges) => void;
  /** The same without a step that "back" returns to: what is typed letter by letter. */
  replace: (changes: ListChanges) => void;
};

/** What an address asks: `useList` reads it for a list. */
export function useListAddress<S extends string, F extends FilterReaders>(list: ListDefinition<S, F>): ListAddress<S, F> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const latest = useLatest(search, String);
  return useMemo(() => {
    const current = new URLSearchParams(search);
    // A change that comes before the one before it is shown adds to it.
    const goTo = (changes: ListChanges, replace: boolean) => {
      latest.ask(changedSearch(new URLSearchParams(latest.current), changes));
      void navigate(pathname + latest.current, { preventScrollReset: true, replace });
    };
    return {
      list,
      asked: readListAddress(list, current),
      hrefOf: (changes: ListChanges) => pathname + changedSearch(current, changes),
      go: (changes) => goTo(changes, false),
      replace: (changes) => goTo(changes, true),
    };
  }, [list, pathname, search, navigate, latest]);
}

export type ListOptions<P extends ListPath> = {
  /** Asked besides what stands in the address, of the file too: the language of titles. */
  also?: Partial<QueryOf<P>>;
  /** Looks again; false: only when something is asked. */
  lookEveryMs?: number | false;
};

/** What ListPage shows: `<ListPage {...useList(LIST, '/api/v1/.../{schoolId}/students', { schoolId })} ... />`. */
export type List<R, S extends string, F extends FilterReaders> = {
  address: ListAddress<S, F>;
  reply: UseQueryResult<PageReply<R>>;
  /** The path as the contract spells it. */
  path: string;
  /** Path of the file, without its query. */
  csvPath: string;
  queryKey: readonly unknown[];
  views: ListViews;
};

/** Where views of a list are kept, and what one of them asks; undefined keeper: nowhere. */
export type ListViews = {
  keeper: { schoolId: number } | 'platform' | undefined;
  queryOf: (search: string) => { queryKey: readonly unknown[]; queryFn: () => Promise<PageReply<unknown>> };
};

const keeperOf = (path: string, named: unknown): ListViews['keeper'] => {
  if (path.startsWith('/api/v1/admin/')) return 'platform';
  const schoolId = typeof named === 'object' && named && 'schoolId' in named ? Number(named.schoolId) : Number.NaN;
  return path.startsWith('/api/v1/staff/') && Number.isInteger(schoolId) ? { schoolId } : undefined;
};

/** What a list would ask that the endpoint at its path does not take: filters by their names, orders, or a value of another type. */
type Refused<P extends ListPath, S extends string, F extends FilterReaders> =
  | Exclude<keyof F, keyof QueryOf<P>>
  | (QueryOf<P> extends { sort?: infer O } ? Exclude<SortOf<S>, O> : SortOf<S>)
  | (Asked<S, F> extends QueryOf<P> ? never : 'a value of another type');

/** The list that stands at a path, as the address asks for it. A filter or an order that the endpoint does not take is a type error, which names it. */
export function useList<P extends ListPath, S extends string, F extends FilterReaders>(
  list: ListDefinition<S, F> & ([Refused<P, S, F>] extends [never] ? unknown : { refused: Refused<P, S, F> }),
  path: P,
  named?: NamedOf<P>,
  { also, lookEveryMs = false }: ListOptions<P> = {},
): List<RowOf<P>, S, F> {
  const api = useApi();
  const address = useListAddress<S, F>(list);
  const asked = { ...address.asked, ...also };
  // The path is one of many here; what is asked of it was checked above.
  const options = api.query.queryOptions as unknown as (
    method: 'get',
    path: string,
    init: object,
  ) => { queryKey: readonly unknown[]; queryFn: () => Promise<PageReply<RowOf<P>>> };
  const queryOf = (what: object) => options('get', path, { params: { ...(named ? { path: named } : {}), query: what } });
  const query = queryOf(asked);
  const reply = useQuery({ ...query, placeholderData: keepPreviousData, refetchInterval: lookEveryMs });
  const views: ListViews = {
    keeper: keeperOf(path, named),
    queryOf: (search) => queryOf({ ...readListAddress(list, new URLSearchParams(search)), ...also }),
  };
  const csvPath = `${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(`${(named as Record<string, unknown>)[name]}`))}/export.csv`;
  return { address: also ? { ...address, asked } : address, reply, path, csvPath, queryKey: query.queryKey, views };
}
