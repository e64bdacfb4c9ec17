// Changes of a person's row by features above. What they may write was checked by them; whose row it is, they hold.
import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { AppUser } from '../../../kernel/database/tables.gen.ts';
import { endSessions } from '../sessions/commands.ts';

/** What a person says of themselves. Sign-ins, state and deletion have commands of their own. */
export type OwnColumns = Pick<
  Updateable<AppUser>,
  | 'avatar'
  | 'contact_email'
  | 'contact_email_set_at'
  | 'first_name'
  | 'gender'
  | 'last_name'
  | 'locale'
  | 'newsletter_consent_at'
  | 'phone_number'
  | 'time_zone'
>;

/** Writes fields of somebody who is there. */
export function writePerson(database: Database, userId: string, columns: OwnColumns, now: Date): Promise<Selectable<AppUser>> {
  return database
    .updateTable('app_user')
    .set({ ...columns, updated_at: now })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives the account a proven address. Another one's throws what the database says of it: a unique violation. */
export async function moveAddress(
  database: Database,
  userId: string,
  address: { email: string; folded: string },
  now: Date,
): Promise<void> {
  await database
    .updateTable('app_user')
    .set({ email: address.email, email_folded: address.folded, email_verified_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Takes the place of the hash that was read; false where it was changed meanwhile. Links that would reset the password end. */
export async function replacePassword(
  transaction: Database,
  person: { id: string; password_hash: string | null },
  hash: string,
  now: Date,
): Promise<boolean> {
  const changed = await transaction
    .updateTable('app_user')
    .set({ password_hash: hash, password_changed_at: now, updated_at: now })
    .where('id', '=', person.id)
    .where('password_hash', 'is not distinct from', person.password_hash)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await transaction.deleteFrom('mail_token').where('user_id', '=', person.id).where('purpose', '=', 'reset').execute();
  return true;
}

/** Sets when the account is erased; false where it is set already, and stays. */
export async function beginDeletion(transaction: Database, userId: string, dueAt: Date, now: Date): Promise<boolean> {
  const begun = await transaction
    .updateTable('app_user')
    .set({ deletion_requested_at: now, deletion_due_at: dueAt, updated_at: now })
    .where('id', '=', userId)
    .where('deletion_due_at', 'is', null)
    .executeTakeFirst();
  return begun.numUpdatedRows > 0n;
}

/** Erases an account now whose deletion waits. */
export async function hastenDeletion(transaction: Database, userId: string, now: Date): Promise<void> {
  await transaction.updateTable('app_user').set({ deletion_due_at: now, updated_at: now }).where('id', '=', userId).execute();
}

/** Keeps the account; gives its row, or undefined where no deletion waits or it has begun. */
export function keepAccount(database: Database, userId: string, now: Date): Promise<Selectable<AppUser> | undefined> {
  return (
    database
      .updateTable('app_user')
      .set({ deletion_requested_at: null, deletion_due_at: null, updated_at: now })
      .where('id', '=', userId)
      .where('deletion_due_at', 'is not', null)
      // The erasing suspends an account first: from then on there is no way back. Before its time an account may be suspended by staff.
      .where((where) => where.or([where('status', '=', 'active'), where('deletion_due_at', '>', now)]))
      .returningAll()
      .executeTakeFirst()
  );
}

/** Ends what lives, and nothing new can begin: the person is about to be erased. */
export async function closeAccount(transaction: Database, userId: string, now: Date): Promise<void> {
  await transaction.updateTable('app_user').set({ status: 'suspended' }).where('id', '=', userId).execute();
  await endSessions(transaction, { userId }, 'deletion', now);
}

/** The row goes, and all that cascades. */
export async function removePerson(transaction: Database, userId: string): Promise<void> {
  await transaction.deleteFrom('app_user').where('id', '=', userId).execute();
}
