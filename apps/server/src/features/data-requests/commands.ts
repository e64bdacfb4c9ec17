// Writing a request down, and carrying it out. A step is one transaction under the lock of the request's row, with a line of the audit, which names
// the account by its id only. @rule data-requests.1, data-requests.2
import type { closeDataRequest, recordDataRequest } from '@fairway/contract/data-requests/endpoints';
import { answerBy, DATA_REQUEST_LIMITS, mayHaveComeOn } from '@fairway/rules/data-requests';
import { plainLine } from '@fairway/rules/names';
import { isLongerThan } from '@fairway/rules/visible-characters';
import { sql } from 'kysely';
import type { z } from 'zod';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database, DatabaseTransaction } from '../../kernel/database/database.ts';
import type { Held } from '../../kernel/held.ts';
import { type FieldError, Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import type { AdministeredSchoolId } from '../schools/access.ts';
import type { DataRequestId } from './access.ts';

type Editor = { actorId: string; now: Date };

/** @returns its id. @throws Problem data_requests.invalid, data_requests.limit, not_found for somebody who is no student of the school */
export async function recordRequest(
  database: Database,
  schoolId: AdministeredSchoolId,
  given: z.output<typeof recordDataRequest.body>,
  { actorId, now }: Editor,
): Promise<string> {
  const person = plainLine(given.person);
  const faults = recordFaults({ ...given, person }, now);
  if (faults.length > 0) throw new Problem('data_requests.invalid', { errors: faults });
  if (given.userId !== null) await requireStudent(database, schoolId, given.userId);
  await refuseTooMany(database, schoolId);
  const id = newId();
  await database
    .insertInto('school_data_request')
    .values({
      ...{ id, school_id: schoolId, kind: given.kind, user_id: given.userId, person, came_by: given.cameBy, note: given.note },
      ...{ received_on: given.receivedOn, due_on: answerBy(given.receivedOn), recorded_by: actorId, recorded_at: now },
    })
    .execute();
  await recordAudit(database, {
    at: now,
    actorId,
    action: 'data_request.recorded',
    subject: given.userId === null ? `school:${schoolId}` : `user:${given.userId}`,
    schoolId,
    detail: { request: id, kind: given.kind, cameBy: given.cameBy },
  });
  return id;
}

function recordFaults(given: { userId: string | null; person: string; note: string; receivedOn: string }, now: Date): FieldError[] {
  const faults: FieldError[] = [];
  const isNamed = (given.userId !== null) !== (given.person !== '');
  if (!isNamed) faults.push({ pointer: '/body/person', code: 'missing' });
  if (isLongerThan(given.person, DATA_REQUEST_LIMITS.nameCharacters)) faults.push({ pointer: '/body/person', code: 'too_long' });
  if (isLongerThan(given.note, DATA_REQUEST_LIMITS.noteCharacters)) faults.push({ pointer: '/body/note', code: 'too_long' });
  if (!mayHaveComeOn(given.receivedOn, now.toISOString().slice(0, 10))) faults.push({ pointer: '/body/receivedOn', code: 'no_day' });
  return faults;
}

/** Somebody who has a connection with the school. @throws Problem not_found */
async function requireStudent(database: Database, schoolId: AdministeredSchoolId, userId: string): Promise<void> {
  const row = await database
    .selectFrom('verification_connection')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
}

/** The school's row stands for requests that are written down at once. @throws Problem data_requests.limit */
async function refuseTooMany(database: Database, schoolId: AdministeredSchoolId): Promise<void> {
  await database.selectFrom('school').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute();
  const { open } = await database
    .selectFrom('school_data_request')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('school_id', '=', schoolId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  if (open >= DATA_REQUEST_LIMITS.openRequests) throw new Problem('data_requests.limit');
}

/** An open request of somebody with an account, locked. @throws Problem data_requests.over, data_requests.no_account */
export async function lockAbout(database: Database, request: DataRequestId): Promise<{ userId: string }> {
  const { user_id: userId } = await lockOpen(database, request);
  if (userId === null) throw new Problem('data_requests.no_account');
  return { userId };
}

async function lockOpen(database: Database, { id }: DataRequestId) {
  const row = await database
    .selectFrom('school_data_request')
    .select(['state', 'user_id', 'kind'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  if (row.state !== 'open') throw new Problem('data_requests.over');
  return row;
}

/** Notes that the archive was made. */
export async function noteExport(
  database: Database,
  { schoolId, id }: DataRequestId,
  userId: string,
  { actorId, now }: Editor,
): Promise<void> {
  await database.updateTable('school_data_request').set({ exported_at: now }).where('id', '=', id).execute();
  await recordAudit(database, {
    at: now,
    actorId,
    action: 'data_request.exported',
    subject: `user:${userId}`,
    schoolId,
    detail: { request: id },
  });
}

/** Erases what the school holds on the person, all of it in this transaction, and closes the request. */
export async function eraseHeld(
  transaction: DatabaseTransaction,
  request: DataRequestId,
  parts: readonly Held[],
  { actorId, now }: Editor,
): Promise<void> {
  const { userId } = await lockAbout(transaction, request);
  const { schoolId, id } = request;
  for (const part of parts) await part.erase(transaction, { schoolId, userId, now });
  // What was written about the request is about the person as well.
  await close(transaction, request, { state: 'done', reason: '', note: '' }, { actorId, now });
  await recordAudit(transaction, {
    at: now,
    actorId,
    action: 'data_request.erased',
    subject: `user:${userId}`,
    schoolId,
    detail: { request: id },
  });
}

/** @throws Problem data_requests.over, data_requests.invalid where nobody says why it is refused */
export async function closeRequest(
  database: Database,
  request: DataRequestId,
  { state, reason }: z.output<typeof closeDataRequest.body>,
  editor: Editor,
): Promise<void> {
  if (state === 'refused' && reason === '')
    throw new Problem('data_requests.invalid', { errors: [{ pointer: '/body/reason', code: 'missing' }] });
  if (isLongerThan(reason, DATA_REQUEST_LIMITS.noteCharacters))
    throw new Problem('data_requests.invalid', { errors: [{ pointer: '/body/reason', code: 'too_long' }] });
  const { user_id: userId, kind } = await lockOpen(database, request);
  await close(database, request, { state, reason }, editor);
  const { schoolId, id } = request;
  await recordAudit(database, {
    at: editor.now,
    actorId: editor.actorId,
    action: state === 'done' ? 'data_request.done' : 'data_request.refused',
    subject: userId === null ? `school:${schoolId}` : `user:${userId}`,
    schoolId,
    detail: { request: id, kind },
  });
}

type Closing = { state: 'done' | 'refused'; reason: string; note?: string };

async function close(database: Database, { id }: DataRequestId, closing: Closing, { actorId, now }: Editor): Promise<void> {
  await database
    .updateTable('school_data_request')
    .set({ ...closing, closed_at: now, closed_by: actorId })
    .where('id', '=', id)
    .execute();
}
