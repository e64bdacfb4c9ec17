// Sending an application inside. Files are copied before the transaction (attaching.ts); within it the gate is
// asked once more, the posting and its organization held still: what closed a second ago is not applied for. One row a person and posting,
// however often it is pressed. @rule applications.4, applications.5
import type { sendApplication } from '@fairway/contract/applications/sending';
import type { EndpointInput } from '@fairway/contract/kernel/endpoint';
import { answerFaults, type GivenAnswer } from '@fairway/rules/screening-questions';
import { sql } from 'kysely';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { removeFilesLater } from '../../kernel/files/file-removal.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import { refuseFaults } from '../../kernel/http/field-faults.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { recordNews } from '../../kernel/news/news.ts';
import { findSharedView } from '../candidates/shares/queries.ts';
import { type OwnUserId, ownUserId } from '../identity/access.ts';
import { requireApplication, requirePosting } from '../jobs/access.ts';
import { findJob, type JobDetailRow, postingFacts } from '../jobs/queries.ts';
import { listQuestions } from '../jobs/questions/queries.ts';
import type { OwnApplicationId } from './access.ts';
import { type Attached, answerRows, attach, keepAttached, keysOf } from './attaching.ts';
import { orderReceipt } from './mails/ordering.ts';
import { findOwnOfPosting } from './queries.ts';

type Sent = EndpointInput<typeof sendApplication>['body'];
/** `isNew`: it was sent by this call. */
export type SentApplication = { id: OwnApplicationId; isNew: boolean };
type Sending = { owner: OwnUserId; posting: JobDetailRow; body: Sent; answers: readonly GivenAnswer[]; attached: Attached; now: Date };

/**
 * Applies, once. @throws Problem of the gate, applications.not_inside, already_sent, cv_gone; answers with pointers; storage_full
 */
export async function send(
  request: ApiRequest,
  { params, body }: EndpointInput<typeof sendApplication>,
  files: FileStore,
): Promise<SentApplication> {
  const owner = ownUserId(request);
  const now = request.clock.now();
  const jobId = params.id.toLowerCase();
  const answers = body.answers.map(({ questionId, value }) => ({ questionId: questionId.toLowerCase(), value }));
  const mayHaveFiles = body.cvId !== null || answers.length > 0;
  const before = mayHaveFiles ? await findOwnOfPosting(request.database, owner, jobId) : undefined;
  if (before) return sentBefore(before, body.key);
  // Copies are made for who may apply alone, so the gate is asked before them; where there is nothing to copy it is asked once.
  if (mayHaveFiles) await requireSendable(request, jobId);
  const attached = mayHaveFiles ? await attach(request.database, files, { owner, jobId, cvId: body.cvId, answers, now }) : NOTHING;
  try {
    return await request.database.transaction().execute(async (transaction) => {
      const inside = { ...request, database: transaction };
      const earlier = await holdStill(transaction, jobId, owner);
      if (earlier) {
        await removeFilesLater(transaction, keysOf(attached), now);
        return sentBefore(earlier, body.key);
      }
      const posting = await requireSendable(inside, jobId);
      return insertApplication(transaction, { owner, posting, body, answers, attached, now });
    });
  } catch (error) {
    await removeFilesLater(request.database, keysOf(attached), now);
    throw error;
  }
}

const NOTHING: Attached = { cv: undefined, files: new Map() };

/** The one that this key sent. @throws Problem applications.already_sent where another did */
function sentBefore(earlier: { id: string; send_key: string | null }, key: string): SentApplication {
  if (earlier.send_key !== key.toLowerCase()) throw new Problem('applications.already_sent');
  return { id: earlier.id as OwnApplicationId, isNew: false };
}

async function requireSendable(request: ApiRequest, jobId: string): Promise<JobDetailRow> {
  const row = await findJob(request.database, jobId);
  if (!row) throw new Problem('jobs.not_found');
  await requirePosting(postingFacts(row), request);
  await requireApplication(postingFacts(row), request);
  if (!row.applies_inside) throw new Problem('applications.not_inside');
  return row;
}

/** Neither the posting nor its organization changes until the transaction ends. Gives what the person sent for it already. */
async function holdStill(transaction: Database, jobId: string, owner: OwnUserId) {
  const { rows } = await sql<{ id: string | null; send_key: string | null }>`
    select a.id, a.send_key from job j join organization o on o.id = j.organization_id
    left join application a on a.job_id = j.id and a.user_id = ${owner} where j.id = ${jobId} for share of j, o`.execute(transaction);
  const [held] = rows;
  if (!held) throw new Problem('jobs.not_found');
  return held.id === null ? undefined : { id: held.id, send_key: held.send_key };
}

async function insertApplication(
  transaction: Database,
  { owner, posting, body, answers, attached, now }: Sending,
): Promise<SentApplication> {
  const jobId = posting.id;
  await keepAttached(transaction, attached, answers);
  const { cv } = attached;
  const questions = posting.asks ? await listQuestions(transaction, jobId) : [];
  refuseFaults(answerFaults(questions, answers));
  const profile = await findSharedView(transaction, owner, { locale: undefined, now });
  const id = newId();
  const written = await transaction
    .with('written', (write) =>
      write
        .insertInto('application')
        .values({
          id,
          user_id: owner,
          kind: 'inside',
          state: 'sent',
          sent_at: now,
          changed_at: now,
          ...postingThen(posting),
          profile: JSON.stringify(profile),
          letter: body.letter,
          ...(cv && { cv_key: cv.key, cv_name: cv.name, cv_content_type: cv.contentType, cv_size_bytes: cv.sizeBytes }),
          send_key: body.key.toLowerCase(),
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doNothing())
        .returning('id'),
    )
    .insertInto('application_step')
    .columns(['id', 'application_id', 'at', 'moved_by', 'actor_id', 'to_state'])
    .expression((from) =>
      from
        .selectFrom('written')
        .select([sql<string>`${newId()}::uuid`.as('step'), 'id', sql<Date>`${now}::timestamptz`.as('at')])
        .select([sql<string>`'candidate'`.as('by'), sql<string>`${owner}::uuid`.as('actor'), sql<string>`'sent'`.as('to')]),
    )
    .returning('application_id')
    .executeTakeFirst();
  if (!written) {
    // Another press was faster. Its copies are those that stay.
    await removeFilesLater(transaction, keysOf(attached), now);
    const earlier = await findOwnOfPosting(transaction, owner, jobId);
    if (!earlier) throw new Problem('applications.already_sent');
    return sentBefore(earlier, body.key);
  }
  const rows = answerRows(id, questions, answers, attached);
  if (rows.length > 0) await transaction.insertInto('application_answer').values(rows).execute();
  await tellSent(transaction, { id, owner, organizationId: posting.organization_id, jobId, now });
  await orderReceipt(transaction, { id, user_id: owner, title: posting.title, organization_name: posting.organization_name });
  return { id: id as OwnApplicationId, isNew: true };
}

/** What an application keeps of its posting. */
export function postingThen(row: JobDetailRow) {
  return {
    job_id: row.id,
    organization_id: row.organization_id,
    title: row.title,
    organization_name: row.organization_name,
    place: [...new Set(row.places.map(({ line }) => line))].join(' · '),
    link: row.applies_inside ? null : row.application_url,
    reply_days: row.applies_inside ? row.reply_days : null,
    posting_html: row.description_html,
  };
}

type Told = { id: string; owner: string; organizationId: number; jobId: string; now: Date };
async function tellSent(transaction: Database, { id, owner, organizationId, jobId, now }: Told): Promise<void> {
  const detail = { application: id, job: jobId };
  await recordAudit(transaction, { actorId: owner, action: 'application.sent', subject: `user:${owner}`, organizationId, detail, at: now });
  await recordNews(transaction, [
    { kind: 'application.changed', subject: `user:${owner}`, payload: { application: id } },
    { kind: 'application.changed', subject: `company:${organizationId}`, payload: { application: id } },
  ]);
}
