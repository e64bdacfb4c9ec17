// Which reviews somebody may touch. Candidates: their own. Staff: those of students whom they find at a school they work for, while they are open and for 90 days
// after; whoever asks for another one is told that there is none (404). @rule cv-reviews.1
import { OPEN_REVIEW_STATES, REVIEW_LIMITS } from '@fairway/rules/cv-reviews';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { OwnUserId } from '../identity/access.ts';
import { findsStudent, type StudentScope } from '../schools/access.ts';

/** A review of the caller's own. */
export type OwnReviewId = string & { readonly ownReview: unique symbol };
/** A review that the caller may see as staff of its school. */
export type StaffReviewId = string & { readonly staffReview: unique symbol };

const DAY_MS = 86_400_000;

/** Locked until the transaction ends where `lock` is asked for. @throws Problem not_found */
export async function ownReviewId(database: Database, owner: OwnUserId, id: string, lock?: 'lock'): Promise<OwnReviewId> {
  const query = database.selectFrom('cv_review').select('id').where('id', '=', id).where('user_id', '=', owner);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row.id as OwnReviewId;
}

/** The same for staff of a school. @throws Problem not_found */
export async function staffReviewId(
  database: Database,
  scope: StudentScope,
  id: string,
  { now, lock }: { now: Date; lock?: boolean },
): Promise<StaffReviewId> {
  const query = database.selectFrom('cv_review as r').select('r.id').where('r.id', '=', id).where('r.school_id', '=', scope.schoolId);
  const seen = query.where(staffSees(now)).where(findsStudent(scope, 'r.user_id'));
  const row = await (lock ? seen.forUpdate() : seen).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row.id as StaffReviewId;
}

/** The condition on `cv_review as r` of rules/cv-reviews `staffMaySee`. */
export function staffSees(now: Date) {
  const since = new Date(now.getTime() - REVIEW_LIMITS.staffDaysAfterEnd * DAY_MS);
  return sql<SqlBool>`(r.state = any(${[...OPEN_REVIEW_STATES]}::text[]) or r.ended_at >= ${since})`;
}
