// The words of the mails about partner schools.
import type { MailTemplate, MailWords } from '../../../kernel/mail/blocks.ts';
import { accountReason, greeting } from '../../identity/mails/greeting.ts';

const facts = ({ parameters }: MailWords) => ({ school: parameters.text('school'), partner: parameters.text('partner') });

const proposed: MailTemplate = (words) => {
  const { t, parameters } = words;
  const note = parameters.text('note');
  return {
    subject: t('school-partner-mails.proposed.subject', facts(words)),
    preheader: t('school-partner-mails.proposed.preheader'),
    heading: t('school-partner-mails.proposed.heading'),
    paragraphs: [
      greeting(words),
      t('school-partner-mails.proposed.body', facts(words)),
      ...(note === '' ? [] : [t('school-partner-mails.proposed.note', { note })]),
    ],
    button: t('school-partner-mails.proposed.button'),
    reason: accountReason(words),
  };
};

const accepted: MailTemplate = (words) => {
  const { t } = words;
  return {
    subject: t('school-partner-mails.accepted.subject', facts(words)),
    preheader: t('school-partner-mails.accepted.preheader'),
    heading: t('school-partner-mails.accepted.heading'),
    paragraphs: [greeting(words), t('school-partner-mails.accepted.body', facts(words))],
    button: t('school-partner-mails.button'),
    reason: accountReason(words),
  };
};

const ended: MailTemplate = (words) => {
  const { t } = words;
  return {
    subject: t('school-partner-mails.ended.subject', facts(words)),
    preheader: t('school-partner-mails.ended.preheader'),
    heading: t('school-partner-mails.ended.heading'),
    paragraphs: [greeting(words), t('school-partner-mails.ended.body', facts(words))],
    button: t('school-partner-mails.button'),
    reason: accountReason(words),
  };
};

export const schoolPartnerMails = {
  school_partner_proposed: proposed,
  school_partner_accepted: accepted,
  school_partner_ended: ended,
} satisfies Record<string, MailTemplate>;
