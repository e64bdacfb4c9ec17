// People whole, for the account, which is theirs. Others read the view `identity_person`.
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { AppUser } from '../../../kernel/database/tables.gen.ts';

export type Person = Selectable<AppUser>;

export function findPerson(database: Database, userId: string): Promise<Person | undefined> {
  return database.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirst();
}

/** The row, locked until the transaction ends. */
export function lockPerson(transaction: Database, userId: string): Promise<Person | undefined> {
  return transaction.selectFrom('app_user').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
}

/** Whose address it is. */
export function findOwner(database: Database, emailFolded: string): Promise<Person | undefined> {
  return database.selectFrom('app_user').selectAll().where('email_folded', '=', emailFolded).executeTakeFirst();
}

/** Accounts that should have been erased by then, the longest due first. */
export async function listDueDeletions(database: Database, until: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('app_user')
    .select('id')
    .where('deletion_due_at', '<=', until)
    .orderBy('deletion_due_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** How somebody can sign in besides a password. */
export async function readWays(database: Database, userId: string) {
  const { rows } = await sql<{ providers: string[]; passkeys: number; authenticator: boolean }>`
    select array(select provider from external_identity where user_id = ${userId}::uuid order by provider) as providers,
      (select count(*)::int from passkey where user_id = ${userId}::uuid) as passkeys,
      exists (select from authenticator where user_id = ${userId}::uuid and confirmed_at is not null) as authenticator`.execute(database);
  return rows[0] ?? { providers: [], passkeys: 0, authenticator: false };
}

/** The zone in which somebody reads times; undefined for UTC, which is what a person has who never said where they are. */
export async function findReaderZone(database: Database, userId: string): Promise<string | undefined> {
  const row = await database.selectFrom('app_user').select('time_zone').where('id', '=', userId).executeTakeFirst();
  return row?.time_zone === 'UTC' ? undefined : row?.time_zone;
}
