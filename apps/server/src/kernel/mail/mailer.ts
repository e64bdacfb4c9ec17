// Mail: SMTP by MAIL_URL, else the development mailbox. Sent by background jobs only, never in a request.
// Addresses are always given as { name, address } after validation: a raw string with a line break would add recipients.
import nodemailer from 'nodemailer';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';

export type Mail = {
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
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

function checked(mail: Mail): Mail {
  for (const party of [mail.to, mail.replyTo]) if (party && !isMailAddress(party.address)) throw new MailError('Not a mail address');
  return { ...mail, subject: mail.subject.replace(/[\p{Cc}]+/gu, ' ').slice(0, 300) };
}

/** A mailer over SMTP. `from` is the platform's own address. */
export function smtpMailer(url: string, from: { name: string; address: string }): Mailer {
  const transport = nodemailer.createTransport(url, { disableFileAccess: true, disableUrlAccess: true, from });
  const domain = from.address.split('@')[1] ?? 'localhost';
  return {
    async send(mail) {
      const { key, ...message } = checked(mail);
      await transport.sendMail({
        ...message,
        messageId: `<${key.replace(/[^\w.-]/g, '_')}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
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
        })
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
