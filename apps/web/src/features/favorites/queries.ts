// The calls of the favourites page. Pages are added to the end; an item that a page before held already is not shown again.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import type { QueryClient } from '@tanstack/react-query';
import { favoriteKey } from './favorite-states.ts';
import type { Deadline } from './favorites-address.ts';

export type Favorite = components['schemas']['Favorite'];
export type FollowedOrganization = components['schemas']['FollowedCompany'];

const LIST = '/api/v1/candidate/favorite';
const FOLLOWED = '/api/v1/companies/follow';

const nextPage = ({ page, hasNext }: { page: number; hasNext: boolean }) => (hasNext ? page + 1 : undefined);

/** A list of favourites, page after page. What it holds is known to be saved: no toggle needs to ask. */
export function favoritePages(api: Api, queries: QueryClient, bucket: 'active' | 'expired', deadline: Deadline | undefined) {
  return {
    queryKey: ['get', LIST, bucket, deadline],
    queryFn: async ({ pageParam }: { pageParam: number }) => {
      const query = { bucket, page: pageParam, ...(deadline ? { deadline } : {}) };
      const { data } = await api.call.GET(LIST, { params: { query } });
      const reply = data ?? { favorites: [], page: pageParam, totalCount: 0, hasNext: false };
      for (const { jobAdId } of reply.favorites) queries.setQueryData(favoriteKey(jobAdId), true);
      return reply;
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    // Removed elsewhere, expired meanwhile: the list is what it is now.
    staleTime: 0,
  };
}

/** The followed organizations, page after page. */
export function followedPages(api: Api) {
  return {
    queryKey: ['get', FOLLOWED, 'pages'],
    queryFn: async ({ pageParam }: { pageParam: number }) => {
      const { data } = await api.call.GET(FOLLOWED, { params: { query: { page: pageParam } } });
      return data ?? { companyIds: [], companies: [], page: pageParam, totalCount: 0, hasNext: false };
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  };
}

/** The address of the calendar. */
export function calendarQuery(api: Api) {
  return api.query.queryOptions('get', '/api/v1/candidate/favorite-calendar');
}

/** Items of all pages, each once. @rule favorites.4 */
export function appended<T extends { id: string | number }>(pages: readonly (readonly T[])[]): T[] {
  return [...new Map(pages.flat().map((item) => [item.id, item])).values()];
}
