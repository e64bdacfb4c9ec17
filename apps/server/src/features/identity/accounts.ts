// The person behind an address, as sign-in, registration and recovery need them.
import { foldedEmail } from '@fairway/rules/emails';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';

const COLUMNS = [
  'id', 'email', 'email_folded', 'email_verified_at', 'status', 'password_hash', 'first_name', 'last_name', 'locale', 'deletion_due_at',
] as const; // biome-ignore format: a list

/** Whose address it is: an account that was merged leads to the one that took it over. @rule account.20 */
export const ownerOf = (email: string) =>
  sql<string>`(select coalesce(owner.merged_into, owner.id) from app_user owner where owner.email_folded = ${foldedEmail(email)})`;

/** The person whose account address it is, however it is spelled. */
export function findPersonByEmail(database: Database, email: string) {
  return database.selectFrom('app_user').select(COLUMNS).where('id', '=', ownerOf(email)).executeTakeFirst();
}

/** A read of the account and its password hash, as a part of a larger statement. */
export function passwordByEmail(email: string): RawBuilder<{ id: string; password_hash: string | null }> {
  return sql`select id, password_hash from app_user where id = ${ownerOf(email)}`;
}

/** The person behind a link, unless it was sent to another address than the one they have now. */
export async function findPersonOfLink(database: Database, link: { userId: string; email: string }) {
  const person = await database.selectFrom('app_user').select(COLUMNS).where('id', '=', link.userId).executeTakeFirst();
  return person && person.email_folded === foldedEmail(link.email) ? person : undefined;
}

/** The same, locked until the transaction ends. */
export async function lockPersonOfLink(database: Database, link: { userId: string; email: string }) {
  const person = await lockPerson(database, link.userId);
  return person && person.email_folded === foldedEmail(link.email) ? person : undefined;
}

export function lockPerson(database: Database, userId: string) {
  return database.selectFrom('app_user').select(COLUMNS).where('id', '=', userId).forUpdate().executeTakeFirst();
}

export type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

/** Who else claims this address: as contact address, or as the one they are about to change to. Undefined when nobody does. */
export async function findClaimant(database: Database, email: string, now: Date): Promise<string | undefined> {
  const folded = foldedEmail(email);
  const contact = await database
    .selectFrom('app_user')
    .select('id')
    .where((where) => where(where.fn('lower', ['contact_email']), '=', folded))
    .where('contact_email', 'is not', null)
    .executeTakeFirst();
  if (contact) return contact.id;
  const pending = await database
    .selectFrom('mail_token')
    .select('user_id')
    .where((where) => where(where.fn('lower', ['email']), '=', folded))
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return pending?.user_id;
}
