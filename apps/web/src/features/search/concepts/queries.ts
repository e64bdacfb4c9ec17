// Queries and shapes of the dictionary of concepts in the platform's console.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { useQueryClient } from '@tanstack/react-query';
import { useBoot } from '../../../lib/boot.ts';

export type Concept = components['schemas']['Concept'];
export type ConceptRow = components['schemas']['ConceptRow'];

const RENEWAL_MS = 2000;

export const conceptQuery = (api: Api, id: string) =>
  api.query.queryOptions('get', '/api/v1/admin/concepts/{id}', { params: { path: { id } } });

/** Asked again while an index is made anew. */
export const renewalQuery = (api: Api) => ({
  ...api.query.queryOptions('get', '/api/v1/admin/concept-renewal'),
  refetchInterval: RENEWAL_MS,
});

/** What a question finds now, the first ten of it. */
export function useTriedQuery(api: Api, q: string) {
  const { locale } = useBoot();
  return api.query.queryOptions('get', '/api/v1/admin/search-explanation', { params: { query: { q, locale, page_size: 10 } } });
}

/** Has the list and what questions find read again. */
export function useConceptRefresh(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const path of ['concepts', 'concept-renewal', 'search-explanation'])
      void queries.invalidateQueries({ queryKey: ['get', `/api/v1/admin/${path}`] });
  };
}
