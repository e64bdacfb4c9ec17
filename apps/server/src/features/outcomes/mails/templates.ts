// The words of reminders of the survey.
import type { MailTemplate } from '../../../kernel/mail/blocks.ts';
import { accountReason, greeting } from '../../identity/mails/greeting.ts';

const reminder: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const [school, program] = [parameters.text('school'), parameters.text('program')];
  return {
    subject: t('outcome-mails.reminder.subject', { program }),
    preheader: t('outcome-mails.reminder.preheader', { tenant }),
    heading: t('outcome-mails.reminder.heading'),
    paragraphs: [greeting(words), t('outcome-mails.reminder.body', { school, program }), t('outcome-mails.reminder.use', { school })],
    button: t('outcome-mails.reminder.button'),
    reason: accountReason(words),
    decline: t('outcome-mails.decline'),
  };
};

export const outcomeMails = { outcome_reminder: reminder } satisfies Record<string, MailTemplate>;
