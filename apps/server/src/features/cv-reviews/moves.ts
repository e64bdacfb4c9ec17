// The one place that changes the state of a review: rule, row, audit line and news in one transaction. The row is locked by its scope.
import { type ReviewAction, type ReviewState, reviewMove } from '@fairway/rules/cv-reviews';
import type { Updateable } from 'kysely';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { CvReview } from '../../kernel/database/tables.gen.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { recordNews } from '../../kernel/news/news.ts';
import type { OwnReviewId, StaffReviewId } from './access.ts';
import { getReview, type ReviewRow } from './queries.ts';

export type Step = {
  action: ReviewAction;
  actorId: string;
  now: Date;
  /** Columns that change with it. */
  set?: Updateable<CvReview>;
};

const ENDS: readonly ReviewState[] = ['done', 'withdrawn', 'closed'];

/** The locked review, where it is open. @throws Problem cv_reviews.over */
export async function openReview(database: Database, id: OwnReviewId | StaffReviewId): Promise<ReviewRow> {
  const row = await getReview(database, id);
  if (ENDS.includes(row.state as ReviewState)) throw new Problem('cv_reviews.over');
  return row;
}

/** Moves a locked review. @throws Problem cv_reviews.over */
export async function moveReview(database: Database, row: ReviewRow, { action, actorId, now, set = {} }: Step): Promise<void> {
  const state = reviewMove(row.state as ReviewState, action, { isAssigned: row.assigned_to !== null });
  if (state === undefined) throw new Problem('cv_reviews.over');
  await database
    .updateTable('cv_review')
    .set({ ...set, state, updated_at: now, ...(ENDS.includes(state) ? { ended_at: now } : {}) })
    .where('id', '=', row.id)
    .execute();
  await recordAudit(database, {
    actorId,
    action: `cv_review.${AUDIT[action]}` as const,
    subject: `user:${row.user_id}`,
    schoolId: row.school_id,
    detail: { review: row.id, state },
    at: now,
  });
  await tellReview(database, { id: row.id, userId: row.user_id, schoolId: row.school_id });
}

const AUDIT = {
  take: 'assigned',
  release: 'released',
  send: 'sent',
  finish: 'finished',
  answer: 'answered',
  addVersion: 'version_added',
  withdraw: 'withdrawn',
  close: 'closed',
} as const satisfies Record<ReviewAction, string>;

/** News to the candidate and to the school's staff. */
export async function tellReview(database: Database, review: { id: string; userId: string; schoolId: number }): Promise<void> {
  const payload = { review: review.id };
  await recordNews(database, [
    { kind: 'cv_review.changed', subject: `user:${review.userId}`, payload },
    { kind: 'cv_review.changed', subject: `school:${review.schoolId}`, payload },
  ]);
}
