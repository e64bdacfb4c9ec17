// What staff do at the record of a student: end the verification, give it another end, and that they looked.
import { endOfLastDay, isExtensionEnd, VIEWING_MS } from '@fairway/rules/students';
import { messageHindrance, tidyMessage } from '@fairway/rules/verification-request';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { wholeSchool } from '../../schools/access.ts';
import { lockConnection, moveConnection } from '../../verification/commands.ts';
import type { SchoolStudent } from '../access.ts';

type Decider = { student: SchoolStudent; actorId: string; now: Date };

/** @throws Problem verification.wrong_state, verification.reason_missing, verification.message_long */
export async function revokeStudent(transaction: Database, { student, actorId, now }: Decider, typed: string): Promise<void> {
  const text = tidyMessage(typed);
  const hindrance = messageHindrance(text);
  if (hindrance) throw new Problem(hindrance === 'verification.message_missing' ? 'verification.reason_missing' : hindrance);
  const connection = await lockConnection(transaction, student.connectionId, wholeSchool(student.schoolId));
  await moveConnection(transaction, connection, 'revoke', { kind: 'staff', userId: actorId }, now, { text });
}

/** The proof holds to the end of a day (UTC), or without end. @throws Problem verification.wrong_state, students.end */
export async function extendStudent(transaction: Database, { student, actorId, now }: Decider, endsOn: string | null): Promise<void> {
  if (endsOn !== null && !isExtensionEnd(endsOn, now)) throw new Problem('students.end');
  const expiresAt = endsOn === null ? null : endOfLastDay(endsOn);
  const connection = await lockConnection(transaction, student.connectionId, wholeSchool(student.schoolId));
  await moveConnection(transaction, connection, 'extend', { kind: 'staff', userId: actorId }, now, { expiresAt });
}

/** The line that says who opened the record; the same viewer is one line an hour. */
export async function recordViewing(database: Database, { student, actorId, now }: Decider): Promise<void> {
  const subject = `user:${student.userId}`;
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`viewed ${actorId} ${student.connectionId}`}, 0))`.execute(transaction);
    const earlier = await transaction
      .selectFrom('audit_line')
      .select('id')
      .where('action', '=', 'student.viewed')
      .where('school_id', '=', student.schoolId)
      .where('subject', '=', subject)
      .where('actor_id', '=', actorId)
      .where('at', '>', new Date(now.getTime() - VIEWING_MS))
      .limit(1)
      .executeTakeFirst();
    if (earlier) return;
    await recordAudit(transaction, { at: now, actorId, action: 'student.viewed', subject, schoolId: student.schoolId });
  });
}
