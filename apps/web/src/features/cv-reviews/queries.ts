// What the pages of CV reviews ask for, and how they act.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../lib/error-text.ts';

export type OwnCvReview = components['schemas']['OwnCvReview'];
export type StaffCvReview = components['schemas']['StaffCvReview'];
export type CvReviewRow = components['schemas']['CvReviewRow'];
export type CvReviewSettings = components['schemas']['CvReviewSettings'];
/** A school that reviews CVs. */
export type ReviewOffer = components['schemas']['CvReviewOffer'];
export type CvComment = OwnCvReview['comments'][number];

export const MINE = '/api/v1/candidate/cv-reviews';
export const QUEUE = '/api/v1/staff/schools/{schoolId}/cv-reviews';
export const RECORD = '/api/v1/staff/schools/{schoolId}/cv-reviews/{id}';
const HOME = '/api/v1/staff/schools/{schoolId}/home';
/** Calls that show something of a school's reviews. */
export const STAFF_PATHS = [QUEUE, RECORD, HOME] as const;
export const SETTINGS = '/api/v1/staff/schools/{schoolId}/cv-review-settings';

export const ownReviewsQuery = (api: Api) => api.query.queryOptions('get', MINE);
export const cvsQuery = (api: Api) => api.query.queryOptions('get', '/api/v1/candidate/cv', { params: { query: { kind: 'cv' } } });
export const recordQuery = (api: Api, schoolId: number, id: string) =>
  api.query.queryOptions('get', RECORD, { params: { path: { schoolId, id } } });
export const settingsQuery = (api: Api, schoolId: number) => api.query.queryOptions('get', SETTINGS, { params: { path: { schoolId } } });

type Act = { run: () => Promise<unknown>; done?: string; after?: () => void };

/** Runs a call, asks for what it changed again, and says how it ended. Acts wait for those before them: comments sent at once would go without the one that is being added. */
export function useAct(...paths: readonly string[]) {
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    scope: { id: 'cv-reviews' },
    mutationFn: ({ run }: Act) => run(),
    onSuccess: (_reply, { done, after }) => {
      if (done) showToast({ kind: 'success', text: done });
      after?.();
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => paths.includes(`${queryKey[1]}`) }),
  });
}
