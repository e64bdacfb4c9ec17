// The words of mails about school connections. What staff wrote stands as one passage of its own, never inside a sentence.
import { LIMITS } from '@fairway/rules/limits';
import type { MailTemplate, MailWords } from '../../../kernel/mail/blocks.ts';
import { accountReason, addressReason, greeting } from '../../identity/mails/greeting.ts';

/** Paragraphs without the empty ones. */
const said = (...paragraphs: string[]) => paragraphs.filter((paragraph) => paragraph !== '');
const schoolOf = ({ parameters }: MailWords) => parameters.text('school');

/** To the student address itself: its reader need not be who asked. */
const link: MailTemplate = (words) => {
  const { t, tenant } = words;
  const school = schoolOf(words);
  return {
    subject: t('connections.mails.link.subject', { school }),
    preheader: t('connections.mails.link.preheader', { tenant }),
    heading: t('connections.mails.link.heading', { school }),
    paragraphs: [greeting(words), t('connections.mails.link.body', { school, tenant })],
    button: t('connections.mails.link.button'),
    note: t('connections.mails.link.note', { hours: LIMITS.verifyLinkHours }),
    reason: addressReason(words),
  };
};

const approved: MailTemplate = (words) => {
  const { t, tenant } = words;
  const school = schoolOf(words);
  return {
    subject: t('connections.mails.approved.subject', { school }),
    preheader: t('connections.mails.approved.preheader'),
    heading: t('connections.mails.approved.heading', { school }),
    paragraphs: [greeting(words), t('connections.mails.approved.body', { school, tenant })],
    button: t('connections.mails.approved.button'),
    reason: accountReason(words),
  };
};

const rejected: MailTemplate = (words) => {
  const { t, parameters } = words;
  const school = schoolOf(words);
  return {
    subject: t('connections.mails.rejected.subject', { school }),
    preheader: t('connections.mails.rejected.preheader'),
    heading: t('connections.mails.rejected.heading'),
    paragraphs: said(
      greeting(words),
      t('connections.mails.rejected.body', { school }),
      parameters.passage('text'),
      t('connections.mails.rejected.more'),
    ),
    button: t('connections.mails.rejected.button'),
    reason: accountReason(words),
  };
};

const question: MailTemplate = (words) => {
  const { t, parameters } = words;
  const school = schoolOf(words);
  return {
    subject: t('connections.mails.question.subject', { school }),
    preheader: t('connections.mails.question.preheader'),
    heading: t('connections.mails.question.heading', { school }),
    paragraphs: said(greeting(words), t('connections.mails.question.body', { school }), parameters.passage('text')),
    button: t('connections.mails.question.button'),
    reason: accountReason(words),
  };
};

const expired: MailTemplate = (words) => {
  const { t, tenant } = words;
  const school = schoolOf(words);
  return {
    subject: t('connections.mails.expired.subject', { school }),
    preheader: t('connections.mails.expired.preheader'),
    heading: t('connections.mails.expired.heading', { school }),
    paragraphs: [greeting(words), t('connections.mails.expired.body', { school, tenant })],
    button: t('connections.mails.expired.button'),
    reason: accountReason(words),
  };
};

const revoked: MailTemplate = (words) => {
  const { t, parameters } = words;
  const school = schoolOf(words);
  return {
    subject: t('connections.mails.revoked.subject', { school }),
    preheader: t('connections.mails.revoked.preheader'),
    heading: t('connections.mails.revoked.heading'),
    paragraphs: said(greeting(words), t('connections.mails.revoked.body', { school }), parameters.passage('text')),
    button: t('connections.mails.revoked.button'),
    reason: accountReason(words),
  };
};

/** The alumni bridge: the academic address of an account ends soon. */
const privateWanted: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const school = schoolOf(words);
  return {
    subject: t('connections.mails.privateWanted.subject', { tenant }),
    preheader: t('connections.mails.privateWanted.preheader', { school }),
    heading: t('connections.mails.privateWanted.heading'),
    paragraphs: [greeting(words), t('connections.mails.privateWanted.body', { school, tenant, address: parameters.text('address') })],
    button: t('connections.mails.privateWanted.button'),
    reason: accountReason(words),
  };
};

/** To the private address that was given. */
const privateLink: MailTemplate = (words) => {
  const { t, tenant } = words;
  return {
    subject: t('connections.mails.privateLink.subject'),
    preheader: t('connections.mails.privateLink.preheader', { tenant }),
    heading: t('connections.mails.privateLink.heading'),
    paragraphs: [greeting(words), t('connections.mails.privateLink.body', { tenant })],
    button: t('connections.mails.privateLink.button'),
    note: t('connections.mails.privateLink.note', { hours: LIMITS.verifyLinkHours }),
    reason: addressReason(words),
  };
};

const signInCertificate: MailTemplate = (words) => {
  const { t, formats, parameters } = words;
  const school = schoolOf(words);
  const end = new Date(parameters.text('endsAt'));
  const day = Number.isNaN(end.getTime()) ? '' : formats.date(end);
  return {
    subject: t('sign-in-mails.certificate.subject', { school, day }),
    preheader: t('sign-in-mails.certificate.preheader'),
    heading: t('sign-in-mails.certificate.heading', { day }),
    paragraphs: [greeting(words), t('sign-in-mails.certificate.body', { school, day })],
    button: t('sign-in-mails.certificate.button'),
    reason: accountReason(words),
  };
};

export const verificationMails = {
  connection_link: link,
  connection_approved: approved,
  connection_rejected: rejected,
  connection_question: question,
  connection_expired: expired,
  connection_revoked: revoked,
  sign_in_certificate: signInCertificate,
  private_wanted: privateWanted,
  private_link: privateLink,
} satisfies Record<string, MailTemplate>;
