// Mails that go before their time: with the person they were to, or with what they were about. What a mail job still waits for finds no row and
// ends.
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Mails to the person, by id and by address: some were written before there was an account. The mailbox of this machine forgets them too. */
export async function eraseMailsTo(database: Database, { userId, emailFolded }: { userId: string; emailFolded: string }): Promise<void> {
  const gone = await database
    .deleteFrom('outgoing_mail')
    .where((where) => where.or([where('user_id', '=', userId), where(sql`lower(recipient)`, '=', emailFolded)]))
    .returning('recipient')
    .execute();
  // Addresses that the person had before, too.
  const addresses = [emailFolded, ...gone.map(({ recipient }) => recipient.toLowerCase())];
  await database.deleteFrom('mailbox_message').where(sql`lower(recipient)`, 'in', addresses).execute();
}

/** Mails of an account that goes, whose address others may have too. */
export async function eraseMailsOf(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('outgoing_mail').where('user_id', '=', userId).execute();
}

/** By the keys that they were ordered with. */
export async function eraseMails(database: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await database.deleteFrom('outgoing_mail').where('key', 'in', keys).execute();
}

/** Those of a kind that were sent, or were ordered before and will not be. */
export async function eraseMailsOfKind(database: Database, kind: string, before: Date): Promise<void> {
  await database
    .deleteFrom('outgoing_mail')
    .where('kind', '=', kind)
    .where((where) => where.or([where('sent_at', 'is not', null), where('created_at', '<', before)]))
    .execute();
}
