// Mails about an account and who gets into it. They are always sent: no setting turns them off.
import { LIMITS } from '@fairway/rules/limits';
import type { MailTemplate } from '../../../kernel/mail/blocks.ts';
import { accountReason, addressReason, dayAndTime, greeting } from './greeting.ts';

export const reset: MailTemplate = (words) => {
  const { t, tenant } = words;
  const minutes = LIMITS.resetLinkMinutes;
  return {
    subject: t('mails.reset.subject'),
    preheader: t('mails.reset.preheader', { minutes }),
    heading: t('mails.reset.heading'),
    paragraphs: [greeting(words), t('mails.reset.body', { tenant })],
    button: t('mails.reset.button'),
    note: t('mails.reset.note', { minutes }),
    reason: accountReason(words),
  };
};

export const changeEmail: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  return {
    subject: t('mails.changeEmail.subject'),
    preheader: t('mails.changeEmail.preheader', { tenant }),
    heading: t('mails.changeEmail.heading'),
    paragraphs: [greeting(words), t('mails.changeEmail.body', { tenant, address: parameters.text('newEmail') })],
    button: t('mails.changeEmail.button'),
    note: t('mails.changeEmail.note', { hours: LIMITS.verifyLinkHours }),
    reason: addressReason(words),
  };
};

/** To the address that was left: whoever lost the account learns it here. */
export const emailChanged: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  return {
    subject: t('mails.emailChanged.subject'),
    preheader: t('mails.emailChanged.preheader', { tenant }),
    heading: t('mails.emailChanged.heading'),
    paragraphs: [greeting(words), t('mails.emailChanged.body', { tenant, address: parameters.text('newEmail') })],
    note: t('mails.emailChanged.note', { tenant }),
    reason: accountReason(words),
  };
};

export const passwordChanged: MailTemplate = (words) => {
  const { t, tenant } = words;
  return {
    subject: t('mails.passwordChanged.subject'),
    preheader: t('mails.passwordChanged.preheader', { tenant }),
    heading: t('mails.passwordChanged.heading'),
    paragraphs: [greeting(words), t('mails.passwordChanged.body', { tenant })],
    button: t('mails.passwordChanged.button'),
    note: t('mails.passwordChanged.note'),
    reason: accountReason(words),
  };
};

/** Career services or support took an authenticator away that was lost: whoever did not ask for it learns it here. */
export const secondFactorReset: MailTemplate = (words) => {
  const { t, tenant } = words;
  return {
    subject: t('administrators.secondFactorReset.subject'),
    preheader: t('administrators.secondFactorReset.preheader', { tenant }),
    heading: t('administrators.secondFactorReset.heading'),
    paragraphs: [greeting(words), t('administrators.secondFactorReset.body', { tenant })],
    button: t('administrators.secondFactorReset.button'),
    note: t('administrators.secondFactorReset.note'),
    reason: accountReason(words),
  };
};

export const deletionBegun: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const time = dayAndTime(words, parameters.instant('dueAt'));
  return {
    subject: t('mails.deletionBegun.subject'),
    preheader: t('mails.deletionBegun.preheader', { time }),
    heading: t('mails.deletionBegun.heading'),
    paragraphs: [greeting(words), t('mails.deletionBegun.body', { tenant, time }), t('mails.deletionBegun.changed')],
    button: t('mails.deletionBegun.button'),
    note: t('mails.deletionBegun.note'),
    reason: accountReason(words),
  };
};

export const deletionUndone: MailTemplate = (words) => {
  const { t, tenant } = words;
  return {
    subject: t('mails.deletionUndone.subject'),
    preheader: t('mails.deletionUndone.preheader'),
    heading: t('mails.deletionUndone.heading'),
    paragraphs: [greeting(words), t('mails.deletionUndone.body', { tenant })],
    button: t('mails.deletionUndone.button'),
    reason: accountReason(words),
  };
};

export const accountErased: MailTemplate = (words) => {
  const { t, tenant } = words;
  return {
    subject: t('mails.accountErased.subject'),
    preheader: t('mails.accountErased.preheader', { tenant }),
    heading: t('mails.accountErased.heading'),
    paragraphs: [greeting(words), t('mails.accountErased.body', { tenant })],
    note: t('mails.accountErased.note'),
    reason: t('mails.frame.hadAccount', { tenant }),
  };
};

/** Strangers tried until new devices have to wait. Who comes to the codes knows the password. */
export const wrongTries: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const isCode = parameters.text('step') === 'code';
  const minutes = LIMITS.signInWindowMinutes;
  return {
    subject: isCode ? t('mails.wrongTries.subjectCodes') : t('mails.wrongTries.subject'),
    preheader: t('mails.wrongTries.preheader', { tenant }),
    heading: isCode ? t('mails.wrongTries.subjectCodes') : t('mails.wrongTries.subject'),
    paragraphs: [
      greeting(words),
      isCode
        ? t('mails.wrongTries.bodyCodes', { tenant, count: LIMITS.codeTriesPerAccount })
        : t('mails.wrongTries.body', { tenant, count: LIMITS.signInTriesPerAccount }),
      t('mails.wrongTries.wait', { minutes }),
      // A new password forgets wrong ones, and no wrong codes.
      ...(isCode ? [] : [t('mails.wrongTries.orNew')]),
    ],
    button: t('mails.passwordChanged.button'),
    note: isCode ? t('mails.wrongTries.noteCodes') : t('mails.wrongTries.note'),
    reason: accountReason(words),
  };
};

/** Says what the browser said of itself: enough to know one's own machine, and nothing that a stranger could write freely. */
export const newDevice: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const browser = parameters.name('browser');
  const system = parameters.name('system');
  const device = browser && system ? t('mails.newDevice.deviceOn', { browser, system }) : browser || system;
  const facts: [string, string][] = [
    [t('mails.newDevice.device'), device],
    [t('mails.newDevice.when'), dayAndTime(words, parameters.instant('at'))],
    [t('mails.newDevice.zone'), parameters.text('timeZone')],
    [t('mails.newDevice.network'), parameters.text('address')],
  ];
  return {
    subject: t('mails.newDevice.subject'),
    preheader: device || t('mails.newDevice.preheader'),
    heading: t('mails.newDevice.heading'),
    paragraphs: [greeting(words), t('mails.newDevice.body', { tenant })],
    facts: facts.filter(([, value]) => value !== ''),
    button: t('mails.newDevice.button'),
    note: t('mails.frame.notYou'),
    reason: accountReason(words),
  };
};
