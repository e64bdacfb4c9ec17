// Who of the staff has a request. It keeps two from looking into the same one; it keeps nobody from deciding.
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { ManagedSchoolId, StudentScope } from '../../schools/access.ts';
import { listColleagues } from '../../schools/members/queries.ts';
import { type ConnectionRow, lockConnection } from '../commands.ts';

/** Who decides, at which school. */
export type Decider = { schoolId: ManagedSchoolId; scope: StudentScope; userId: string; now: Date };

/** @throws Problem not_found, verification.wrong_state, verification.taken, verification.no_colleague */
export async function assignRequest(
  transaction: Database,
  by: Decider,
  id: string,
  { userId, from }: { userId: string | null; from: string | null },
): Promise<void> {
  const connection = await lockPending(transaction, by, id);
  const has = connection.assigned_to;
  if (has === userId) return;
  if (has !== from) throw new Problem('verification.taken');
  // Administrators of the platform may take one themselves.
  const isAllowed =
    userId === null ||
    userId === by.userId ||
    (await listColleagues(transaction, by.schoolId, { student: connection.user_id })).some((one) => one.userId === userId);
  if (!isAllowed) throw new Problem('verification.no_colleague');
  await write(transaction, by, connection, userId);
}

/** The caller has it, unless somebody else does. @throws Problem not_found, verification.wrong_state, verification.taken */
export async function takeRequest(transaction: Database, by: Decider, id: string): Promise<void> {
  await assignRequest(transaction, by, id, { userId: by.userId, from: null });
}

/** Gives back what the caller has. @throws Problem not_found, verification.wrong_state, verification.taken */
export async function releaseRequest(transaction: Database, by: Decider, id: string): Promise<void> {
  await assignRequest(transaction, by, id, { userId: null, from: by.userId });
}

async function lockPending(transaction: Database, by: Decider, id: string): Promise<ConnectionRow> {
  const connection = await lockConnection(transaction, id, by.scope);
  if (connection.state !== 'pending') throw new Problem('verification.wrong_state');
  return connection;
}

async function write(transaction: Database, by: Decider, { id, user_id }: ConnectionRow, userId: string | null): Promise<void> {
  await transaction.updateTable('school_connection').set({ assigned_to: userId }).where('id', '=', id).execute();
  const { schoolId, now: at } = by;
  const payload = { connectionId: id, schoolId, state: 'pending', action: userId === null ? 'release' : 'take' } as const;
  // Who it is with inside the school is nothing to the candidate.
  await recordNews(transaction, [{ kind: 'connection.changed', subject: `school:${schoolId}`, payload }]);
  const action = `connection.${payload.action}` as const;
  const detail = userId === null ? {} : { assignee: userId };
  await recordAudit(transaction, { at, actorId: by.userId, action, subject: `user:${user_id}`, schoolId, detail });
}
