// Mails around signing up. Those that a stranger can cause say who may ignore them.
import { LIMITS } from '@fairway/rules/limits';
import type { MailTemplate } from '../../../kernel/mail/blocks.ts';
import { accountReason, addressReason, greeting } from './greeting.ts';

export const verify: MailTemplate = (words) => {
  const { t, tenant } = words;
  return {
    subject: t('mails.verify.subject'),
    preheader: t('mails.verify.preheader', { tenant }),
    heading: t('mails.verify.heading'),
    paragraphs: [greeting(words), t('mails.verify.body', { tenant })],
    button: t('mails.verify.button'),
    note: t('mails.verify.note', { hours: LIMITS.verifyLinkHours }),
    reason: addressReason(words),
  };
};

export const welcome: MailTemplate = (words) => {
  const { t, tenant } = words;
  return {
    subject: t('mails.welcome.subject', { tenant }),
    preheader: t('mails.welcome.preheader'),
    heading: t('mails.welcome.heading'),
    paragraphs: [greeting(words), t('mails.welcome.body', { tenant })],
    button: t('mails.welcome.button'),
    reason: accountReason(words),
  };
};

export const accountExists: MailTemplate = (words) => {
  const { t, tenant } = words;
  return {
    subject: t('mails.accountExists.subject'),
    preheader: t('mails.accountExists.preheader', { tenant }),
    heading: t('mails.accountExists.heading'),
    paragraphs: [greeting(words), t('mails.accountExists.body', { tenant })],
    button: t('mails.accountExists.button'),
    note: t('mails.accountExists.note'),
    reason: accountReason(words),
  };
};

export const noAccount: MailTemplate = (words) => {
  const { t, tenant } = words;
  return {
    subject: t('mails.noAccount.subject'),
    preheader: t('mails.noAccount.preheader', { tenant }),
    heading: t('mails.noAccount.heading'),
    paragraphs: [greeting(words), t('mails.noAccount.body', { tenant })],
    button: t('mails.noAccount.button', { tenant }),
    note: t('mails.noAccount.note'),
    reason: addressReason(words),
  };
};

/** By what people call them; others stand as they are. */
const PROVIDERS: Readonly<Record<string, string>> = { google: 'Google', linkedin: 'LinkedIn', facebook: 'Facebook', wechat: 'WeChat' };
/** As long as the sign-in that waits for the code. */
const CODE_MINUTES = 30;

/** The address of a person whom a provider brought without a proven one. */
export const socialCode: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const provider = parameters.name('provider');
  return {
    subject: t('mails.socialCode.subject', { tenant }),
    preheader: t('mails.socialCode.preheader'),
    heading: t('mails.socialCode.heading'),
    paragraphs: [greeting(words), t('mails.socialCode.body', { tenant, provider: PROVIDERS[provider] ?? provider })],
    facts: [[t('mails.socialCode.code'), parameters.text('code')]],
    note: t('mails.socialCode.note', { minutes: CODE_MINUTES }),
    reason: addressReason(words),
  };
};

export const activate: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const inviter = parameters.name('inviter');
  return {
    subject: t('mails.activate.subject', { tenant }),
    preheader: t('mails.activate.preheader'),
    heading: t('mails.activate.heading'),
    paragraphs: [greeting(words), inviter ? t('mails.activate.bodyBy', { inviter, tenant }) : t('mails.activate.body', { tenant })],
    button: t('mails.activate.button'),
    note: t('mails.activate.note', { days: LIMITS.activateLinkDays }),
    reason: addressReason(words),
  };
};

/** To a friend, in the name of who invited them: the one kind with a way to decline. @rule referrals.1 */
export const referral: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const name = [parameters.name('firstName'), parameters.name('lastName')].filter(Boolean).join(' ') || t('mails.referral.somebody');
  return {
    subject: t('mails.referral.subject', { name, tenant }),
    preheader: t('mails.referral.preheader'),
    heading: t('mails.referral.heading', { name }),
    paragraphs: [greeting(words, 'friendFirstName'), t('mails.referral.body', { name, tenant }), t('mails.referral.more')],
    button: t('mails.referral.button'),
    reason: t('mails.referral.reason', { name, tenant }),
    decline: t('mails.referral.decline', { tenant }),
  };
};
