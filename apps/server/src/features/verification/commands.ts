// Moves of a school connection: the one place that changes its state, for candidates, staff and the platform alike. The rule decides
// (rules/verification.ts), the database refuses what the rule would, and every move is a row of its history and news to those who wait.

import { foldedEmail } from '@fairway/rules/emails';
import {
  type AuditedMove,
  type ConnectionFacts,
  isVerifiedNow,
  type MoveRefusal,
  type VerificationAction,
  type VerificationMethod,
  type VerificationState,
  verificationMove,
} from '@fairway/rules/verification';
import { sql } from 'kysely';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { recordNews } from '../../kernel/news/news.ts';
import { findsStudent, type StudentScope } from '../schools/access.ts';
import { orderMoveMail } from './mails/ordering.ts';
import { eraseRequestFile, forgetRequestFile } from './request-files/queries.ts';

/** What comes with a move; what an action does not need is ignored. */
export type MoveWords = {
  method?: VerificationMethod;
  studentEmail?: string | null;
  /** request: the message; askBack: the question; answer: the answer; reject, revoke: the reason. Tidied and of allowed length. */
  text?: string;
  /** prove, approve, extend: the end of validity; null: none. */
  expiresAt?: Date | null;
};

export type MoveOptions = {
  /** Whether the person is told by mail; default: of what staff and the platform did, not of what the person did. */
  mail?: boolean;
};

export type MoveActor = { kind: 'candidate' | 'staff'; userId: string } | { kind: 'platform' };

export type ConnectionRow = {
  id: string;
  user_id: string;
  school_id: number;
  state: VerificationState;
  method: VerificationMethod | null;
  student_email: string | null;
  question: string;
  answer: string;
  last_action: string | null;
  last_action_at: Date | null;
  expires_at: Date | null;
  /** Who of the staff has it, while it waits. */
  assigned_to: string | null;
};

const PROBLEMS: Record<MoveRefusal, 'verification.wrong_state' | 'verification.program_current' | 'verification.too_late'> = {
  wrong_state: 'verification.wrong_state',
  no_student_email: 'verification.wrong_state',
  no_question: 'verification.wrong_state',
  program_current: 'verification.program_current',
  too_late: 'verification.too_late',
};

/** The connection of a person with a school, made where there is none yet; locked until the transaction ends. @throws Problem unauthenticated when the person was erased */
export async function ensureConnection(database: Database, userId: string, schoolId: number, now: Date): Promise<ConnectionRow> {
  // A token may outlive its account by minutes.
  await sql`insert into school_connection (id, user_id, school_id, created_at, updated_at)
    select ${newId()}::uuid, u.id, ${schoolId}::integer, ${now}::timestamptz, ${now}::timestamptz from identity_person u where u.id = ${userId}::uuid
    on conflict (user_id, school_id) do nothing`.execute(database);
  const row = await lockWhere(database, sql`user_id = ${userId}::uuid and school_id = ${schoolId}`);
  if (!row) throw new Problem('unauthenticated');
  return row;
}

/**
 * A connection by id, locked until the transaction ends; only of this person, or of this scope at a school.
 * @throws Problem not_found
 */
export async function lockConnection(database: Database, id: string, of: { userId: string } | StudentScope): Promise<ConnectionRow> {
  const owner =
    'userId' in of
      ? sql`user_id = ${of.userId}::uuid`
      : sql`school_id = ${of.schoolId} and ${findsStudent(of, 'school_connection.user_id')}`;
  const row = await lockWhere(database, sql`id = ${id}::uuid and ${owner}`);
  if (!row) throw new Problem('not_found');
  return row;
}

async function lockWhere(database: Database, condition: ReturnType<typeof sql>): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    select id, user_id, school_id, state, method, student_email, question, answer, last_action, last_action_at, expires_at,
      assigned_to
    from school_connection where ${condition} for no key update`.execute(database);
  return rows[0];
}

/** Does a program of this school that the person studies end today or later (or never)? */
async function hasCurrentProgram(database: Database, userId: string, schoolId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from candidate_profile c
    join candidate_study e on e.candidate_id = c.id
    join study_program p on p.id = e.study_program_id
    where c.user_id = ${userId}::uuid and p.school_id = ${schoolId}
      -- The first of a month stands for that month, as the month picker says it.
      and (e.end_on is null or case when extract(day from e.end_on) = 1
        then e.end_on + interval '1 month' > ${now.toISOString().slice(0, 10)}::date
        else e.end_on >= ${now.toISOString().slice(0, 10)}::date end)
    limit 1`.execute(database);
  return rows.length > 0;
}

/**
 * Moves a locked connection (`ensureConnection`, `lockConnection`) in this transaction, writes its history, and tells the person (by news,
 * and by mail of what others decided) and the school's staff. Returns the state it has then.
 * @throws Problem verification.wrong_state, verification.program_current, verification.too_late, EmailNotAvailable
 */
export async function moveConnection(
  database: Database,
  connection: ConnectionRow,
  action: VerificationAction,
  actor: MoveActor,
  now: Date,
  words: MoveWords = {},
  options: MoveOptions = {},
): Promise<VerificationState> {
  const facts: ConnectionFacts = {
    state: connection.state,
    hasStudentEmail: connection.student_email !== null,
    hasQuestion: connection.question !== '' && connection.answer === '',
    hasCurrentProgram: action === 'ignore' && (await hasCurrentProgram(database, connection.user_id, connection.school_id, now)),
    last:
      connection.last_action && connection.last_action_at
        ? { action: connection.last_action as VerificationAction, at: connection.last_action_at }
        : null,
  };
  const decision = verificationMove(action, facts, now);
  if (!decision.ok) throw new Problem(PROBLEMS[decision.reason]);
  const { to } = decision;
  const actorId = actor.kind === 'platform' ? null : actor.userId;
  try {
    await database
      .updateTable('school_connection')
      .set({
        ...changes(action, words, now),
        state: to,
        last_action: action,
        last_action_at: now,
        updated_at: now,
        ...(to === 'verified' ? {} : { verified_at: null, expires_at: null }),
        ...(to === 'pending' ? {} : { assigned_to: null }),
        ...(actor.kind === 'staff' ? { decided_by: actorId } : {}),
      })
      .where('id', '=', connection.id)
      .execute();
  } catch (error) {
    // Somebody else proved this address a moment ago.
    if ((error as { code?: string }).code === '23505') throw new Problem('EmailNotAvailable', { cause: error });
    throw error;
  }
  if (action === 'request') await forgetRequestFile(database, connection.id);
  else if (to !== 'pending') await eraseRequestFile(database, connection.id, now);
  const eventId = newId();
  await database
    .insertInto('school_connection_event')
    .values({
      id: eventId,
      connection_id: connection.id,
      school_id: connection.school_id,
      at: now,
      actor_id: actorId,
      action,
      from_state: connection.state,
      to_state: to,
      method: words.method ?? connection.method,
      note: words.text ?? '',
    })
    .execute();
  const payload = { connectionId: connection.id, schoolId: connection.school_id, state: to, action };
  await recordNews(database, [
    { kind: 'connection.changed', subject: `user:${connection.user_id}`, payload },
    { kind: 'connection.changed', subject: `school:${connection.school_id}`, payload },
  ]);
  if (options.mail ?? actor.kind !== 'candidate') await orderMoveMail(database, { connection, action, text: words.text ?? '', eventId });
  if (actor.kind !== 'candidate' || action === 'prove') {
    const subject = `user:${connection.user_id}`;
    await recordAudit(database, {
      at: now,
      actorId,
      action: `connection.${action as AuditedMove}` as const,
      subject,
      schoolId: connection.school_id,
    });
  }
  return to;
}

/** Ends a locked proof whose validity has passed, before the sweep comes to it. Gives the connection as it is then. */
export async function endIfOver(database: Database, connection: ConnectionRow, now: Date): Promise<ConnectionRow> {
  const { state, expires_at: expiresAt } = connection;
  if (state !== 'verified' || isVerifiedNow({ state, expiresAt }, now)) return connection;
  const ended = await moveConnection(database, connection, 'expire', { kind: 'platform' }, now);
  return { ...connection, state: ended, expires_at: null, last_action: 'expire', last_action_at: now };
}

/** What an action writes beside the state. */
function changes(action: VerificationAction, words: MoveWords, now: Date) {
  const text = words.text ?? '';
  switch (action) {
    case 'request': {
      const email = words.studentEmail ?? null;
      return {
        method: words.method ?? null,
        student_email: email,
        student_email_folded: email === null ? null : foldedEmail(email),
        message: text,
        question: '',
        answer: '',
        reason_code: null,
        reason: '',
        requested_at: now,
      };
    }
    case 'prove':
      return {
        ...(words.method ? { method: words.method } : {}),
        ...(words.studentEmail ? { student_email: words.studentEmail, student_email_folded: foldedEmail(words.studentEmail) } : {}),
        verified_at: now,
        expires_at: words.expiresAt ?? null,
        reason_code: null,
        reason: '',
      };
    case 'approve':
      return { verified_at: now, expires_at: words.expiresAt ?? null };
    case 'extend':
      return { expires_at: words.expiresAt ?? null };
    case 'askBack':
      return { question: text, answer: '' };
    case 'answer':
      return { answer: text };
    case 'reject':
      return { reason_code: 'rejected', reason: text };
    case 'revoke':
      return { reason_code: 'revoked', reason: text };
    case 'expire':
      return { reason_code: 'expired', reason: '' };
    case 'undoReject':
      return { reason_code: null, reason: '' };
    default:
      return {};
  }
}
