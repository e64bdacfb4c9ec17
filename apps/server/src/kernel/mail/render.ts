// A mail of a kind in a language, as it goes out: blocks of the template, drawn twice, with the frame's words around them.
import { formatters } from '@fairway/i18n/formatters';
import { translator } from '@fairway/i18n/translator';
import type { Locale } from '@fairway/rules/locales';
import { knownTimeZone } from '@fairway/rules/time-zones';
import { type MailTemplate, mailParameters, oneLine } from './blocks.ts';
import { type MailFrame, mailHtml, mailText } from './layout.ts';
import type { MailSender } from './sender.ts';

export type MailRequest = {
  sender: MailSender;
  locale: Locale;
  /** The reader's zone; the tenant's where it is not known. */
  timeZone: string | undefined;
  now: Date;
  parameters: Readonly<Record<string, unknown>>;
  /** Path behind the locale, for example `/verify?token=...`. */
  link?: string | undefined;
  declineLink?: string | undefined;
};

export type RenderedMail = { subject: string; html: string; text: string; link: string | undefined; declineLink: string | undefined };

const SUBJECT_CHARACTERS = 120;

/** Renders one mail. @throws RangeError for a link that leads away from the tenant's origin */
export async function renderMail(template: MailTemplate, request: MailRequest): Promise<RenderedMail> {
  const { sender, locale, now } = request;
  const t = await translator(locale);
  const blocks = template({
    t,
    formats: formatters({ locale, timeZone: knownTimeZone(request.timeZone ?? '') ?? knownTimeZone(sender.zone ?? '') ?? 'UTC', now }),
    tenant: oneLine(sender.name),
    parameters: mailParameters(request.parameters),
  });
  const frame: MailFrame = {
    sender,
    locale,
    link: request.link && localAddress(sender.origin, locale, request.link),
    linkHint: t('mails.frame.linkHint'),
    declineLink: request.declineLink && localAddress(sender.origin, locale, request.declineLink),
  };
  return {
    subject: oneLine(blocks.subject, SUBJECT_CHARACTERS),
    html: mailHtml(blocks, frame),
    text: mailText(blocks, frame),
    link: frame.link,
    declineLink: frame.declineLink,
  };
}

function localAddress(origin: string, locale: Locale, path: string): string {
  const address = new URL(`${origin}/${locale}${path}`);
  if (!/^\/[^/\\]/.test(path) || address.origin !== origin || !address.pathname.startsWith(`/${locale}/`))
    throw new RangeError('a link of a mail is a path behind the locale');
  return address.href;
}
