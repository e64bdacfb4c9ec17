// What mails to people with an account have in common.
import type { MailWords } from '../../../kernel/mail/blocks.ts';

/** "Hello Ada," or, without a name that may stand there, "Hello,". */
export function greeting({ t, parameters }: MailWords, name = 'firstName'): string {
  const person = parameters.name(name);
  return person ? t('mails.frame.hello', { name: person }) : t('mails.frame.helloNobody');
}

/** "Tuesday, 24 November 2026 at 14:05 CET"; empty without an instant. */
export function dayAndTime({ t, formats }: MailWords, at: Date | undefined): string {
  return at ? t('mails.frame.time', { date: formats.longDate(at), time: formats.timeWithZone(at) }) : '';
}

/** The reader has an account. */
export function accountReason({ t, tenant }: MailWords): string {
  return t('mails.frame.account', { tenant });
}

/** The reader may be a stranger whose address somebody typed. */
export function addressReason({ t, tenant }: MailWords): string {
  return t('mails.frame.address', { tenant });
}
