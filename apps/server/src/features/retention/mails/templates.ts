// The words of the mail about what a school will delete.
import { RETAINED_KINDS } from '@fairway/rules/retention';
import type { MailTemplate } from '../../../kernel/mail/blocks.ts';
import { accountReason, greeting } from '../../identity/mails/greeting.ts';

const shorter: MailTemplate = (words) => {
  const { t, formats, parameters } = words;
  const school = parameters.text('school');
  const from = parameters.instant('from');
  const periods = new Map(
    parameters
      .passage('periods')
      .split(' ')
      .map((one) => one.split(':') as [string, string]),
  );
  return {
    subject: t('retention-mails.shorter.subject', { school }),
    preheader: t('retention-mails.shorter.preheader'),
    heading: t('retention-mails.shorter.heading'),
    paragraphs: [
      greeting(words),
      from ? t('retention-mails.shorter.body', { school, date: formats.date(from) }) : t('retention-mails.shorter.bodySoon', { school }),
      t('retention-mails.shorter.undo'),
    ],
    facts: RETAINED_KINDS.flatMap((kind) => {
      const months = Number(periods.get(kind));
      return months > 0 ? [[t(`retention-mails.kinds.${kind}`), t('retention-mails.months', { count: months })] as const] : [];
    }),
    button: t('retention-mails.shorter.button'),
    reason: accountReason(words),
  };
};

export const retentionMails = { retention_shorter: shorter } satisfies Record<string, MailTemplate>;
