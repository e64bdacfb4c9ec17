// The words of mails about feeds, to who keeps them.
import type { MailTemplate } from '../../../kernel/mail/blocks.ts';
import { accountReason, greeting } from '../../identity/mails/greeting.ts';

const failing: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const feed = parameters.text('feed');
  return {
    subject: t('feed-mails.failing.subject', { feed }),
    preheader: t('feed-mails.preheader', { tenant }),
    heading: t('feed-mails.failing.subject', { feed }),
    paragraphs: [greeting(words), t('feed-mails.failing.body', { feed, why: parameters.text('why') })],
    button: t('feed-mails.button'),
    reason: accountReason(words),
  };
};

const held: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const feed = parameters.text('feed');
  return {
    subject: t('feed-mails.held.subject', { feed }),
    preheader: t('feed-mails.preheader', { tenant }),
    heading: t('feed-mails.held.subject', { feed }),
    paragraphs: [greeting(words), t('feed-mails.held.body', { feed, count: parameters.text('count'), of: parameters.text('of') })],
    button: t('feed-mails.button'),
    reason: accountReason(words),
  };
};

export const feedMails = { feed_failing: failing, feed_held: held } satisfies Record<string, MailTemplate>;
