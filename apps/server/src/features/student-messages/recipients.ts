// Who gets a message of a school and who is left out, and what its words say to each.

import { fullName } from '@fairway/rules/names';
import {
  LEFT_OUT_REASONS,
  type LeftOutReason,
  leftOut,
  MESSAGE_WEEK_MS,
  type MessageValues,
  type MessageWords,
  messageFaults,
  tidyMessageWords,
} from '@fairway/rules/student-messages';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { personName } from '../../kernel/mail/blocks.ts';
import { listDeclining } from '../communication/queries.ts';
import type { StudentScope } from '../schools/access.ts';
import { listAddressees } from '../students/queries.ts';

export type Recipient = { userId: string; name: string; values: MessageValues; reason: LeftOutReason | null };

/** Each of these students with why they are left out, by name. */
export async function weighRecipients(
  database: Database,
  { scope, now }: { scope: StudentScope; now: Date },
  userIds: readonly string[],
): Promise<Recipient[]> {
  const { schoolId } = scope;
  const school = await schoolName(database, schoolId);
  const people = await listAddressees(database, scope, userIds);
  const declining = await listDeclining(database, userIds, 'messages');
  const lately = await countLately(database, { schoolId, now }, userIds);
  return people.map(({ userId, firstName, lastName, program, adviser, isOpen }) => ({
    userId,
    name: fullName(firstName, lastName),
    // Whoever chose a name that is a link or an address is greeted without one.
    values: { firstName: personName(firstName), program, adviser: personName(adviser), school },
    reason: leftOut({ isOpen, wants: !declining.has(userId), lately: lately.get(userId) ?? 0 }),
  }));
}

async function schoolName(database: Database, schoolId: number): Promise<string> {
  const { name } = await database.selectFrom('school').select('name').where('id', '=', schoolId).executeTakeFirstOrThrow();
  return name;
}

/** Messages of the school to each within a week, those that still wait included: two that are sent at once do not make three. */
async function countLately(
  database: Database,
  { schoolId, now }: { schoolId: number; now: Date },
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ userId: string; count: number }>`select user_id as "userId", count(*)::int as count
    from student_message_recipient where school_id = ${schoolId} and user_id = any(${[...userIds]}::uuid[]) and state <> 'left_out'
    and at > ${new Date(now.getTime() - MESSAGE_WEEK_MS)} group by user_id`.execute(database);
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}

/** How many are left out, by reason. */
export function countLeftOut(recipients: readonly Recipient[]): Record<LeftOutReason, number> {
  const count = (wanted: LeftOutReason) => recipients.filter(({ reason }) => reason === wanted).length;
  return Object.fromEntries(LEFT_OUT_REASONS.map((reason) => [reason, count(reason)])) as Record<LeftOutReason, number>;
}

/** @throws Problem student_messages.invalid with what is wrong where */
export function requireWords(typed: MessageWords): MessageWords {
  const words = tidyMessageWords(typed);
  const faults = messageFaults(words);
  if (faults.length > 0) throw new Problem('student_messages.invalid', { errors: faults });
  return words;
}
