// The providers connected to one's own account, and disconnecting one: never the last way to sign in.
import type { Provider } from '@fairway/contract/identity/social';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { OwnUserId } from '../access.ts';
import { countWaysToSignIn } from '../ways-to-sign-in.ts';

export async function listConnected(database: Database, userId: OwnUserId) {
  const rows = await database
    .selectFrom('external_identity')
    .select(['provider', 'email', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute();
  return rows.map((row) => ({
    provider: row.provider as Provider,
    email: row.email,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }));
}

/** @throws Problem not_found, account.last_sign_in */
export async function disconnect(database: Database, userId: OwnUserId, provider: Provider, now: Date): Promise<void> {
  const ways = await countWaysToSignIn(database, userId);
  const row = await database
    .deleteFrom('external_identity')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .returning('provider')
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  if (ways <= 1) throw new Problem('account.last_sign_in');
  const line = { at: now, actorId: userId, action: 'account.provider_disconnected', subject: `user:${userId}`, detail: { provider } };
  await recordAudit(database, line);
}
