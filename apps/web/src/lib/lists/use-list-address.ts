// The address of a list, in a component: what is asked, and how it is changed. And the page that is found, kept while another one comes.
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Asked, changedSearch, type FilterReaders, type ListChanges, type ListDefinition, readListAddress } from './list-address.ts';

/** The reply of every list. */
export type PageReply<R> = { rows: R[]; page: number; pageSize: number; total: number; totalIsExact: boolean };

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

/** What the address asks: `const address = useListAddress(LIST)`. */
export function useListAddress<S extends string, F extends FilterReaders>(list: ListDefinition<S, F>): ListAddress<S, F> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const current = new URLSearchParams(search);
    const hrefOf = (changes: ListChanges) => pathname + changedSearch(current, changes);
    return {
      list,
      asked: readListAddress(list, current),
      hrefOf,
      go: (changes) => void navigate(hrefOf(changes), { preventScrollReset: true }),
      replace: (changes) => void navigate(hrefOf(changes), { preventScrollReset: true, replace: true }),
    };
  }, [list, pathname, search, navigate]);
}

/** The call of a list: from `queryOptions`. */
export type PageQuery<R> = {
  queryKey: readonly unknown[];
  queryFn?: ((context: never) => PageReply<R> | Promise<PageReply<R>>) | undefined;
};

/** The page of a list: `useListPage(api.query.queryOptions('get', '/api/v1/...', { params: { query: address.asked } }))`; `lookEveryMs`: asks again. */
export function useListPage<R>(query: PageQuery<R>, lookEveryMs: number | false = false): UseQueryResult<PageReply<R>> {
  return useQuery({
    ...(query as { queryKey: readonly unknown[]; queryFn: () => Promise<PageReply<R>> }),
    placeholderData: keepPreviousData,
    refetchInterval: lookEveryMs,
  });
}
