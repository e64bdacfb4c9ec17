// The words of reminders to those who answer applications.
import type { MailTemplate } from '../../../kernel/mail/blocks.ts';
import { accountReason, greeting } from '../../identity/mails/greeting.ts';
import { NAMED_OVERDUE } from './commands.ts';

const reminder: MailTemplate = (words) => {
  const { t, formats, parameters } = words;
  const [organization, count, more] = [parameters.text('organization'), Number(parameters.text('count')), Number(parameters.text('more'))];
  const facts = Array.from({ length: NAMED_OVERDUE }, (_, at) => {
    const closesAt = parameters.instant(`closes${at}`);
    const line = { count: Number(parameters.text(`count${at}`)), date: closesAt ? formats.date(closesAt) : '' };
    return [parameters.text(`title${at}`), t('reply-mails.reminder.line', line)] as const;
  });
  return {
    subject: t('reply-mails.reminder.subject', { count, organization }),
    preheader: t('reply-mails.reminder.preheader'),
    heading: t('reply-mails.reminder.heading', { count }),
    paragraphs: [greeting(words), t('reply-mails.reminder.body', { organization })],
    facts: facts.filter(([title]) => title !== ''),
    ...(more > 0 && { note: t('reply-mails.reminder.more', { count: more }) }),
    button: t('reply-mails.reminder.button'),
    reason: accountReason(words),
    decline: t('reply-mails.decline'),
  };
};

export const replyMails = { reply_reminder: reminder } satisfies Record<string, MailTemplate>;
