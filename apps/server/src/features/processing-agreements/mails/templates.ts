// The words of the mail about a new version of the agreement on data processing.
import type { MailTemplate } from '../../../kernel/mail/blocks.ts';
import { accountReason, greeting } from '../../identity/mails/greeting.ts';

const changed: MailTemplate = (words) => {
  const { t, parameters } = words;
  const school = parameters.text('school');
  return {
    subject: t('processing-agreement-mails.changed.subject', { school }),
    preheader: t('processing-agreement-mails.changed.preheader'),
    heading: t('processing-agreement-mails.changed.heading'),
    paragraphs: [greeting(words), t('processing-agreement-mails.changed.body', { school })],
    button: t('processing-agreement-mails.changed.button'),
    reason: accountReason(words),
  };
};

export const agreementMails = { processing_agreement_changed: changed } satisfies Record<string, MailTemplate>;
