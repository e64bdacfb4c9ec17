// What the pages of documents ask for.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api.ts';

export type CandidateDocument = components['schemas']['CandidateDocument'];

export const CV_PATH = '/api/v1/candidate/cv';

export const documentsQuery = (api: Api) => api.query.queryOptions('get', CV_PATH);

/** Asks for the list again. */
export function useRefreshDocuments(): () => Promise<void> {
  const queries = useQueryClient();
  const api = useApi();
  return () => queries.invalidateQueries({ queryKey: documentsQuery(api).queryKey });
}
