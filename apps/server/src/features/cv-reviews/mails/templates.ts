// The words of mails about reviews of CVs.
import type { MailTemplate } from '../../../kernel/mail/blocks.ts';
import { accountReason, greeting } from '../../identity/mails/greeting.ts';

const commented: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const school = parameters.text('school');
  return {
    subject: t('cv-review-mails.commented.subject', { school }),
    preheader: t('cv-review-mails.commented.preheader', { tenant }),
    heading: t('cv-review-mails.commented.heading'),
    paragraphs: [greeting(words), t('cv-review-mails.commented.body', { school })],
    button: t('cv-review-mails.commented.button'),
    reason: accountReason(words),
    decline: t('cv-review-mails.decline'),
  };
};

const done: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const school = parameters.text('school');
  return {
    subject: t('cv-review-mails.done.subject'),
    preheader: t('cv-review-mails.done.preheader', { tenant }),
    heading: t('cv-review-mails.done.heading'),
    paragraphs: [greeting(words), t('cv-review-mails.done.body', { school })],
    button: t('cv-review-mails.done.button'),
    reason: accountReason(words),
    decline: t('cv-review-mails.decline'),
  };
};

export const cvReviewMails = { cv_review_commented: commented, cv_review_done: done } satisfies Record<string, MailTemplate>;
