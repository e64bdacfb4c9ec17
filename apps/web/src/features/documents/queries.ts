// What the pages of documents ask for.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api.ts';

export type CandidateDocument = components['schemas']['CandidateDocument'];

export const CV_PATH = '/api/v1/candidate/cv';

/** The page that asks: /cvs and /cvupload need a verified school. @rule documents.9 */
export type DocumentPlace = 'profile' | 'cvs';

export const documentsQuery = (api: Api, place: DocumentPlace) => api.query.queryOptions('get', CV_PATH, { params: { query: { place } } });

/** Asks for the list again, in every place. */
export function useRefreshDocuments(): () => Promise<void> {
  const queries = useQueryClient();
  const api = useApi();
  return () => queries.invalidateQueries({ queryKey: documentsQuery(api, 'profile').queryKey.slice(0, 2) });
}
