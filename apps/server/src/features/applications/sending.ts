// Sending an application inside. The CV is copied before the transaction, guarded by a row that removes the copy again; within it the gate is
// asked once more, the posting and its organization held still: what closed a second ago is not applied for. One row a person and posting,
// however often it is pressed. @rule applications.4, applications.5
import type { sendApplication } from '@fairway/contract/applications/sending';
import type { EndpointInput } from '@fairway/contract/kernel/endpoint';
import { answerFaults, isKnockedOut } from '@fairway/rules/screening-questions';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { keepFile, removeFilesLater, removeUnlessKept } from '../../kernel/files/file-removal.ts';
import { FileNotFound, type FileStore } from '../../kernel/files/file-store.ts';
import { refuseFaults } from '../../kernel/http/field-faults.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { recordNews } from '../../kernel/news/news.ts';
import { findSharedView } from '../candidates/shares/queries.ts';
import { listOwnDocuments } from '../documents/queries.ts';
import { type OwnUserId, ownUserId } from '../identity/access.ts';
import { requireApplication, requirePosting } from '../jobs/access.ts';
import { findJob, listPlaces, postingFacts } from '../jobs/queries.ts';
import { listQuestions } from '../jobs/questions/queries.ts';
import type { OwnApplicationId } from './access.ts';
import { orderReceipt } from './mails/ordering.ts';
import { findOwnOfPosting } from './queries.ts';

const ROW_WITHIN_MS = 3_600_000;

type Sent = EndpointInput<typeof sendApplication>['body'];
type Copy = { key: string; from: string; name: string; contentType: string; sizeBytes: number };
type Sending = { owner: OwnUserId; jobId: string; body: Sent; copy: Copy | undefined; now: Date };

/**
 * Applies, once. @throws Problem of the gate, applications.not_inside, already_sent, cv_gone; answers with pointers; storage_full
 */
export async function send(
  request: ApiRequest,
  { params, body }: EndpointInput<typeof sendApplication>,
  files: FileStore,
): Promise<OwnApplicationId> {
  const owner = ownUserId(request);
  const now = request.clock.now();
  const jobId = params.id.toLowerCase();
  const earlier = await findOwnOfPosting(request.database, owner, jobId);
  if (earlier) return sentBefore(earlier, body.key);
  await requireSendable(request, jobId);
  const copy = body.cvId === null ? undefined : await copyCv(request.database, owner, body.cvId, files, now);
  try {
    return await request.database.transaction().execute(async (transaction) => {
      const inside = { ...request, database: transaction };
      await holdStill(transaction, jobId);
      await requireSendable(inside, jobId);
      return insertApplication(transaction, { owner, jobId, body, copy, now });
    });
  } catch (error) {
    if (copy) await removeFilesLater(request.database, [copy.key], now);
    throw error;
  }
}

/** The one that this key sent. @throws Problem applications.already_sent where another did */
function sentBefore(earlier: { id: string; send_key: string | null }, key: string): OwnApplicationId {
  if (earlier.send_key !== key.toLowerCase()) throw new Problem('applications.already_sent');
  return earlier.id as OwnApplicationId;
}

async function requireSendable(request: ApiRequest, jobId: string): Promise<void> {
  const row = await findJob(request.database, jobId);
  if (!row) throw new Problem('jobs.not_found');
  await requirePosting(postingFacts(row), request);
  await requireApplication(postingFacts(row), request);
  if (!row.applies_inside) throw new Problem('applications.not_inside');
}

/** Neither the posting nor its organization changes until the transaction ends. */
async function holdStill(transaction: Database, jobId: string): Promise<void> {
  const job = await transaction.selectFrom('job').select('organization_id').where('id', '=', jobId).forShare().executeTakeFirst();
  if (!job) throw new Problem('jobs.not_found');
  await transaction.selectFrom('organization').select('id').where('id', '=', job.organization_id).forShare().executeTakeFirst();
}

async function copyCv(database: Database, owner: OwnUserId, cvId: string, files: FileStore, now: Date): Promise<Copy> {
  const row = (await listOwnDocuments(database, owner, 'cv')).find(({ id }) => id === cvId.toLowerCase());
  if (!row) throw new Problem('applications.cv_gone');
  const key = `applications/${newId()}.${row.file_key.split('.').at(-1)}`;
  await removeUnlessKept(database, key, new Date(now.getTime() + ROW_WITHIN_MS));
  try {
    await files.copy(row.file_key, key);
  } catch (error) {
    if (error instanceof FileNotFound) throw new Problem('applications.cv_gone', { cause: error });
    throw error;
  }
  return { key, from: row.id, name: row.name, contentType: row.content_type, sizeBytes: row.size_bytes };
}

async function insertApplication(transaction: Database, { owner, jobId, body, copy, now }: Sending): Promise<OwnApplicationId> {
  if (copy) await keepCv(transaction, copy);
  const questions = await listQuestions(transaction, jobId);
  const answers = body.answers.map(({ questionId, value }) => ({ questionId: questionId.toLowerCase(), value }));
  refuseFaults(answerFaults(questions, answers));
  const posting = await postingThen(transaction, jobId);
  const profile = await findSharedView(transaction, owner, { locale: undefined, now });
  const written = await transaction
    .insertInto('application')
    .values({
      id: newId(),
      user_id: owner,
      kind: 'inside',
      state: 'sent',
      sent_at: now,
      changed_at: now,
      ...posting,
      profile: JSON.stringify(profile),
      letter: body.letter,
      ...(copy && { cv_key: copy.key, cv_name: copy.name, cv_content_type: copy.contentType, cv_size_bytes: copy.sizeBytes }),
      send_key: body.key.toLowerCase(),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) {
    // Another press was faster. Its copy of the CV is the one that stays.
    if (copy) await removeFilesLater(transaction, [copy.key], now);
    const earlier = await findOwnOfPosting(transaction, owner, jobId);
    if (!earlier) throw new Problem('applications.already_sent');
    return sentBefore(earlier, body.key);
  }
  const given = new Map(answers.map(({ questionId, value }) => [questionId, value]));
  const rows = questions.flatMap((question, position) => {
    const value = given.get(question.id);
    if (value === undefined || value === '') return [];
    const answer = { application_id: written.id, position, question_id: question.id, kind: question.kind, question: question.text };
    return [{ ...answer, value: JSON.stringify(value), knocks_out: isKnockedOut(question, value) }];
  });
  if (rows.length > 0) await transaction.insertInto('application_answer').values(rows).execute();
  await tellSent(transaction, { id: written.id, owner, organizationId: posting.organization_id, jobId, now });
  await orderReceipt(transaction, { id: written.id, user_id: owner, title: posting.title, organization_name: posting.organization_name });
  return written.id as OwnApplicationId;
}

/** The CV is there still, and stays until the transaction ends; its copy stays for good. @throws Problem applications.cv_gone */
async function keepCv(transaction: Database, { key, from }: Copy): Promise<void> {
  const kept = await transaction.selectFrom('candidate_document').select('id').where('id', '=', from).forKeyShare().executeTakeFirst();
  if (!kept) throw new Problem('applications.cv_gone');
  await keepFile(transaction, key);
}

/** What an application keeps of its posting. @throws Problem jobs.not_found */
export async function postingThen(database: Database, jobId: string) {
  const row = await findJob(database, jobId);
  if (!row) throw new Problem('jobs.not_found');
  const places = await listPlaces(database, jobId);
  return {
    job_id: row.id,
    organization_id: row.organization_id,
    title: row.title,
    organization_name: row.organization_name,
    place: [...new Set(places.map(({ line }) => line))].join(' · '),
    link: row.applies_inside ? null : row.application_url,
    reply_days: row.applies_inside ? row.reply_days : null,
    posting_html: row.description_html,
  };
}

type Told = { id: string; owner: string; organizationId: number; jobId: string; now: Date };
async function tellSent(transaction: Database, { id, owner, organizationId, jobId, now }: Told): Promise<void> {
  await transaction
    .insertInto('application_step')
    .values({ id: newId(), application_id: id, at: now, moved_by: 'candidate', actor_id: owner, to_state: 'sent' })
    .execute();
  const detail = { application: id, job: jobId };
  await recordAudit(transaction, { actorId: owner, action: 'application.sent', subject: `user:${owner}`, organizationId, detail, at: now });
  await recordNews(transaction, [
    { kind: 'application.changed', subject: `user:${owner}`, payload: { application: id } },
    { kind: 'application.changed', subject: `company:${organizationId}`, payload: { application: id } },
  ]);
}
