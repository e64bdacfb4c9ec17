// What staff do with a review. Comments and marks are drafts until they are sent; then the candidate is told once, by mail and news.
import type { addCvComment, assignCvReview } from '@fairway/contract/cv-reviews/queue';
import { REVIEW_LIMITS, type ReviewState } from '@fairway/rules/cv-reviews';
import type { z } from 'zod';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { signFileLink } from '../../kernel/files/file-links.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { recordLook } from '../profile-looks/commands.ts';
import type { ManagedSchoolId, StudentScope } from '../schools/access.ts';
import { listColleagues } from '../schools/members/queries.ts';
import type { StaffReviewId } from './access.ts';
import { type MailServices, orderReviewMail } from './mails/ordering.ts';
import { moveReview, openReview } from './moves.ts';
import { getReview, type ReviewRow } from './queries.ts';
import { reviewSettings } from './settings.ts';
import { mayOpen } from './views.ts';

const LINK_SECONDS = 300;

/** Who acts, when, on a review that is locked. */
export type StaffAct = { reviewId: StaffReviewId; schoolId: ManagedSchoolId; scope: StudentScope; actorId: string; now: Date };

/** @throws Problem cv_reviews.over, cv_reviews.taken, cv_reviews.no_colleague */
export async function assignReview(
  database: Database,
  act: StaffAct,
  { userId, from }: z.output<typeof assignCvReview.body>,
): Promise<void> {
  const row = await openReview(database, act.reviewId);
  if (row.assigned_to === userId) return;
  if (row.assigned_to !== from) throw new Problem('cv_reviews.taken');
  const colleagues = await listColleagues(database, act.schoolId, { coach: true, student: row.user_id });
  // Administrators of the platform may take one themselves.
  const isAllowed = userId === null || userId === act.actorId || colleagues.some((one) => one.userId === userId);
  if (!isAllowed) throw new Problem('cv_reviews.no_colleague');
  await moveReview(database, row, { ...act, action: userId === null ? 'release' : 'take', set: { assigned_to: userId } });
}

/** @throws Problem cv_reviews.over, cv_reviews.limit, cv_reviews.no_such_page */
export async function addComment(
  database: Database,
  act: StaffAct,
  { page, anchor, text }: z.output<typeof addCvComment.body>,
): Promise<void> {
  const row = await openReview(database, act.reviewId);
  if (row.comments.length >= REVIEW_LIMITS.comments) throw new Problem('cv_reviews.limit');
  const pages = row.versions.at(-1)?.pageCount;
  if (page !== null && pages && page > pages) throw new Problem('cv_reviews.no_such_page');
  await database
    .insertInto('cv_review_comment')
    .values({
      id: newId(),
      review_id: row.id,
      author_id: act.actorId,
      by_staff: true,
      version: row.versions.length,
      page,
      anchor: anchor && JSON.stringify(anchor),
      body: text,
      written_at: act.now,
    })
    .execute();
}

/** @throws Problem cv_reviews.over, not_found */
export async function removeComment(database: Database, act: StaffAct, commentId: string): Promise<void> {
  await openReview(database, act.reviewId);
  const { numDeletedRows } = await database
    .deleteFrom('cv_review_comment')
    .where('id', '=', commentId)
    .where('review_id', '=', act.reviewId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('not_found');
}

/** @throws Problem cv_reviews.over, validation for a point that is none of the rubric */
export async function markReview(database: Database, act: StaffAct, marks: Readonly<Record<string, number>>): Promise<void> {
  await openReview(database, act.reviewId);
  const { rubric } = (await reviewSettings(database, [act.schoolId]))(act.schoolId);
  const known = new Set(rubric.map((point) => point.id));
  const unknown = Object.keys(marks).find((id) => !known.has(id));
  if (unknown !== undefined) throw new Problem('validation', { errors: [{ pointer: '/body/marks', code: 'unknown' }] });
  await database
    .updateTable('cv_review')
    .set({ marks: JSON.stringify(marks), updated_at: act.now })
    .where('id', '=', act.reviewId)
    .execute();
}

/** @throws Problem cv_reviews.over, cv_reviews.nothing_to_send */
export async function sendComments(database: Database, act: StaffAct, services: MailServices): Promise<void> {
  const row = await openReview(database, act.reviewId);
  const news = row.comments.some((comment) => comment.sentAt === null) || JSON.stringify(row.marks) !== JSON.stringify(row.marks_sent);
  if (!news) throw new Problem('cv_reviews.nothing_to_send');
  await sendDrafts(database, row, act.now);
  await moveReview(database, row, { ...act, action: 'send', set: { marks_sent: JSON.stringify(row.marks), ...ownIt(row, act) } });
  await orderReviewMail(database, services, row, { kind: 'cv_review_commented', orderId: newId() });
}

/** @throws Problem cv_reviews.over */
export async function finishReview(database: Database, act: StaffAct, services: MailServices): Promise<void> {
  const row = await openReview(database, act.reviewId);
  await sendDrafts(database, row, act.now);
  await moveReview(database, row, { ...act, action: 'finish', set: { marks_sent: JSON.stringify(row.marks), ...ownIt(row, act) } });
  await orderReviewMail(database, services, row, { kind: 'cv_review_done', orderId: row.id });
}

/** Addresses of a version for five minutes; each opening is an audit line. @throws Problem not_found, cv_reviews.document_gone */
export async function openDocument(database: Database, act: StaffAct, asked: number | undefined, secret: string) {
  const row = await getReview(database, act.reviewId);
  if (!mayOpen(row.state as ReviewState)) throw new Problem('cv_reviews.document_gone');
  const version = row.versions.find(({ number }) => number === (asked ?? row.versions.length));
  if (!version) throw new Problem('not_found');
  const document = version.documentId
    ? await database
        .selectFrom('candidate_document')
        .select(['id', 'file_key', 'name', 'content_type'])
        .where('id', '=', version.documentId)
        .executeTakeFirst()
    : undefined;
  if (!document) throw new Problem('cv_reviews.document_gone');
  await recordAudit(database, {
    actorId: act.actorId,
    action: 'cv_review.document_opened',
    subject: `user:${row.user_id}`,
    schoolId: act.schoolId,
    detail: { review: row.id, document: document.id, version: version.number },
    at: act.now,
  });
  const look = { userId: row.user_id, lookedBy: act.actorId, schoolId: act.schoolId } as const;
  await recordLook(database, { ...look, occasion: 'cvReview', part: 'cv', now: act.now });
  const link = { expiresSeconds: LINK_SECONDS, contentType: document.content_type };
  const at = act.now.getTime();
  return {
    showUrl: document.content_type === 'application/pdf' ? signFileLink(secret, document.file_key, link, at) : null,
    saveUrl: signFileLink(secret, document.file_key, { ...link, downloadName: document.name }, at),
    expiresAt: new Date(Math.floor(at / 1000) * 1000 + LINK_SECONDS * 1000).toISOString(),
  };
}

/** Who answers what nobody has, has it. */
function ownIt(row: ReviewRow, { actorId }: StaffAct) {
  return row.assigned_to === null ? { assigned_to: actorId } : {};
}

async function sendDrafts(database: Database, row: ReviewRow, now: Date): Promise<void> {
  await database
    .updateTable('cv_review_comment')
    .set({ sent_at: now })
    .where('review_id', '=', row.id)
    .where('sent_at', 'is', null)
    .execute();
}
