// Reviews of the demo world, of students who are verified at the Nordic School: Ada's is finished with comments, others wait. The school
// offers them, with its own texts. Who is not verified there (Ben) cannot ask, as everywhere (commands.ts).
import { reviewDueAt } from '@fairway/rules/cv-reviews';
import { stableUuid } from '@fairway/world-kit/chance';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { type StoreFile, seedCv } from '../documents/seed.ts';
import { CANNED, type DemoReview, REVIEWS, STUDENT_REVIEWS } from './world/reviews.ts';

const DAY_MS = 86_400_000;
const NORDIC = 'nordic';
const FINN = 'finn@nordic.example';
const PROMISE_DAYS = 5;

type World = { today: Date; schools: readonly { id: number; slug: string }[]; storeFile: StoreFile };

/** Writes the reviews of the accounts that are there. Returns how many. */
export async function seedCvReviews(transaction: DatabaseTransaction, { today, schools, storeFile }: World): Promise<number> {
  const school = schools.find(({ slug }) => slug === NORDIC);
  if (!school) throw new Error('The demo world has no Nordic School');
  await transaction
    .insertInto('cv_review_setting')
    .values({ school_id: school.id, is_on: true, promise_days: PROMISE_DAYS, canned: JSON.stringify(CANNED), updated_at: today })
    .execute();
  const reviews = [...REVIEWS, ...(await studentReviews(transaction, school.id, today))];
  const people = await transaction
    .selectFrom('identity_person as u')
    .leftJoin('candidate_profile as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.email_folded as email', 'c.id as candidateId'])
    .where('u.email_folded', 'in', [FINN, ...reviews.map(({ email }) => email)])
    .execute();
  const staffId = people.find(({ email }) => email === FINN)?.id ?? null;
  let written = 0;
  for (const review of reviews) {
    const person = people.find(({ email }) => email === review.email);
    if (!person?.candidateId) continue;
    const at = (daysAgo: number) => new Date(today.getTime() - daysAgo * DAY_MS);
    const documentId = await documentOf(transaction, { review, candidateId: person.candidateId, at: at(review.daysAgo), storeFile });
    await insertReview(transaction, { review, userId: person.id, schoolId: school.id, documentId, staffId, at });
    written += 1;
  }
  return written;
}

/** Of students who are verified there and have no review of their own above. */
async function studentReviews(transaction: DatabaseTransaction, schoolId: number, today: Date): Promise<DemoReview[]> {
  const firstAsked = Math.max(...STUDENT_REVIEWS.map(({ daysAgo }) => daysAgo));
  const students = await transaction
    .selectFrom('verification_connection as s')
    .innerJoin('identity_person as u', 'u.id', 's.user_id')
    .innerJoin('candidate_profile as c', 'c.user_id', 'u.id')
    .select(['u.email_folded as email', 'u.first_name as firstName', 'u.last_name as lastName'])
    .where('s.school_id', '=', schoolId)
    .where('s.state', '=', 'verified')
    .where((where) => where.or([where('s.expires_at', 'is', null), where('s.expires_at', '>', today)]))
    // Nobody asked before they were verified.
    .where('s.verified_at', '<', new Date(today.getTime() - firstAsked * DAY_MS))
    .where(
      'u.email_folded',
      'not in',
      REVIEWS.map(({ email }) => email),
    )
    .orderBy('u.email_folded')
    .limit(STUDENT_REVIEWS.length)
    .execute();
  return students.flatMap(({ email, firstName, lastName }, at) => {
    const asked = STUDENT_REVIEWS[at];
    const name = `${firstName} ${lastName}`;
    const sections = [{ title: 'Education', lines: ['Nordic School'] }];
    return asked ? [{ ...asked, email, fileName: `CV ${name}.pdf`, cv: { name, headline: asked.aimField, contact: email, sections } }] : [];
  });
}

type Document = { review: DemoReview; candidateId: string; at: Date; storeFile: StoreFile };

async function documentOf(transaction: DatabaseTransaction, { review, candidateId, at, storeFile }: Document): Promise<string> {
  const there = await transaction
    .selectFrom('candidate_document')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('name', '=', review.fileName)
    .executeTakeFirst();
  if (there) return there.id;
  if (!review.cv) throw new Error(`The demo world has no ${review.fileName}`);
  return seedCv(transaction, { candidateId, fileName: review.fileName, cv: review.cv, isDefault: true, at, storeFile });
}

type Written = {
  review: DemoReview;
  userId: string;
  schoolId: number;
  documentId: string;
  staffId: string | null;
  at: (daysAgo: number) => Date;
};

async function insertReview(
  transaction: DatabaseTransaction,
  { review, userId, schoolId, documentId, staffId, at }: Written,
): Promise<void> {
  const id = stableUuid(`demo review ${review.email}`);
  const { finished } = review;
  const requestedAt = at(review.daysAgo);
  const endedAt = finished ? at(finished.daysAgo) : null;
  const marks = JSON.stringify(finished?.marks ?? {});
  await transaction
    .insertInto('cv_review')
    .values({
      id,
      school_id: schoolId,
      user_id: userId,
      document_id: documentId,
      state: finished ? 'done' : review.taken ? 'inReview' : 'waiting',
      message: review.message,
      aim_field: review.aimField,
      aim_level: review.aimLevel,
      requested_at: requestedAt,
      waiting_since: requestedAt,
      due_at: reviewDueAt(requestedAt, PROMISE_DAYS),
      assigned_to: finished || review.taken ? staffId : null,
      marks,
      marks_sent: marks,
      ended_at: endedAt,
      updated_at: endedAt ?? requestedAt,
    })
    .execute();
  await transaction
    .insertInto('cv_review_version')
    .values({ review_id: id, number: 1, document_id: documentId, added_at: requestedAt })
    .execute();
  for (const [index, { page, text, answer }] of (finished?.comments ?? []).entries()) {
    const commentId = stableUuid(`demo review ${review.email} comment ${index}`);
    const row = { review_id: id, version: 1, page, written_at: endedAt ?? requestedAt, sent_at: endedAt };
    const said = { ...row, id: commentId, author_id: staffId, by_staff: true, body: text, mended_at: answer ? endedAt : null };
    await transaction.insertInto('cv_review_comment').values(said).execute();
    if (answer === undefined) continue;
    const answered = {
      ...row,
      id: stableUuid(`${commentId} answer`),
      author_id: userId,
      by_staff: false,
      body: answer,
      answer_to: commentId,
    };
    await transaction.insertInto('cv_review_comment').values(answered).execute();
  }
}
