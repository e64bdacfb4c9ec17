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

/** To a colleague with an account: they decide on a page. */
export const staffOffer: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const [school, inviter] = [parameters.text('school'), parameters.name('inviter') || tenant];
  return {
    subject: t('mails.staffOffer.subject', { school }),
    preheader: t('mails.staffOffer.preheader'),
    heading: t('mails.staffInvitation.heading', { school }),
    paragraphs: [greeting(words), t('mails.staffOffer.body', { inviter, school, tenant })],
    button: t('mails.staffOffer.button'),
    note: t('mails.staffOffer.note'),
    reason: accountReason(words),
  };
};
