// What candidates do with their reviews. Nothing outside of a review asks for its state: a CV that waits is used like any other.
import type { addCvVersion, answerCvComment, requestCvReview } from '@fairway/contract/cv-reviews/endpoints';
import { decideAccess } from '@fairway/rules/access-decisions';
import { OPEN_REVIEW_STATES, REVIEW_LIMITS, reviewDueAt } from '@fairway/rules/cv-reviews';
import { sql } from 'kysely';
import type { z } from 'zod';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { getOwnDocument } from '../documents/queries.ts';
import type { OwnUserId } from '../identity/access.ts';
import type { AdministeredSchoolId } from '../schools/access.ts';
import { advisingStaff } from '../schools/members/queries.ts';
import { verifiedSchoolIds } from '../verification/queries.ts';
import { type OwnReviewId, ownReviewId } from './access.ts';
import { audienceFact, reviewRefusals } from './audience.ts';
import { moveReview, openReview, tellReview } from './moves.ts';
import { reviewSettings } from './settings.ts';

type Actor = { owner: OwnUserId; now: Date };

/** @throws Problem not_found, cv_reviews.not_offered, cv_reviews.not_for_you, cv_reviews.not_a_cv, cv_reviews.open_already, cv_reviews.limit */
export async function requestReview(
  database: Database,
  given: z.output<typeof requestCvReview.body>,
  { owner, now }: Actor,
): Promise<OwnReviewId> {
  const verified = await verifiedSchoolIds(database, owner, now);
  const settings = (await reviewSettings(database, [given.schoolId]))(given.schoolId);
  const { audience } = settings;
  const refusal = (await reviewRefusals(database, owner, new Map([[given.schoolId, audience]]), now))(given.schoolId);
  const facts = { schoolId: given.schoolId, verifiedSchoolIds: verified, offersReviews: settings.isOn };
  const { allowed, rule } = decideAccess('cvReview', { ...facts, reviewAudience: audienceFact(audience, refusal) });
  if (!allowed) throw new Problem(rule === 'reviewAudience' ? 'cv_reviews.not_for_you' : 'cv_reviews.not_offered');
  await lockPerson(database, owner);
  await lockCv(database, owner, given.documentId);
  const open = await database
    .selectFrom('cv_review')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', owner)
    .where('state', 'in', OPEN_REVIEW_STATES)
    .executeTakeFirstOrThrow();
  if (open.count >= REVIEW_LIMITS.openReviews) throw new Problem('cv_reviews.limit');
  const id = newId();
  await database
    .insertInto('cv_review')
    .values({
      id,
      school_id: given.schoolId,
      user_id: owner,
      document_id: given.documentId,
      message: given.message,
      aim_field: given.aimField,
      aim_level: given.aimLevel,
      requested_at: now,
      waiting_since: now,
      due_at: reviewDueAt(now, settings.promiseDays),
      updated_at: now,
    })
    .execute();
  await insertVersion(database, { reviewId: id, number: 1, documentId: given.documentId, now });
  const { schoolId } = given;
  await recordAudit(database, {
    actorId: owner,
    action: 'cv_review.requested',
    subject: `user:${owner}`,
    schoolId,
    detail: { review: id },
    at: now,
  });
  await tellReview(database, { id, userId: owner, schoolId });
  return id as OwnReviewId;
}

/** @throws Problem not_found, cv_reviews.over */
export async function withdrawReview(database: Database, id: string, { owner, now }: Actor): Promise<OwnReviewId> {
  const reviewId = await ownReviewId(database, owner, id, 'lock');
  await moveReview(database, await openReview(database, reviewId), { action: 'withdraw', actorId: owner, now });
  return reviewId;
}

/** @throws Problem not_found, cv_reviews.over, cv_reviews.limit */
export async function answerComment(
  database: Database,
  id: string,
  { commentId, text }: z.output<typeof answerCvComment.body>,
  { owner, now }: Actor,
): Promise<OwnReviewId> {
  const reviewId = await ownReviewId(database, owner, id, 'lock');
  const row = await openReview(database, reviewId);
  const comment = sentComment(row.comments, commentId);
  if (row.comments.length >= REVIEW_LIMITS.comments) throw new Problem('cv_reviews.limit');
  await database
    .insertInto('cv_review_comment')
    .values({
      id: newId(),
      review_id: reviewId,
      author_id: owner,
      by_staff: false,
      answer_to: comment.id,
      version: row.versions.length,
      page: comment.page,
      body: text,
      written_at: now,
      sent_at: now,
    })
    .execute();
  await moveReview(database, row, { action: 'answer', actorId: owner, now, set: await waitingAnew(database, row, now) });
  return reviewId;
}

/** Marking again what is marked changes nothing; it can be done after the end too. @throws Problem not_found */
export async function mendComment(
  database: Database,
  { id, commentId }: { id: string; commentId: string },
  mended: boolean,
  { owner, now }: Actor,
): Promise<OwnReviewId> {
  const reviewId = await ownReviewId(database, owner, id, 'lock');
  const changed = await database
    .updateTable('cv_review_comment')
    .set({ mended_at: mended ? sql<Date>`coalesce(mended_at, ${now})` : null })
    .where('id', '=', commentId)
    .where('review_id', '=', reviewId)
    .where('by_staff', '=', true)
    .where('sent_at', 'is not', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Problem('not_found');
  return reviewId;
}

/** @throws Problem not_found, cv_reviews.over, cv_reviews.not_a_cv, cv_reviews.open_already, cv_reviews.limit */
export async function addVersion(
  database: Database,
  id: string,
  { documentId }: z.output<typeof addCvVersion.body>,
  { owner, now }: Actor,
): Promise<OwnReviewId> {
  await lockPerson(database, owner);
  const reviewId = await ownReviewId(database, owner, id, 'lock');
  const row = await openReview(database, reviewId);
  await lockCv(database, owner, documentId);
  if (row.versions.length >= REVIEW_LIMITS.versions) throw new Problem('cv_reviews.limit');
  await insertVersion(database, { reviewId, number: row.versions.length + 1, documentId, now });
  const set = { document_id: documentId, ...(await waitingAnew(database, row, now)) };
  await moveReview(database, row, { action: 'addVersion', actorId: owner, now, set });
  return reviewId;
}

/** What waits already keeps its place in the queue and its promise. */
async function waitingAnew(database: Database, row: { state: string; school_id: number }, now: Date) {
  if (row.state !== 'commented') return {};
  const { promiseDays } = (await reviewSettings(database, [row.school_id]))(row.school_id);
  return { waiting_since: now, due_at: reviewDueAt(now, promiseDays) };
}

/** Requests of one person are decided one at a time. */
async function lockPerson(database: Database, owner: OwnUserId): Promise<void> {
  await database.selectFrom('identity_person').select('id').where('id', '=', owner).forUpdate().execute();
}

/** The caller's CV, kept until the transaction ends, and in no open review. */
async function lockCv(database: Database, owner: OwnUserId, documentId: string): Promise<void> {
  const document = await getOwnDocument(database, owner, documentId);
  if (document.kind !== 'cv') throw new Problem('cv_reviews.not_a_cv');
  const kept = await database.selectFrom('candidate_document').select('id').where('id', '=', documentId).forKeyShare().executeTakeFirst();
  if (!kept) throw new Problem('not_found');
  const open = await database
    .selectFrom('cv_review')
    .select('id')
    .where('document_id', '=', documentId)
    .where('state', 'in', OPEN_REVIEW_STATES)
    .executeTakeFirst();
  if (open) throw new Problem('cv_reviews.open_already');
}

async function insertVersion(
  database: Database,
  { reviewId, number, documentId, now }: { reviewId: string; number: number; documentId: string; now: Date },
): Promise<void> {
  await database.insertInto('cv_review_version').values({ review_id: reviewId, number, document_id: documentId, added_at: now }).execute();
}

function sentComment<C extends { id: string; byStaff: boolean; sentAt: string | null }>(comments: readonly C[], id: string): C {
  const comment = comments.find((one) => one.id === id && one.byStaff && one.sentAt !== null);
  if (!comment) throw new Problem('not_found');
  return comment;
}

/**
 * Open reviews that somebody of the staff has are another coach's then, where that one finds the student; else they wait for all. @rule staff.4
 * @returns how many reviews
 */
export async function handOverReviews(
  transaction: Database,
  { schoolId }: { schoolId: AdministeredSchoolId },
  from: string,
  to: string | undefined,
): Promise<number> {
  const { rows } = await sql<{ id: string; userId: string }>`with open as materialized (
      select r.id, (select u.id from identity_person u where u.id = ${to ?? null}::uuid
        and u.id in (${advisingStaff(schoolId, { coach: true, student: sql`r.user_id` })})) as taker
      from cv_review r where r.school_id = ${schoolId} and r.assigned_to = ${from}::uuid
        and r.state = any(${[...OPEN_REVIEW_STATES]}::text[]) for update of r
    )
    update cv_review r set assigned_to = open.taker,
      state = case when open.taker is null and r.state = 'inReview' then 'waiting' else r.state end
    from open where r.id = open.id returning r.id, r.user_id as "userId"`.execute(transaction);
  for (const { id, userId } of rows) await tellReview(transaction, { id, userId, schoolId });
  return rows.length;
}
