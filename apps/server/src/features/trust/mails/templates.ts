// The words of mails about reports.
import { REPORTED_KINDS } from '@fairway/rules/trust';
import type { MailTemplate, MailWords } from '../../../kernel/mail/blocks.ts';
import { accountReason, greeting } from '../../identity/mails/greeting.ts';

function factsOf({ t, parameters }: MailWords): (readonly [string, string])[] {
  const kind = REPORTED_KINDS.find((one) => one === parameters.text('kind')) ?? 'posting';
  return [[t(`trust-mails.kinds.${kind}`), parameters.text('title')]];
}

/** To who reported: no word of what was found. */
const reporter =
  (name: 'acted' | 'kept'): MailTemplate =>
  (words) => ({
    subject: words.t('trust-mails.answer.subject'),
    preheader: words.t(`trust-mails.${name}.preheader`),
    heading: words.t('trust-mails.answer.heading'),
    paragraphs: [greeting(words), words.t(`trust-mails.${name}.body`)],
    facts: factsOf(words),
    reason: accountReason(words),
  });

const owner =
  (name: 'takenDown' | 'restored' | 'upheld' | 'lifted'): MailTemplate =>
  (words) => {
    const { t, formats, parameters } = words;
    const organization = parameters.text('organization');
    const until = parameters.instant('until');
    const note = parameters.passage('note');
    return {
      subject: t(`trust-mails.${name}.subject`, { organization }),
      preheader: t(`trust-mails.${name}.preheader`),
      heading: t(`trust-mails.${name}.heading`),
      paragraphs: [greeting(words), t(`trust-mails.${name}.body`, { organization }), ...(note ? [note] : [])],
      facts: factsOf(words),
      ...(until && { note: t('trust-mails.appealUntil', { date: formats.date(until) }) }),
      button: t('trust-mails.button'),
      reason: accountReason(words),
    };
  };

export const trustMails = {
  report_acted: reporter('acted'),
  report_kept: reporter('kept'),
  report_taken_down: owner('takenDown'),
  report_restored: owner('restored'),
  report_upheld: owner('upheld'),
  report_lifted: owner('lifted'),
} satisfies Record<string, MailTemplate>;
