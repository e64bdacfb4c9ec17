// Mails of the demo world that failed.
import type { Insertable } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';
import type { OutgoingMail } from '../database/tables.gen.ts';

/** Writes mails as sending them would have left them. */
export async function seedFailedMails(transaction: DatabaseTransaction, mails: readonly Insertable<OutgoingMail>[]): Promise<void> {
  await transaction.insertInto('outgoing_mail').values(mails).execute();
}
