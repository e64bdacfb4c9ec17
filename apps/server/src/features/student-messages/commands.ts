// Sending a message: who gets it is written down in the transaction that takes the order, and a job sends it from there. The key is the
// message's id, so that an order that comes again is the same message. Those of a school go one after another, for the cap counts what waits.
// @rule student-messages.1, student-messages.4
import type { sendStudentMessage } from '@fairway/contract/student-messages/endpoints';
import { sql } from 'kysely';
import type { z } from 'zod';
import { recordAudit } from '../../kernel/audit.ts';
import { enqueueJob } from '../../kernel/background/background.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { Staff } from '../students/changes.ts';
import { selectedStudents } from '../students/selection.ts';
import { countLeftOut, type Recipient, requireWords, weighRecipients } from './recipients.ts';

type Given = z.output<typeof sendStudentMessage.body>;

export const SEND_MESSAGE = 'student-messages.send';

/** @returns its id. @throws Problem not_found, lists.changed, student_messages.invalid, student_messages.changed with how many would get it now */
export async function sendMessage(transaction: Database, staff: Staff, given: Given): Promise<string> {
  const { schoolId, actorId, now } = staff;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`student messages ${schoolId}`}, 0))`.execute(transaction);
  const id = given.key.toLowerCase();
  if (await isOrdered(transaction, staff, id)) return id;
  const words = requireWords(given);
  const recipients = await weighRecipients(transaction, staff, await selectedStudents(transaction, staff, given.students));
  const reached = recipients.filter(({ reason }) => reason === null);
  if (reached.length !== given.reached) throw new Problem('student_messages.changed', { detail: `${reached.length}` });
  const { often, declined, unreachable } = countLeftOut(recipients);
  await transaction
    .insertInto('student_message')
    .values({
      id,
      school_id: schoolId,
      sender_id: actorId,
      ...words,
      created_at: now,
      chosen: recipients.length,
      left_often: often,
      left_declined: declined,
      left_unreachable: unreachable,
    })
    .execute();
  await writeRecipients(transaction, { id, schoolId, now }, recipients);
  await enqueueJob(transaction, SEND_MESSAGE, { id }, { key: `${SEND_MESSAGE}:${id}` });
  const [only] = recipients;
  const subject = recipients.length === 1 && only ? `user:${only.userId}` : `school:${schoolId}`;
  const detail = { students: reached.length, leftOut: recipients.length - reached.length };
  await recordAudit(transaction, { at: now, actorId, action: 'student.messaged', subject, schoolId, detail });
  return id;
}

/** @throws Problem not_found for the key of somebody else's message */
async function isOrdered(transaction: Database, { schoolId, actorId }: Staff, id: string): Promise<boolean> {
  const row = await transaction.selectFrom('student_message').select(['school_id', 'sender_id']).where('id', '=', id).executeTakeFirst();
  if (!row) return false;
  if (row.school_id !== schoolId || row.sender_id !== actorId) throw new Problem('not_found');
  return true;
}

async function writeRecipients(
  transaction: Database,
  { id, schoolId, now }: { id: string; schoolId: number; now: Date },
  recipients: readonly Recipient[],
): Promise<void> {
  await sql`insert into student_message_recipient (message_id, user_id, school_id, state, reason, at)
    select ${id}::uuid, c.user_id, ${schoolId}, case when c.reason is null then 'waiting' else 'left_out' end, c.reason, ${now}
    from unnest(${recipients.map(({ userId }) => userId)}::uuid[], ${recipients.map(({ reason }) => reason)}::text[]) as c(user_id, reason)`.execute(
    transaction,
  );
}
