// The providers connected to one's own account, and disconnecting one: never the last way to sign in.
import type { Provider } from '@fairway/contract/social';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { OwnUserId } from '../access.ts';

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

/** Ways to sign in that a person has: a password, passkeys, providers. */
export async function countWaysToSignIn(database: Database, userId: OwnUserId): Promise<number> {
  // The row is held, so that two removals at once cannot both believe that the other way stays.
  const person = await database.selectFrom('app_user').select('password_hash').where('id', '=', userId).forUpdate().executeTakeFirst();
  const count = async (table: 'passkey' | 'external_identity') => {
    const row = await database
      .selectFrom(table)
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  return (person?.password_hash ? 1 : 0) + (await count('passkey')) + (await count('external_identity'));
}

/** @throws Problem not_found, account.last_sign_in */
export async function disconnect(database: Database, userId: OwnUserId, provider: Provider): Promise<void> {
  const ways = await countWaysToSignIn(database, userId);
  const row = await database
    .deleteFrom('external_identity')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .returning('provider')
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  if (ways <= 1) throw new Problem('account.last_sign_in');
}
