// What a candidate does with a connection besides asking: cancel, ignore, need it again, answer.
import { type VerificationAction, verificationState } from '@fairway/rules/verification';
import { messageHindrance, tidyMessage } from '@fairway/rules/verification-request';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { OwnUserId } from '../identity/access.ts';
import { type ConnectionRow, endIfOver, lockConnection, moveConnection } from './commands.ts';
import { refuseResting } from './queries.ts';

type Own = { userId: OwnUserId; now: Date };
type Moved = { id: string; code: 'Cancelled' | 'Ignored' | 'NeedsVerification' | 'Answered' };

/** Cancels a pending verification. @throws Problem not_found, verification.wrong_state */
export async function cancelVerification(transaction: Database, own: Own, schoolId: number): Promise<Moved> {
  const connection = await getOwn(transaction, own, schoolId);
  return move(transaction, own, connection, 'cancel', 'Cancelled');
}

/**
 * Ignores the verification of a school, or needs it again, in any spelling. What is so already stays so.
 * @throws Problem not_found, verification.wrong_state, verification.program_current
 */
export async function setOwnState(transaction: Database, own: Own, schoolId: number, spelling: string): Promise<Moved> {
  const wanted = verificationState(spelling);
  // Only a proof or staff make it verified, only a request makes it pending.
  if (wanted !== 'ignored' && wanted !== 'needVerification') throw new Problem('verification.wrong_state');
  const connection = await getOwn(transaction, own, schoolId);
  const code = wanted === 'ignored' ? 'Ignored' : 'NeedsVerification';
  if (connection.state === wanted) return { id: connection.id, code };
  const action = wanted === 'ignored' ? 'ignore' : connection.state === 'pending' ? 'cancel' : 'unignore';
  return move(transaction, own, connection, action, code);
}

/** Answers what staff asked back. @throws Problem not_found, verification.wrong_state, verification.school_rests, verification.message_missing, verification.message_long */
export async function answerQuestion(transaction: Database, own: Own, id: string, typed: string): Promise<Moved> {
  const answer = tidyMessage(typed);
  const connection = await lockConnection(transaction, id, { userId: own.userId });
  const hindrance = messageHindrance(answer);
  if (hindrance) throw new Problem(hindrance);
  await refuseResting(transaction, connection.school_id);
  return move(transaction, own, connection, 'answer', 'Answered', answer);
}

async function move(
  transaction: Database,
  { userId, now }: Own,
  connection: ConnectionRow,
  action: VerificationAction,
  code: Moved['code'],
  text?: string,
): Promise<Moved> {
  const words = text === undefined ? {} : { text };
  await moveConnection(transaction, connection, action, { kind: 'candidate', userId }, now, words);
  return { id: connection.id, code };
}

/** The connection of the caller with a school, locked. @throws Problem not_found */
async function getOwn(transaction: Database, { userId, now }: Own, schoolId: number): Promise<ConnectionRow> {
  const row = await transaction
    .selectFrom('school_connection')
    .select('id')
    .where('user_id', '=', userId)
    .where('school_id', '=', schoolId)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return endIfOver(transaction, await lockConnection(transaction, row.id, { userId }), now);
}
