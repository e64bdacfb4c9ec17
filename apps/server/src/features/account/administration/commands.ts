// The queue of deletions in the hands of administrators: carrying one out before its time, and stopping one that has not begun.
// @rule account.17
import { recordAudit } from '../../../kernel/audit.ts';
import { enqueueJob } from '../../../kernel/background/background.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { signedIn } from '../../identity/access.ts';
import { endLinks } from '../../identity/links.ts';
import { hastenDeletion } from '../../identity/people/commands.ts';
import { lockPerson } from '../../identity/people/queries.ts';
import type { IdentityServices } from '../../identity/services.ts';
import { ERASE_ACCOUNT, erasingJobKey, undoDeletion } from '../deletion.ts';

/** Begins the erasing now: sessions end, and the person goes when no token of theirs lives any more. @throws Problem users.no_deletion */
export async function carryOutDeletion({ database, clock, actor }: ApiRequest, userId: string): Promise<void> {
  const now = clock.now();
  const row = await lockPerson(database, userId);
  if (!row?.deletion_due_at) throw new Problem('users.no_deletion');
  if (row.deletion_due_at > now) await hastenDeletion(database, userId, now);
  await endLinks(database, userId, ['recover']);
  await enqueueJob(database, ERASE_ACCOUNT, { userId }, { key: erasingJobKey(userId), runAt: now });
  const actorId = actor.kind === 'user' ? actor.userId : null;
  await recordAudit(database, { actorId, action: 'user.deletion_carried_out', subject: `user:${userId}`, at: now });
}

/** Stops a deletion that has not begun; the person is told. @throws Problem users.no_deletion */
export async function stopDeletion(request: ApiRequest, services: IdentityServices, userId: string): Promise<void> {
  const now = request.clock.now();
  if (!(await undoDeletion(request, services, userId, now))) throw new Problem('users.no_deletion');
  await recordAudit(request.database, {
    actorId: signedIn(request).userId,
    action: 'user.deletion_stopped',
    subject: `user:${userId}`,
    at: now,
  });
}
