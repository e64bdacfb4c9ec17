// Mail: SMTP by MAIL_URL, else the development mailbox. Sent by background jobs only, never in a request.
// Addresses are always given as { name, address } after validation: a raw string with a line break would add recipients.
import { createHash } from 'node:crypto';
import { type Locale, languageTag } from '@fairway/rules/locales';
import nodemailer from 'nodemailer';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';

export type Mail = {
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  /** What kind of mail it is, and its language; the mailbox shows them. */
  kind?: string;
  locale?: Locale;
  /** Stands before the platform's own address, for example a school's name. */
  fromName?: string;
  /** Where the reader declines mails of this kind: by a page, or by a mail program's one click (RFC 8058). */
  unsubscribeAddress?: string;
  /** The same key is the same mail: it becomes the Message-ID, so that a repeated sending can be told. */
  key: string;
};

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export class MailError extends Error {
  override name = 'MailError';
}

const ADDRESS = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,190}$/u;

/** True for one plain address without anything that could become a header. */
export function isMailAddress(address: string): boolean {
  return ADDRESS.test(address) && !/[\p{Cc}]/u.test(address);
}

/** True for what another try cannot change: no mail address, or a 5xx to the recipient or the message itself. Not for a refused sign-in. */
export function refusedForGood(error: unknown): boolean {
  if (error instanceof MailError) return true;
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

const withoutControls = (text: string, charactersMax: number) =>
  [...text.replace(/\p{Cc}+/gu, ' ')].slice(0, charactersMax).join('').trim();

function checked(mail: Mail): Mail {
  for (const party of [mail.to, mail.replyTo]) if (party && !isMailAddress(party.address)) throw new MailError('Not a mail address');
  const named = <P extends { name: string }>(party: P) => ({ ...party, name: withoutControls(party.name, 100) });
  return {
    ...mail,
    to: named(mail.to),
    ...(mail.replyTo ? { replyTo: named(mail.replyTo) } : {}),
    subject: withoutControls(mail.subject, 300),
  };
}

/** Keys may hold what a Message-ID may not; two keys must not become one id. */
function messageId(key: string, domain: string): string {
  const plain = key.replace(/[^\w.-]/g, '_');
  const told = plain === key ? plain : `${plain.slice(0, 80)}.${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
  return `<${told}@${domain}>`;
}

function headersOf(mail: Mail): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(mail.locale ? { 'Content-Language': languageTag(mail.locale) } : {}),
    ...(mail.unsubscribeAddress
      ? { 'List-Unsubscribe': `<${mail.unsubscribeAddress}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
  };
}

/** A mailer over SMTP. `from` is the platform's own address. */
export function smtpMailer(url: string, from: { name: string; address: string }): Mailer {
  const transport = nodemailer.createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    // A server that hangs must not hold a worker: the job is tried again.
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  });
  const domain = from.address.split('@')[1] ?? 'localhost';
  return {
    async send(mail) {
      const message = checked(mail);
      await transport.sendMail({
        from: { name: withoutControls(message.fromName ?? from.name, 100), address: from.address },
        to: message.to,
        ...(message.replyTo ? { replyTo: message.replyTo } : {}),
        subject: message.subject,
        text: message.text,
        ...(message.html ? { html: message.html } : {}),
        messageId: messageId(message.key, domain),
        headers: headersOf(message),
      });
    },
    close: () => transport.close(),
  };
}

const MAILBOX_KEPT = 500;

/** The development mailbox: rows that /_mail shows. */
export function mailboxMailer(database: Database): Mailer {
  return {
    async send(mail) {
      const message = checked(mail);
      await database
        .insertInto('mailbox_message')
        .values({
          id: newId(),
          recipient: message.to.address,
          subject: message.subject,
          text_body: message.text,
          html_body: message.html ?? null,
          message_key: message.key,
          kind: message.kind ?? '',
          locale: message.locale ?? '',
        })
        .onConflict((conflict) => conflict.column('message_key').doNothing())
        .execute();
      await database
        .deleteFrom('mailbox_message')
        .where('id', 'in', (query) =>
          query.selectFrom('mailbox_message').select('id').orderBy('sent_at', 'desc').orderBy('id', 'desc').offset(MAILBOX_KEPT),
        )
        .execute();
    },
    close: () => undefined,
  };
}
