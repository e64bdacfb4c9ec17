// How many ways to sign in a person has: nobody may remove the last one.
import type { Database } from '../../kernel/database/database.ts';
import type { OwnUserId } from './access.ts';

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
