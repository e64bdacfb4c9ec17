// What a merge does to the accounts themselves: the one that is merged away is suspended and leads to the other, its sessions and links end.
// Undone, it is what it was but for those. When it no longer can be, only its address is left, as a way to the other.
// @rule account.20, account.22
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { AppUser } from '../../../kernel/database/tables.gen.ts';
import { endSessions } from '../sessions/commands.ts';

/** Gives the sessions that ended, for the node's own list. */
export async function closeMerged(
  transaction: Database,
  { sourceId, targetId }: { sourceId: string; targetId: string },
  now: Date,
): Promise<string[]> {
  await transaction
    .updateTable('app_user')
    .set({ status: 'suspended', merged_into: targetId, updated_at: now })
    .where('id', '=', sourceId)
    .execute();
  await transaction.deleteFrom('mail_token').where('user_id', '=', sourceId).execute();
  return endSessions(transaction, { userId: sourceId }, 'administrator', now);
}

/** The account is what it was: its own way in, without the sessions of before. */
export async function reopenMerged(transaction: Database, sourceId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('app_user')
    .set({ status: 'active', merged_into: null, updated_at: now })
    .where('id', '=', sourceId)
    .execute();
}

/** Forgets what is left of a merged account, with all that goes with its row, and keeps its address as a way to the other. */
export async function forgetMerged(transaction: Database, sourceId: string): Promise<void> {
  const gone = await transaction
    .deleteFrom('app_user')
    .where('id', '=', sourceId)
    .where('merged_into', 'is not', null)
    .returning(['id', 'email', 'email_folded', 'email_verified_at', 'merged_into', 'locale', 'tenant_id', 'created_at', 'updated_at'])
    .executeTakeFirst();
  if (gone)
    await transaction
      .insertInto('app_user')
      .values({ ...gone, status: 'suspended' })
      .execute();
}

/** Accounts that lead to this one, which are erased with it. */
export function listMergedInto(database: Database, userId: string): Promise<Pick<Selectable<AppUser>, 'id' | 'email' | 'email_folded'>[]> {
  return database.selectFrom('app_user').select(['id', 'email', 'email_folded']).where('merged_into', '=', userId).orderBy('id').execute();
}

/** Both rows, locked in one order, so that two merges never wait for each other. */
export async function lockPair(transaction: Database, ids: readonly string[]): Promise<Selectable<AppUser>[]> {
  return transaction
    .selectFrom('app_user')
    .selectAll()
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}
