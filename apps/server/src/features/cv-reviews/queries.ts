// Reads of reviews: rows with everything that their pages show.
import { OPEN_REVIEW_STATES, type ReviewState } from '@fairway/rules/cv-reviews';
import type { PageAnchor } from '@fairway/rules/page-anchors';
import { type AudienceStudent, reviewRefusal } from '@fairway/rules/review-audience';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { OwnUserId } from '../identity/access.ts';
import { findsStudent, type StudentScope } from '../schools/access.ts';
import type { OwnReviewId, StaffReviewId } from './access.ts';
import { audienceFact, reviewRefusals } from './audience.ts';
import { reviewSettings } from './settings.ts';

/** As many as one person sees of their own. */
const OWN_REVIEWS = 100;

export type VersionRow = {
  number: number;
  addedAt: string;
  documentId: string | null;
  name: string | null;
  contentType: string | null;
  sizeBytes: number | null;
  pageCount: number | null;
};
export type CommentRow = {
  id: string;
  byStaff: boolean;
  author: string | null;
  answerTo: string | null;
  version: number;
  page: number | null;
  anchor: PageAnchor | null;
  text: string;
  writtenAt: string;
  sentAt: string | null;
  mendedAt: string | null;
};

const name = (alias: string) => sql<string>`person_name(${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)})`;

/** What somebody studies at the school of the review, the latest first. */
export const programOf = sql<string | null>`(select p.name from candidate_study e
  join study_program p on p.id = e.study_program_id join candidate_profile c on c.id = e.candidate_id
  where c.user_id = r.user_id and p.school_id = r.school_id
  order by e.end_on desc nulls first, e.start_on desc nulls last, e.id limit 1)`;

function reviews(database: Database) {
  return database
    .selectFrom('cv_review as r')
    .innerJoin('school as s', 's.id', 'r.school_id')
    .innerJoin('identity_person as u', 'u.id', 'r.user_id')
    .leftJoin('identity_person as a', 'a.id', 'r.assigned_to')
    .selectAll('r')
    .select(['s.name as school'])
    .select([name('u').as('studentName'), programOf.as('program')])
    .select(sql<string | null>`case when a.id is null then null else ${name('a')} end`.as('assigneeName'))
    .select(
      sql<VersionRow[]>`(select json_agg(json_build_object('number', v.number, 'addedAt', v.added_at, 'documentId', d.id,
        'name', d.name, 'contentType', d.content_type, 'sizeBytes', d.size_bytes, 'pageCount', d.page_count) order by v.number)
        from cv_review_version v left join candidate_document d on d.id = v.document_id where v.review_id = r.id)`.as('versions'),
    )
    .select(
      sql<CommentRow[]>`coalesce((select json_agg(json_build_object('id', k.id, 'byStaff', k.by_staff,
        'author', person_name(w.first_name, w.last_name), 'answerTo', k.answer_to, 'version', k.version, 'page', k.page, 'anchor', k.anchor,
        'text', k.body, 'writtenAt', k.written_at, 'sentAt', k.sent_at, 'mendedAt', k.mended_at) order by k.written_at, k.id)
        from cv_review_comment k left join identity_person w on w.id = k.author_id where k.review_id = r.id), '[]')`.as('comments'),
    );
}

export type ReviewRow = Awaited<ReturnType<typeof getReview>>;

/** Newest first. */
export function listOwnReviews(database: Database, owner: OwnUserId): Promise<ReviewRow[]> {
  return reviews(database).where('r.user_id', '=', owner).orderBy('r.requested_at', 'desc').orderBy('r.id').limit(OWN_REVIEWS).execute();
}

/** One that the caller may see. */
export function getReview(database: Database, id: OwnReviewId | StaffReviewId) {
  return reviews(database).where('r.id', '=', id).executeTakeFirstOrThrow();
}

/** Does the school review CVs now, and those of this person (or of one who is invented)? The facts of the gate. */
export async function reviewFacts(database: Database, schoolId: number, student: { userId: string } | AudienceStudent, now: Date) {
  const { isOn, audience } = (await reviewSettings(database, [schoolId]))(schoolId);
  const refusal =
    'userId' in student
      ? (await reviewRefusals(database, student.userId, new Map([[schoolId, audience]]), now))(schoolId)
      : reviewRefusal(audience, student, now.toISOString().slice(0, 10));
  return { offersReviews: isOn, reviewAudience: audienceFact(audience, refusal) };
}

/** In these a review waits for its staff. */
const WAITING_STATES: readonly ReviewState[] = OPEN_REVIEW_STATES.filter((state) => state !== 'commented');

/** Reviews of the students of a scope that wait for its staff, since when the first of them, and whether the school offers reviews at all. */
export async function countWaitingReviews(
  database: Database,
  scope: StudentScope,
): Promise<{ count: number; oldestAt: Date | null; isOffered: boolean }> {
  return database
    .selectFrom('cv_review')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(waiting_since)`.as('oldestAt')])
    .select(sql<boolean>`exists (select from cv_review_setting where school_id = ${scope.schoolId} and is_on)`.as('isOffered'))
    .where('school_id', '=', scope.schoolId)
    .where(findsStudent(scope, 'cv_review.user_id'))
    .where('state', 'in', WAITING_STATES)
    .executeTakeFirstOrThrow();
}
