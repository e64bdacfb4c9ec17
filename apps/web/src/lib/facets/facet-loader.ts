// How a list with filters comes: with its page from the server, with the way to its page in the browser, and while it stands in the window by
// itself, so that a change of filters shows at once. A failure shows in the page, with a button to try again.
import type { Api } from '@fairway/client/api';
import type { Locale } from '@fairway/rules/locales';
import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../api.ts';
import { useBoot } from '../boot.ts';
import type { PageTools } from '../page.ts';

type Calls<A> = {
  /** Reads an address. */
  read: (search: URLSearchParams) => A;
  /** The call of an address. */
  query: (api: Api, address: A, locale: Locale) => { queryKey: readonly unknown[] };
};

/** The loading of one list: `load` for its page module, `useShown` for the page. */
export function facetLoader<A, R extends { totalSize: number }>({ read, query }: Calls<A>) {
  /** True while the list stands in the window. */
  let isShown = false;
  return {
    /** The total, where it is known; `served` is told of the reply while a page is rendered by the server. */
    async load(address: A, { api, queries, boot }: PageTools, served: (reply: R) => void): Promise<number | undefined> {
      const asked = query(api, address, boot.locale) as Parameters<QueryClient['prefetchQuery']>[0];
      if (isShown) return undefined;
      if (typeof window !== 'undefined') {
        await queries.prefetchQuery(asked);
        return queries.getQueryData<R>(asked.queryKey)?.totalSize;
      }
      const reply = (await queries.ensureQueryData(asked)) as R;
      served(reply);
      return reply.totalSize;
    },
    useShown(): { address: A; list: UseQueryResult<R> } {
      const { search } = useLocation();
      const { locale } = useBoot();
      const address = read(new URLSearchParams(search));
      const list = useQuery<R>({ ...query(useApi(), address, locale), placeholderData: keepPreviousData });
      useEffect(() => {
        isShown = true;
        return () => {
          isShown = false;
        };
      }, []);
      return { address, list };
    },
  };
}
