// The words of mails about sharing.
import type { MailTemplate } from '../../../../kernel/mail/blocks.ts';
import { accountReason, greeting } from '../../../identity/mails/greeting.ts';

const asked: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const what = { organization: parameters.text('organization') };
  return {
    subject: t('share-mails.asked.subject', what),
    preheader: t('share-mails.asked.preheader', { tenant }),
    heading: t('share-mails.asked.heading'),
    paragraphs: [greeting(words), t('share-mails.asked.body', what), t('share-mails.asked.choice')],
    button: t('share-mails.asked.button'),
    reason: accountReason(words),
    decline: t('share-mails.decline'),
  };
};

export const shareMails = { share_request: asked } satisfies Record<string, MailTemplate>;
