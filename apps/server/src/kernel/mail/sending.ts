// Sends one ordered mail. At least once: between the moment a server takes the mail and the mark in the row the process may die; then the
// mail goes out again with the same Message-ID, which is made of the order's key, so that programs show it once. It must never send a
// mail that is marked, nor go on with one that the server refused for good. The secret links leave the row with the mark.
import { isLocale } from '@fairway/rules/locales';
import { type SqlBool, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { SessionKeys } from '../session/keys.ts';
import type { MailTemplates } from './blocks.ts';
import { isMailAddress, type Mail, type Mailer, refusedForGood } from './mailer.ts';
import { CODE_PARAMETER, DECLINE_PARAMETER, LINK_PARAMETER, LINK_PURPOSE, PAGE_PARAMETER, REPLY_PARAMETERS } from './outgoing.ts';
import { renderMail } from './render.ts';
import type { FindMailSender, FindReaderZone, MailSender } from './sender.ts';

export type MailServices = {
  database: Database;
  mailer: Mailer;
  keys: SessionKeys;
  clock: Clock;
  /** BASE_URL, without a slash at the end. */
  baseUrl: string;
  templates: MailTemplates;
  findSender: FindMailSender;
  findReaderZone: FindReaderZone;
};

/** Longer than the mailer's own time limits together. */
const CLAIM_MS = 180_000;
const FAILURE_CHARACTERS = 500;

export class MailNotSent extends Error {
  override name = 'MailNotSent';
}

/** The parameters of a row without what opens something. */
export const withoutSecrets = sql<string>`parameters - ${sql.lit(LINK_PARAMETER)} - ${sql.lit(DECLINE_PARAMETER)} - ${sql.lit(CODE_PARAMETER)}`;

/** Sends the mail of a row, if it still waits. @throws what kept it from being sent, where another try may help */
export async function sendOrderedMail(services: MailServices, id: string): Promise<'sent' | 'refused' | 'nothing'> {
  const { database, clock } = services;
  const row = await claim(services, id);
  if (!row) return 'nothing';
  try {
    const parameters = row.parameters as Record<string, unknown>;
    const template = services.templates[row.kind];
    // An older worker beside newer nodes: a later try finds one that knows the kind.
    if (!template) throw new MailNotSent(`No template writes mails of the kind ${row.kind}`);
    const sender = await services.findSender(database, services.baseUrl, row.tenant_id);
    const locale = isLocale(row.locale) ? row.locale : sender.locale;
    const rendered = await renderMail(template, {
      sender,
      locale,
      timeZone: row.time_zone ?? undefined,
      now: clock.now(),
      parameters,
      link: opened(services.keys, parameters[LINK_PARAMETER]) ?? openPage(parameters[PAGE_PARAMETER]),
      declineLink: opened(services.keys, parameters[DECLINE_PARAMETER]),
    });
    await services.mailer.send({
      key: row.key,
      kind: row.kind,
      locale,
      fromName: sender.name,
      to: { name: row.recipient_name, address: row.recipient },
      ...replyTo(parameters, sender),
      subject: rendered.subject,
      html: rendered.html,
      text: rendered.text,
      ...(rendered.declineLink ? { unsubscribeAddress: rendered.declineLink } : {}),
    });
  } catch (error) {
    if (refusedForGood(error)) {
      await end(services, id, { failed_at: clock.now(), failure: (error as Error).message.slice(0, FAILURE_CHARACTERS) });
      return 'refused';
    }
    await database
      .updateTable('outgoing_mail')
      .set({ claimed_until: null, failure: (error as Error).message.slice(0, FAILURE_CHARACTERS) })
      .where('id', '=', id)
      .execute();
    throw error;
  }
  await end(services, id, { sent_at: clock.now(), failure: null });
  return 'sent';
}

/** Who wrote the mail gets the answer, else who runs the site. */
function replyTo(parameters: Record<string, unknown>, sender: MailSender): Pick<Mail, 'replyTo'> {
  const [name, address] = [parameters[REPLY_PARAMETERS.name], parameters[REPLY_PARAMETERS.address]];
  if (typeof address === 'string' && isMailAddress(address)) return { replyTo: { name: typeof name === 'string' ? name : '', address } };
  return sender.supportAddress ? { replyTo: { name: sender.name, address: sender.supportAddress } } : {};
}

/** The row, for this run alone; undefined when it is done. @throws MailNotSent while another run has it */
async function claim({ database, clock, findReaderZone }: MailServices, id: string) {
  const now = clock.now();
  const claimed = await database
    .updateTable('outgoing_mail')
    .set({ claimed_until: new Date(now.getTime() + CLAIM_MS), tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(sql<SqlBool>`(claimed_until is null or claimed_until <= ${now})`)
    .returningAll()
    .executeTakeFirst();
  if (claimed) {
    // Who never said where they are reads times as the tenant does: that is the better guess.
    return { ...claimed, time_zone: claimed.user_id ? ((await findReaderZone(database, claimed.user_id)) ?? null) : null };
  }
  const waiting = await database
    .selectFrom('outgoing_mail')
    .select('id')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  // Tried again later: the other run may have died.
  if (waiting) throw new MailNotSent('Another run is sending this mail');
  return undefined;
}

async function end(
  { database }: MailServices,
  id: string,
  mark: { sent_at: Date; failure: null } | { failed_at: Date; failure: string },
): Promise<void> {
  await database
    .updateTable('outgoing_mail')
    .set({ ...mark, claimed_until: null, parameters: withoutSecrets })
    .where('id', '=', id)
    .execute();
}

/** A sealed link, opened. @throws MailNotSent where it cannot be: sealed with another SECRET, which may come back */
function opened(keys: SessionKeys, sealed: unknown): string | undefined {
  if (typeof sealed !== 'string') return undefined;
  const link = keys.open(LINK_PURPOSE, Buffer.from(sealed, 'base64url'));
  if (link === undefined) throw new MailNotSent('The link of this mail was sealed with another SECRET');
  return link;
}

function openPage(page: unknown): string | undefined {
  return typeof page === 'string' ? page : undefined;
}
