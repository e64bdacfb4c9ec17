// Ordering a mail: one row in the transaction of the change that wants it, and a job that renders and sends it. The same key is the same
// mail, however often it is ordered. The secret of a link is sealed: neither a dump of the database nor the mail log opens anything.
import type { Locale } from '@fairway/rules/locales';
import { resendRefusal } from '@fairway/rules/operations';
import { sql } from 'kysely';
import { addJob, cancelJob, enqueueJob } from '../background/background.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { SessionKeys } from '../session/keys.ts';

export const SEND_MAIL = 'mail.send';
export const LINK_PURPOSE = 'mail-link';
/** Where the sealed links stand among the parameters. */
export const LINK_PARAMETER = 'sealedLink';
export const DECLINE_PARAMETER = 'sealedDecline';
/** Where an open path stands among the parameters: it holds no secret and is not sealed. */
export const PAGE_PARAMETER = 'page';
/** Whom an answer goes to, where that is not who runs the site: a name and an address. */
export const REPLY_PARAMETERS = { name: 'replyName', address: 'replyAddress' } as const;
/** A code to type in; like the links it leaves the row when the mail is sent. */
export const CODE_PARAMETER = 'code';

/** What opens something, and leaves the row when the mail ends. */
const SECRETS = [LINK_PARAMETER, DECLINE_PARAMETER, CODE_PARAMETER];

/** One waiting job a mail. */
export const mailJobKey = (id: string) => `${SEND_MAIL}:${id}`;

export type MailOrder = {
  /** Idempotency key: `verify:<token hash>`, `new_device:<session>`. */
  key: string;
  /** Name of its template. */
  kind: string;
  to: { name: string; address: string };
  userId?: string;
  locale: Locale;
  /** Whose name, logo and host the mail carries; 0 or undefined: the platform's. */
  tenantId?: number | undefined;
  /** What the words need. */
  parameters?: Record<string, string | number | null>;
  /** Path behind the locale with a secret in it, for example `/verify?token=...`. */
  link?: string;
  /** A second such path, for kinds that the reader can decline: the mail's unsubscribe link. */
  declineLink?: string;
  /** Whom an answer goes to. */
  replyTo?: { name: string; address: string } | undefined;
  /** Instead of `link`, path behind the locale that its button leads to and that holds no secret; who follows it has to sign in. */
  page?: string;
  /** It waits so long: what it tells may be taken back (`takeBackMail`). */
  notBefore?: Date;
};

/** Orders a mail in this transaction. */
export async function orderMail(database: Database, keys: SessionKeys, order: MailOrder): Promise<void> {
  const sealed = (name: string, link: string | undefined) => (link ? { [name]: keys.seal(LINK_PURPOSE, link).toString('base64url') } : {});
  await writeOrder(database, order, { ...sealed(LINK_PARAMETER, order.link), ...sealed(DECLINE_PARAMETER, order.declineLink) });
}

/** The same for a mail without a secret. */
export async function orderOpenMail(database: Database, order: Omit<MailOrder, 'link' | 'declineLink'>): Promise<void> {
  await writeOrder(database, order, {});
}

async function writeOrder(database: Database, order: MailOrder, links: Record<string, string>): Promise<void> {
  const id = newId();
  const { replyTo } = order;
  const parameters = {
    ...order.parameters,
    ...(order.page ? { [PAGE_PARAMETER]: order.page } : {}),
    ...(replyTo ? { [REPLY_PARAMETERS.name]: replyTo.name, [REPLY_PARAMETERS.address]: replyTo.address } : {}),
    ...links,
  };
  const hasSecret = SECRETS.some((name) => name in parameters);
  const job = addJob(SEND_MAIL, { id }, { key: mailJobKey(id), ...(order.notBefore && { runAt: order.notBefore }) });
  // Mail and job in one way to the database; a key that is there orders neither.
  await sql`with made as (
      insert into outgoing_mail (id, key, kind, user_id, recipient, recipient_name, locale, tenant_id, parameters, has_secret)
      values (${id}, ${order.key}, ${order.kind}, ${order.userId ?? null}, ${order.to.address}, ${order.to.name}, ${order.locale},
        ${order.tenantId || null}, ${JSON.stringify(parameters)}, ${hasSecret})
      on conflict (key) do nothing returning id)
    select ${job} from made`.execute(database);
}

/** Takes back a mail that no run has begun to send, in this transaction; false: it is on its way, or went. */
export async function takeBackMail(database: Database, key: string): Promise<boolean> {
  const gone = await database
    .deleteFrom('outgoing_mail')
    .where('key', '=', key)
    .where('sent_at', 'is', null)
    .where('tries', '=', 0)
    .returning('id')
    .executeTakeFirst();
  if (!gone) return false;
  await cancelJob(database, mailJobKey(gone.id));
  return true;
}

/** Orders a failed mail once more, with all its tries anew; says why not where that cannot be. */
export async function orderMailAgain(
  database: Database,
  id: string,
  now: Date,
): Promise<NonNullable<ReturnType<typeof resendRefusal>> | 'not_found' | 'ordered'> {
  const row = await database
    .selectFrom('outgoing_mail')
    .select(['sent_at', 'failed_at', 'has_secret'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'not_found';
  const refusal = resendRefusal({ sentAt: row.sent_at, failedAt: row.failed_at, hasSecret: row.has_secret }, now);
  if (refusal) return refusal;
  await database
    .updateTable('outgoing_mail')
    .set({ failed_at: null, failure: null, claimed_until: null, sent_again_at: now })
    .where('id', '=', id)
    .execute();
  await enqueueJob(database, SEND_MAIL, { id }, { key: mailJobKey(id) });
  return 'ordered';
}
