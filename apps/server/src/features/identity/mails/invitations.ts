// Mails to people who are invited to the staff of a school, from its own console or the platform's.
import { LIMITS } from '@fairway/rules/limits';
import type { MailTemplate } from '../../../kernel/mail/blocks.ts';
import { accountReason, addressReason, greeting } from './greeting.ts';

/** To a colleague without an account: the link activates one. */
export const staffInvitation: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const [school, inviter] = [parameters.text('school'), parameters.name('inviter') || tenant];
  return {
    subject: t('mails.staffInvitation.subject', { school }),
    preheader: t('mails.staffInvitation.preheader'),
    heading: t('mails.staffInvitation.heading', { school }),
    paragraphs: [greeting(words), t('mails.staffInvitation.body', { inviter, school, tenant })],
    button: t('mails.activate.button'),
    note: t('mails.activate.note', { days: LIMITS.activateLinkDays }),
    reason: addressReason(words),
  };
};

/** To a colleague with an account: the console is open. */
export const staffRole: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const [school, inviter] = [parameters.text('school'), parameters.name('inviter') || tenant];
  return {
    subject: t('mails.staffInvitation.subject', { school }),
    preheader: t('mails.staffRole.preheader'),
    heading: t('mails.staffInvitation.heading', { school }),
    paragraphs: [greeting(words), t('mails.staffRole.body', { inviter, school, tenant })],
    button: t('mails.staffRole.button'),
    note: t('mails.staffRole.note'),
    reason: accountReason(words),
  };
};
