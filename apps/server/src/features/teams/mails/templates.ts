// The words of mails about teams.
import { TEAM_LIMITS } from '@fairway/rules/teams';
import type { MailTemplate, MailWords } from '../../../kernel/mail/blocks.ts';
import { accountReason, addressReason, greeting } from '../../identity/mails/greeting.ts';

const organizationOf = ({ parameters }: MailWords) => parameters.text('organization');

const code: MailTemplate = (words) => {
  const organization = organizationOf(words);
  return {
    subject: words.t('team-mails.code.subject', { organization }),
    preheader: words.t('team-mails.code.preheader'),
    heading: words.t('team-mails.code.heading'),
    paragraphs: [greeting(words), words.t('team-mails.code.body', { organization })],
    facts: [[words.t('mails.socialCode.code'), words.parameters.text('code')]],
    note: words.t('team-mails.code.note', { minutes: TEAM_LIMITS.codeMinutes }),
    reason: addressReason(words),
  };
};

const simple =
  (name: 'request' | 'claimed' | 'accepted'): MailTemplate =>
  (words) => {
    const organization = organizationOf(words);
    return {
      subject: words.t(`team-mails.${name}.subject`, { organization }),
      preheader: words.t(`team-mails.${name}.preheader`),
      heading: words.t(`team-mails.${name}.heading`),
      paragraphs: [greeting(words), words.t(`team-mails.${name}.body`, { organization })],
      button: words.t(`team-mails.${name}.button`),
      reason: accountReason(words),
    };
  };

const declined: MailTemplate = (words) => {
  const organization = organizationOf(words);
  const note = words.parameters.passage('note');
  return {
    subject: words.t('team-mails.declined.subject', { organization }),
    preheader: words.t('team-mails.declined.preheader'),
    heading: words.t('team-mails.declined.heading'),
    paragraphs: [greeting(words), words.t('team-mails.declined.body', { organization }), ...(note ? [note] : [])],
    button: words.t('team-mails.declined.button'),
    reason: accountReason(words),
  };
};

const invitation: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const [organization, inviter] = [organizationOf(words), parameters.name('inviter') || tenant];
  return {
    subject: t('team-mails.invitation.subject', { organization }),
    preheader: t('team-mails.invitation.preheader'),
    heading: t('team-mails.invitation.heading', { organization }),
    paragraphs: [greeting(words), t('team-mails.invitation.body', { inviter, organization, tenant })],
    button: t('team-mails.invitation.button'),
    note: t('team-mails.invitation.note', { days: TEAM_LIMITS.invitationDays }),
    reason: addressReason(words),
  };
};

export const teamMails = {
  team_code: code,
  team_request: simple('request'),
  team_claimed: simple('claimed'),
  team_accepted: simple('accepted'),
  team_declined: declined,
  team_invitation: invitation,
} satisfies Record<string, MailTemplate>;
