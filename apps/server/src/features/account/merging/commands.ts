// Merges two accounts of one person, undoes it for a week, and forgets what was left when the week is over. Each is one transaction that
// locks both accounts first: what is moved is what was shown, an undo gives back exactly what moved, and each is done once.
// @rule account.19, account.20, account.21, account.22
import { MERGE_UNDO_DAYS, mergeRefusal } from '@fairway/rules/account-merging';
import { recordAudit } from '../../../kernel/audit.ts';
import { enqueueJob } from '../../../kernel/background/background.ts';
import type { Database, DatabaseTransaction } from '../../../kernel/database/database.ts';
import type { PersonMergeHook } from '../../../kernel/feature.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { orderMail } from '../../../kernel/mail/outgoing.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { Eraser } from '../../../kernel/personal-data.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { closeMerged, forgetMerged, lockPair, reopenMerged } from '../../identity/merging/commands.ts';
import { lockPerson, type Person } from '../../identity/people/queries.ts';
import { addressedTo } from '../queries.ts';
import { handBack, handOver } from './handover.ts';
import { countKinds, findOpenMerge, isToDo, type MergedPair, markOf, readMergedAccount, stepsOf } from './queries.ts';

export const FINISH_MERGE = 'account.finish-merge';
const finishingJobKey = (sourceId: string) => `${FINISH_MERGE}:${sourceId}`;

export type MergeBy = { actorId: string; now: Date; keys: SessionKeys; tenantId: number };

/** Gives the sessions that ended. @throws Problem not_found, users.not_mergeable, users.merge_changed */
export async function mergeAccounts(
  transaction: Database,
  hooks: readonly PersonMergeHook[],
  { mark, ...pair }: MergedPair & { mark: string },
  by: MergeBy,
): Promise<string[]> {
  const { source, target } = await lockBoth(transaction, pair);
  const { now } = by;
  if (mergeRefusal(await readMergedAccount(transaction, source), await readMergedAccount(transaction, target)))
    throw new Problem('users.not_mergeable');
  const kinds = await countKinds(transaction, hooks, pair);
  if (markOf(kinds) !== mark) throw new Problem('users.merge_changed');
  const id = newId();
  const undoUntil = new Date(now.getTime() + MERGE_UNDO_DAYS * 86_400_000);
  await transaction
    .insertInto('account_merge')
    .values({ id, source_id: source.id, target_id: target.id, merged_at: now, undo_until: undoUntil })
    .execute();
  // Before anything moves: a connection to a school is handed over only along this way.
  const ended = await closeMerged(transaction, pair, now);
  for (const step of await stepsOf(transaction, hooks, pair)) if (isToDo(step)) await handOver(transaction, id, step.column, step.handover);
  for (const { ran } of hooks) await ran?.(transaction, { ...pair, now });
  await enqueueJob(transaction, FINISH_MERGE, { sourceId: source.id }, { key: finishingJobKey(source.id), runAt: undoUntil });
  await tellBoth(transaction, 'merged', { source, target }, by, { undoUntil: undoUntil.toISOString() });
  return ended;
}

/** @throws Problem not_found, users.no_merge */
export async function undoMerge(transaction: Database, hooks: readonly PersonMergeHook[], sourceId: string, by: MergeBy): Promise<void> {
  const known = await findOpenMerge(transaction, sourceId);
  if (!known) throw new Problem('users.no_merge');
  const pair = { sourceId, targetId: known.target_id };
  const { source, target } = await lockBoth(transaction, pair);
  const merge = await findOpenMerge(transaction, sourceId);
  // Who asked to be deleted meanwhile is deleted with both: an account that comes back now would begin with half of what it had.
  if (!merge || merge.undo_until <= by.now || target.deletion_due_at) throw new Problem('users.no_merge');
  for (const step of (await stepsOf(transaction, hooks, pair)).reverse())
    if ('moves' in step.column) await handBack(transaction, merge.id, step.column, step.handover);
  await reopenMerged(transaction, sourceId, by.now);
  await transaction.deleteFrom('account_merge').where('id', '=', merge.id).execute();
  for (const { ran } of hooks) await ran?.(transaction, { ...pair, now: by.now });
  await tellBoth(transaction, 'merge_undone', { source, target }, by);
}

export type FinishingServices = { database: Database; now: Date; erasers: readonly Eraser[] };

/** Erases what was left of a merged account once it cannot be undone, but for its address. False: nothing to do, or not yet. */
export async function finishMerge({ database, now, erasers }: FinishingServices, sourceId: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const source = await lockPerson(transaction, sourceId);
    const merge = await findOpenMerge(transaction, sourceId);
    if (!source || !merge || merge.undo_until > now) return false;
    await eraseRest(transaction, source, erasers);
    await forgetMerged(transaction, sourceId);
    await recordAudit(transaction, { actorId: null, action: 'user.merge_finished', subject: `user:${sourceId}`, at: now });
    return true;
  });
}

const eraseRest = async (transaction: DatabaseTransaction, { id, email_folded }: Person, erasers: readonly Eraser[]) => {
  for (const eraser of erasers) await eraser(transaction, { userId: id, emailFolded: email_folded });
};

type Pair = { source: Person; target: Person };

async function lockBoth(transaction: Database, { sourceId, targetId }: MergedPair): Promise<Pair> {
  const rows = await lockPair(transaction, [sourceId, targetId]);
  const [source, target] = [sourceId, targetId].map((id) => rows.find((row) => row.id === id));
  if (!source || !target) throw new Problem('not_found');
  return { source, target };
}

/** A line of the audit on each, news of each, and a mail to both addresses: whoever is not the same person learns it there. */
async function tellBoth(
  transaction: Database,
  what: 'merged' | 'merge_undone',
  { source, target }: Pair,
  { actorId, now, keys, tenantId }: MergeBy,
  parameters: Record<string, string> = {},
): Promise<void> {
  for (const [person, other] of [
    [source, target],
    [target, source],
  ] as const) {
    const subject = `user:${person.id}`;
    const detail = { [person === source ? 'into' : 'from']: other.id };
    await recordAudit(transaction, { actorId, action: `user.${what}`, subject, detail, at: now });
    await recordNews(transaction, [{ kind: `user.${what}`, subject }]);
    await orderMail(transaction, keys, {
      key: `account_${what}:${newId()}`,
      kind: `account_${what}`,
      ...addressedTo(person),
      tenantId: person.tenant_id ?? tenantId,
      parameters: { firstName: person.first_name, merged: source.email, kept: target.email, ...parameters },
      ...(what === 'merged' ? {} : { link: '/login' }),
    });
  }
}
