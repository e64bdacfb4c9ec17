// The call of the page of hidden postings, page after page.
import type { Api } from '@fairway/client/api';

const LIST = '/api/v1/candidate/hidden-postings';

export function hiddenPages(api: Api) {
  return {
    // A key of its own: what is shown again keeps its place until the page is left.
    queryKey: ['get', `${LIST} pages`],
    queryFn: async ({ pageParam }: { pageParam: number }) => {
      const { data } = await api.call.GET(LIST, { params: { query: { page: pageParam } } });
      return data ?? { postings: [], page: pageParam, totalCount: 0, hasNext: false };
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, hasNext }: { page: number; hasNext: boolean }) => (hasNext ? page + 1 : undefined),
    staleTime: 0,
  };
}
