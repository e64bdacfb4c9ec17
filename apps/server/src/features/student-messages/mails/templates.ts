// The frame of a message that staff of a school wrote: their words as they are, who wrote them, and how to answer or decline.
import type { MailTemplate } from '../../../kernel/mail/blocks.ts';
import { accountReason } from '../../identity/mails/greeting.ts';

const message: MailTemplate = (words) => {
  const { t, parameters } = words;
  const [subject, school, sender] = [parameters.text('subject'), parameters.text('school'), parameters.name('sender')];
  return {
    subject,
    preheader: t('student-message-mails.preheader', { school }),
    heading: subject,
    paragraphs: parameters.paragraphs('text'),
    note: sender ? t('student-message-mails.note', { sender, school }) : t('student-message-mails.noteNobody', { school }),
    reason: accountReason(words),
    decline: t('student-message-mails.decline'),
  };
};

export const studentMessageMails = { student_message: message } satisfies Record<string, MailTemplate>;
