// Decisions of career services. Each is a move of verification/commands.ts, which writes history, audit line, news and mail; here stands
// what staff may say with it and how many rows one call decides. A row that changed meanwhile is refused, never decided twice.

import { LIMITS } from '@fairway/rules/limits';
import { fullName } from '@fairway/rules/names';
import { tidyMessage } from '@fairway/rules/verification-request';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { type AdministeredSchoolId, findsStudent, type StudentScope } from '../../schools/access.ts';
import { advisingStaff } from '../../schools/members/queries.ts';
import { lockConnection, type MoveWords, moveConnection } from '../commands.ts';
import { proofEnd } from '../queries.ts';
import { type Decider, releaseRequest, takeRequest } from './assigning.ts';

const DAY_MS = 86_400_000;
const LAST_END_DAYS = 3660;

type Action = 'approve' | 'reject' | 'askBack' | 'revoke' | 'extend';

/** @throws Problem not_found, verification.wrong_state, EmailNotAvailable */
export async function approveRequest(transaction: Database, by: Decider, id: string): Promise<void> {
  const expiresAt = await proofEnd(transaction, by.schoolId, 'manual', by.now);
  await move(transaction, by, id, 'approve', { method: 'manual', expiresAt });
}

/** @throws Problem not_found, verification.wrong_state, verification.reason_missing, verification.message_long */
export async function rejectRequest(transaction: Database, by: Decider, id: string, typed: string): Promise<void> {
  await move(transaction, by, id, 'reject', { text: reasonOf(typed) });
}

/** @throws Problem not_found, verification.wrong_state, verification.message_missing, verification.message_long */
export async function askBack(transaction: Database, by: Decider, id: string, typed: string): Promise<void> {
  await move(transaction, by, id, 'askBack', { text: wordsOf(typed, 'verification.message_missing') });
}

/** @throws Problem not_found, verification.wrong_state, verification.reason_missing, verification.message_long */
export async function revokeVerification(transaction: Database, by: Decider, id: string, typed: string): Promise<void> {
  await move(transaction, by, id, 'revoke', { text: reasonOf(typed) });
}

/** Sets the last day (UTC) of a verification; null: without end. @throws Problem not_found, verification.wrong_state, verification.bad_end */
export async function extendVerification(transaction: Database, by: Decider, id: string, lastDay: string | null): Promise<void> {
  const expiresAt = lastDay === null ? null : new Date(Date.parse(lastDay) + DAY_MS);
  if (expiresAt && (expiresAt <= by.now || expiresAt.getTime() > by.now.getTime() + LAST_END_DAYS * DAY_MS))
    throw new Problem('verification.bad_end');
  await move(transaction, by, id, 'extend', { expiresAt });
}

/** Takes back the last approval or rejection. @throws Problem not_found, verification.wrong_state, verification.too_late */
export async function undoDecision(transaction: Database, by: Decider, id: string): Promise<void> {
  const connection = await lockConnection(transaction, id, by.scope);
  const action = connection.state === 'verified' ? 'undoApprove' : 'undoReject';
  await moveConnection(transaction, connection, action, { kind: 'staff', userId: by.userId }, by.now);
}

export type Refused = {
  id: string;
  name: string | null;
  code: 'not_found' | 'verification.wrong_state' | 'verification.too_late' | 'verification.taken' | 'EmailNotAvailable';
};
const REFUSALS: readonly string[] = [
  'not_found',
  'verification.wrong_state',
  'verification.too_late',
  'verification.taken',
  'EmailNotAvailable',
] satisfies Refused['code'][];

const DECIDE = { approve: approveRequest, undo: undoDecision, take: takeRequest, release: releaseRequest };
type Decision = 'reject' | keyof typeof DECIDE;

/**
 * Decides rows one by one, takes or gives them back, or takes decisions back, each in its own transaction, in the order given; the same id twice is one.
 * @throws Problem verification.reason_missing, verification.message_long (then nothing is decided)
 */
export async function decideRequests(
  database: Database,
  by: Decider,
  { ids, decision, reason }: { ids: readonly string[]; decision: Decision; reason: string },
): Promise<{ done: string[]; refused: Refused[] }> {
  if (decision === 'reject') reasonOf(reason);
  const done: string[] = [];
  const refused: Refused[] = [];
  for (const id of new Set(ids.map((one) => one.toLowerCase()))) {
    try {
      await database
        .transaction()
        .execute((transaction) =>
          decision === 'reject' ? rejectRequest(transaction, by, id, reason) : DECIDE[decision](transaction, by, id),
        );
      done.push(id);
    } catch (error) {
      if (!(error instanceof Problem) || !REFUSALS.includes(error.code)) throw error;
      refused.push({ id, name: await findName(database, by.scope, id), code: error.code as Refused['code'] });
    }
  }
  return { done, refused };
}

async function findName(database: Database, scope: StudentScope, id: string): Promise<string | null> {
  const row = await database
    .selectFrom('school_connection as c')
    .innerJoin('identity_person as u', 'u.id', 'c.user_id')
    .select(['u.first_name', 'u.last_name'])
    .where('c.id', '=', id)
    .where('c.school_id', '=', scope.schoolId)
    .where(findsStudent(scope, 'c.user_id'))
    .executeTakeFirst();
  return row ? fullName(row.first_name, row.last_name) : null;
}

async function move(transaction: Database, { scope, userId, now }: Decider, id: string, action: Action, words: MoveWords) {
  const connection = await lockConnection(transaction, id, scope);
  await moveConnection(transaction, connection, action, { kind: 'staff', userId }, now, words);
}

const reasonOf = (typed: string) => wordsOf(typed, 'verification.reason_missing');

function wordsOf(typed: string, missing: 'verification.reason_missing' | 'verification.message_missing'): string {
  const words = tidyMessage(typed);
  if (words === '') throw new Problem(missing);
  if ([...words].length > LIMITS.verificationMessage) throw new Problem('verification.message_long');
  return words;
}

/**
 * What somebody of the staff has is somebody else's then, where that colleague finds the student; else it waits for all. @rule staff.4
 * @returns how many requests
 */
export async function handOverRequests(
  transaction: Database,
  { schoolId }: { schoolId: AdministeredSchoolId },
  from: string,
  to: string | undefined,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`update school_connection c
    set assigned_to = (select u.id from identity_person u where u.id = ${to ?? null}::uuid
      and u.id in (${advisingStaff(schoolId, { student: sql`c.user_id` })}))
    where c.school_id = ${schoolId} and c.assigned_to = ${from}::uuid and c.state = 'pending' returning c.id`.execute(transaction);
  const payload = { schoolId, state: 'pending', action: to === undefined ? 'release' : 'take' } as const;
  await recordNews(
    transaction,
    rows.map(({ id }) => ({
      kind: 'connection.changed' as const,
      subject: `school:${schoolId}` as const,
      payload: { ...payload, connectionId: id },
    })),
  );
  return rows.length;
}
