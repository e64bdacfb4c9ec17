// The queue of deletions in the hands of administrators: carrying one out before its time, and stopping one that has not begun.
// @spec 9 "Account deletion up to 72 hours", decision 18
import { recordAudit } from '../../../kernel/audit.ts';
import { enqueueJob } from '../../../kernel/background/background.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { signedIn } from '../../identity/access.ts';
import { endLinks } from '../../identity/links.ts';
import type { IdentityServices } from '../../identity/services.ts';
import { ERASE_ACCOUNT, erasingJobKey, undoDeletion } from '../deletion.ts';

/** Begins the erasing now: sessions end, and the person goes when no token of theirs lives any more. @throws Problem users.no_deletion */
export async function carryOutDeletion({ database, clock, actor }: Call, userId: string): Promise<void> {
  const now = clock.now();
  const row = await database.selectFrom('app_user').select('deletion_due_at').where('id', '=', userId).forUpdate().executeTakeFirst();
  if (!row?.deletion_due_at) throw new Problem('users.no_deletion');
  if (row.deletion_due_at > now) {
    const columns = { deletion_due_at: now, updated_at: now };
    await database.updateTable('app_user').set(columns).where('id', '=', userId).execute();
  }
  await endLinks(database, userId, ['recover']);
  await enqueueJob(database, ERASE_ACCOUNT, { userId }, { key: erasingJobKey(userId), runAt: now });
  const actorId = actor.kind === 'user' ? actor.userId : null;
  await recordAudit(database, { actorId, action: 'user.deletion_carried_out', subject: `user:${userId}`, at: now });
}

/** Stops a deletion that has not begun; the person is told. @throws Problem users.no_deletion */
export async function stopDeletion(call: Call, services: IdentityServices, userId: string): Promise<void> {
  const now = call.clock.now();
  if (!(await undoDeletion(call, services, userId, now))) throw new Problem('users.no_deletion');
  await recordAudit(call.database, { actorId: signedIn(call).userId, action: 'user.deletion_stopped', subject: `user:${userId}`, at: now });
}
