// Sends what was ordered, a batch a transaction: a mail is ordered in the transaction that marks its row, so that a job that was killed goes on
// where it was and nobody gets a message twice. Whoever declined or closed their account since the order is left out. @rule student-messages.4

import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import { filledMessage, type LeftOutReason } from '@fairway/rules/student-messages';
import { sql } from 'kysely';
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { JobServices } from '../../kernel/feature.ts';
import { orderMail } from '../../kernel/mail/outgoing.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import { unsubscribePath } from '../communication/commands.ts';
import { wholeSchool } from '../schools/access.ts';
import { SEND_MESSAGE } from './commands.ts';
import { type Recipient, weighRecipients } from './recipients.ts';

export type SendServices = { database: Database; keys: SessionKeys; clock: Clock; secret: string };

/** Few enough that the page sees it grow. */
const BATCH = 100;

export function studentMessageJobs({ database, keys, clock, config }: JobServices): JobRegistration[] {
  const services = { database, keys, clock, secret: config.secret };
  return [{ name: SEND_MESSAGE, run: (payload) => sendMessageNow(services, String((payload as { id?: unknown }).id)) }];
}

/** Orders all mails that wait; again orders none. */
export async function sendMessageNow(services: SendServices, id: string): Promise<void> {
  while (await services.database.transaction().execute((transaction) => sendBatch({ ...services, database: transaction }, id)));
}

/** False: nobody waits any more, or the school rests: then those who wait hear when it is open again (reactions.ts). */
export async function sendBatch(services: SendServices, id: string): Promise<boolean> {
  const { database, clock } = services;
  // One run at a time: another waits here, and then finds what is left.
  const message = await database.selectFrom('student_message').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!message || message.finished_at || (await schoolRests(database, message.school_id))) return false;
  const waiting = await database
    .selectFrom('student_message_recipient')
    .select('user_id')
    .where('message_id', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('user_id')
    .limit(BATCH)
    .execute();
  const now = clock.now();
  if (waiting.length === 0) {
    await database.updateTable('student_message').set({ finished_at: now }).where('id', '=', id).execute();
    return false;
  }
  const ids = waiting.map(({ user_id }) => user_id);
  // The scope is the message's own: staff of that school ordered it.
  const known = await weighRecipients(database, { scope: wholeSchool(message.school_id), now }, ids);
  const byId = new Map(known.map((one) => [one.userId, one]));
  const reasons = ids.map((userId) => reasonNow(byId.get(userId)));
  await orderMails(
    services,
    message,
    known.filter((one) => reasonNow(one) === null),
  );
  await note(database, id, { ids, reasons, now });
  return true;
}

async function schoolRests(database: Database, schoolId: number): Promise<boolean> {
  const row = await database.selectFrom('school').select('suspended_at').where('id', '=', schoolId).executeTakeFirst();
  return row?.suspended_at != null;
}

type Message = { id: string; school_id: number; sender_id: string | null; subject: string; text: string };

/** The cap was counted when the message was ordered, with the message itself: it is not counted again. */
function reasonNow(recipient: Recipient | undefined): LeftOutReason | null {
  if (!recipient) return 'unreachable';
  return recipient.reason === 'often' ? null : recipient.reason;
}

/** Each answers to whoever wrote it, and declines by its own link. @rule student-messages.5 */
async function orderMails({ database, keys, secret }: SendServices, message: Message, recipients: readonly Recipient[]): Promise<void> {
  const sender = await senderOf(database, message);
  const people = await database
    .selectFrom('identity_person')
    .select(['id', 'email', 'first_name', 'last_name', 'locale', 'tenant_id'])
    .where(sql<boolean>`id = any(${recipients.map(({ userId }) => userId)}::uuid[])`)
    .execute();
  const byId = new Map(people.map((person) => [person.id, person]));
  for (const { userId, values } of recipients) {
    const person = byId.get(userId);
    if (!person) continue;
    const words = filledMessage(message, values);
    await orderMail(database, keys, {
      key: mailKey(message.id, userId),
      kind: 'student_message',
      to: { name: fullName(person.first_name, person.last_name), address: person.email },
      userId,
      locale: knownLocale(person.locale),
      tenantId: person.tenant_id ?? undefined,
      parameters: { subject: words.subject, text: words.text, school: values.school, sender: sender?.name ?? '' },
      replyTo: sender,
      declineLink: unsubscribePath(secret, userId, 'messages'),
    });
  }
}

const mailKey = (messageId: string, userId: string): string => `student_message:${messageId}:${userId}`;

/** Whom an answer goes to; nobody where the account is closed by now. */
async function senderOf(database: Database, { sender_id }: Message): Promise<{ name: string; address: string } | undefined> {
  if (sender_id === null) return undefined;
  const row = await database
    .selectFrom('identity_person')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', sender_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row && { name: fullName(row.first_name, row.last_name), address: row.email };
}

async function note(
  database: Database,
  id: string,
  { ids, reasons, now }: { ids: readonly string[]; reasons: readonly (LeftOutReason | null)[]; now: Date },
): Promise<void> {
  await sql`update student_message_recipient r set state = case when c.reason is null then 'sent' else 'left_out' end, reason = c.reason, at = ${now}
    from unnest(${[...ids]}::uuid[], ${[...reasons]}::text[]) as c(user_id, reason)
    where r.message_id = ${id}::uuid and r.user_id = c.user_id`.execute(database);
  const count = (wanted: LeftOutReason | null) => reasons.filter((reason) => reason === wanted).length;
  await sql`update student_message set sent = sent + ${count(null)}, left_declined = left_declined + ${count('declined')},
    left_unreachable = left_unreachable + ${count('unreachable')} where id = ${id}::uuid`.execute(database);
}
