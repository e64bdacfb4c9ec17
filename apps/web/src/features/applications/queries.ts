// What the pages of applications ask for, and how they act.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../lib/error-text.ts';

export type ApplicationRow = components['schemas']['ApplicationRow'];
export type Application = components['schemas']['Application'];
export type ApplicationPreview = components['schemas']['ApplicationPreview'];
export type AskedQuestion = components['schemas']['AskedQuestion'];
export type SentProfile = components['schemas']['SharedCandidate'];
export type Opening = components['schemas']['ApplicationOpening'];

export const LIST = '/api/v1/candidate/applications';
export const ONE = '/api/v1/candidate/applications/{id}';
export const OPENINGS = '/api/v1/candidate/application-openings';
export const SENDING = '/api/v1/postings/{id}/application';
/** Calls that show something of the reader's applications. */
export const PATHS: readonly string[] = [LIST, ONE, OPENINGS, SENDING];
/** As many as a board shows. */
export const BOARD_ROWS = 100;

export const boardQuery = (api: Api) =>
  api.query.queryOptions('get', LIST, { params: { query: { sort: '-changedAt', pageSize: BOARD_ROWS } } });
export const applicationQuery = (api: Api, id: string) => api.query.queryOptions('get', ONE, { params: { path: { id } } });
export const openingsQuery = (api: Api) => api.query.queryOptions('get', OPENINGS);
export const previewQuery = (api: Api, id: string) => api.query.queryOptions('get', SENDING, { params: { path: { id } } });
/** Open favourites, those that close first. */
export const savedQuery = (api: Api) =>
  api.query.queryOptions('get', '/api/v1/candidate/favorite', { params: { query: { bucket: 'active' } } });

type Act = { run: () => Promise<unknown>; done?: string; after?: () => void };

/** Runs a call, asks for the reader's applications again, and says how it ended. */
export function useAct() {
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: ({ run }: Act) => run(),
    onSuccess: (_reply, { done, after }) => {
      if (done) showToast({ kind: 'success', text: done });
      after?.();
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => PATHS.includes(`${queryKey[1]}`) }),
  });
}

/** How an organization answers, for those who recruit there. */
export const ownRepliesQuery = (api: Api, organizationId: number) =>
  api.query.queryOptions('get', '/api/v1/employer/organizations/{organizationId}/replies', { params: { path: { organizationId } } });
