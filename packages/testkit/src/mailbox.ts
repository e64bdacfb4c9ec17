// The mails that were ordered, with their links opened: what a person would find in the mailbox.
import { sql } from 'kysely';
import type { Database } from '../../../apps/server/src/kernel/database/database.ts';
import { LINK_PARAMETER, LINK_PURPOSE } from '../../../apps/server/src/kernel/mail/outgoing.ts';
import { sessionKeys } from '../../../apps/server/src/kernel/session/keys.ts';
import { TEST_SECRET } from './test-app.ts';

export type OrderedMail = {
  kind: string;
  recipient: string;
  recipientName: string;
  locale: string;
  userId: string | null;
  parameters: Record<string, unknown>;
  /** Path behind the locale; empty without one. */
  link: string;
  /** Value of `token` in the link; empty without one. */
  token: string;
};

/** Mails to an address, oldest first; of one kind when it is given. */
export async function mailsTo(database: Database, recipient: string, kind?: string): Promise<OrderedMail[]> {
  const keys = sessionKeys(TEST_SECRET);
  let query = database
    .selectFrom('outgoing_mail')
    .select(['kind', 'recipient', 'recipient_name', 'locale', 'user_id', 'parameters'])
    .where(sql<string>`lower(recipient)`, '=', recipient.toLowerCase())
    .orderBy('id');
  if (kind) query = query.where('kind', '=', kind);
  const rows = await query.execute();
  return rows.map((row) => {
    const { [LINK_PARAMETER]: sealed, ...parameters } = row.parameters as Record<string, unknown>;
    const link = typeof sealed === 'string' ? (keys.open(LINK_PURPOSE, Buffer.from(sealed, 'base64url')) ?? '') : '';
    return {
      kind: row.kind,
      recipient: row.recipient,
      recipientName: row.recipient_name,
      locale: row.locale,
      userId: row.user_id,
      parameters,
      link,
      token: /[?&]token=([^&]+)/.exec(link)?.[1] ?? '',
    };
  });
}

/** The last mail to an address. @throws Error when there is none */
export async function lastMail(database: Database, recipient: string, kind?: string): Promise<OrderedMail> {
  const last = (await mailsTo(database, recipient, kind)).at(-1);
  if (!last) throw new Error(`No mail${kind ? ` of the kind ${kind}` : ''} to ${recipient}`);
  return last;
}
