// What happens to reviews while a page is open: it is asked for again, and a candidate is told that career services answered.
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useConsoleSchool } from '../../../lib/console/console-school.ts';
import { useRealtime } from '../../../lib/realtime.ts';
import { MINE, type OwnCvReview, STAFF_PATHS } from '../queries.ts';

const KINDS = ['cv_review.changed'];

/** Asks for the reviews of the console's school again whenever something happens to one. */
export function useLiveReviews(): void {
  const refresh = useRefresh(STAFF_PATHS);
  const { schoolId } = useConsoleSchool();
  useRealtime(KINDS, refresh, { subject: `school:${schoolId}` });
}

/** Asks for the reader's own reviews again whenever something happens to one, and says so where it is an answer of staff. */
export function useOwnReviewNews(reviews: readonly OwnCvReview[] | undefined): void {
  const t = useTranslations('cv-reviews');
  const refresh = useRefresh([MINE]);
  useRealtime(KINDS, refresh);
  const known = useRef<number>(undefined);
  const answers = reviews?.reduce((sum, review) => sum + answersOf(review), 0);
  useEffect(() => {
    if (answers === undefined) return;
    if (known.current !== undefined && answers > known.current) showToast({ kind: 'success', text: t('answered') });
    known.current = answers;
  }, [answers, t]);
}

/** What staff said, and that they are done. */
function answersOf({ comments, state }: OwnCvReview): number {
  return comments.filter(({ byStaff }) => byStaff).length + (state === 'done' ? 1 : 0);
}

function useRefresh(paths: readonly string[]): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ predicate: ({ queryKey }) => paths.includes(`${queryKey[1]}`) });
}
