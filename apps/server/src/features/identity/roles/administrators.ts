// The platform keeps an administrator: whoever takes the role from somebody, suspends them or lets them ask to be erased holds the lock of
// this file first. Of two who do it at once, one waits, and then is the last.
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';

/** Does this person administer the platform? */
export async function isAdministrator(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('user_role')
    .select('id')
    .where('user_id', '=', userId)
    .where('role', '=', 'Admin')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Demands an administrator besides this one who can sign in and has not asked to be erased; holds until the transaction ends.
 * @throws Problem users.last_administrator
 */
export async function requireAnotherAdministrator(transaction: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('fairway administrators'))`.execute(transaction);
  const other = await transaction
    .selectFrom('user_role as r')
    .innerJoin('app_user as u', 'u.id', 'r.user_id')
    .select('r.id')
    .where('r.role', '=', 'Admin')
    .where('u.status', '=', 'active')
    .where('u.deletion_due_at', 'is', null)
    .where('u.id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new Problem('users.last_administrator');
}
