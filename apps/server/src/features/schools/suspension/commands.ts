// A school is suspended and resumed. Nothing else of it changes, so it comes back whole. A school is never suspended whose own host the platform
// stands on. What rests reads `suspended_at` with each call; only hosts are kept, for a second.
// @rule schools.10
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { schoolMustAnswer } from '../../tenants/suspension/commands.ts';

type Change = { actorId: string; now: Date };

/** `hereId`: the tenant of this request. @throws Problem not_found, schools.never_suspended */
export async function suspendSchool(
  transaction: Database,
  id: number,
  reason: string,
  change: Change,
  at: { baseUrl: string; hereId: number },
): Promise<void> {
  // Before the school: whoever changes a tenant locks in this order too.
  const mustAnswer = await schoolMustAnswer(transaction, id, at);
  if (await isSuspended(transaction, id)) return;
  if (mustAnswer) throw new Problem('schools.never_suspended');
  await write(transaction, id, { suspended_at: change.now, suspension_reason: reason }, change, reason);
}

/** @throws Problem not_found */
export async function resumeSchool(transaction: Database, id: number, change: Change): Promise<void> {
  if (!(await isSuspended(transaction, id))) return;
  await write(transaction, id, { suspended_at: null, suspension_reason: null }, change);
}

async function isSuspended(transaction: Database, id: number): Promise<boolean> {
  const row = await transaction.selectFrom('school').select('suspended_at').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row.suspended_at !== null;
}

async function write(
  transaction: Database,
  id: number,
  state: { suspended_at: Date | null; suspension_reason: string | null },
  { actorId, now }: Change,
  reason?: string,
): Promise<void> {
  const subject = `school:${id}`;
  await transaction
    .updateTable('school')
    .set({ ...state, updated_at: now })
    .where('id', '=', id)
    .execute();
  await recordAudit(transaction, {
    actorId,
    action: state.suspended_at ? 'school.suspended' : 'school.resumed',
    subject,
    schoolId: id,
    ...(reason !== undefined && { detail: { reason } }),
    at: now,
  });
  await recordNews(transaction, [{ kind: 'school.changed', subject }]);
}
