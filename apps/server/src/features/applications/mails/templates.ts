// The words of mails about applications.
import { TOLD_BY_MAIL, type ToldState } from '@fairway/rules/applications';
import { REPLY_CLOCK } from '@fairway/rules/reply-clock';
import type { MailTemplate } from '../../../kernel/mail/blocks.ts';
import { accountReason, greeting } from '../../identity/mails/greeting.ts';

const sent: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const what = { title: parameters.text('title'), organization: parameters.text('organization') };
  return {
    subject: t('application-mails.sent.subject', what),
    preheader: t('application-mails.sent.preheader', { tenant }),
    heading: t('application-mails.sent.heading'),
    paragraphs: [greeting(words), t('application-mails.sent.body', what), t('application-mails.sent.next')],
    button: t('application-mails.button'),
    reason: accountReason(words),
  };
};

const moved: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const what = { title: parameters.text('title'), organization: parameters.text('organization') };
  const named = parameters.text('state');
  const own = parameters.paragraphs('words');
  const state: ToldState = TOLD_BY_MAIL.find((one) => one === named) ?? 'inTalks';
  // Where nothing was promised, no promise was broken.
  const unpromised =
    state === 'closedWithoutAnswer' && parameters.text('unpromised')
      ? t('reply-mails.unpromised', { ...what, days: REPLY_CLOCK.defaultDays + REPLY_CLOCK.closesAfterDays })
      : undefined;
  return {
    subject: t(`application-mails.moved.${state}.subject`, what),
    preheader: t('application-mails.moved.preheader', { tenant }),
    heading: t(`application-mails.moved.${state}.heading`),
    paragraphs: [
      greeting(words),
      unpromised ?? t(`application-mails.moved.${state}.body`, what),
      ...(own.length === 0 ? [] : [t('application-mails.moved.words', what), ...own]),
    ],
    button: t('application-mails.button'),
    reason: accountReason(words),
  };
};

const keep: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const what = { title: parameters.text('title'), organization: parameters.text('organization') };
  return {
    subject: t('application-mails.keep.subject', what),
    preheader: t('application-mails.keep.preheader', { tenant }),
    heading: t('application-mails.keep.heading'),
    paragraphs: [
      greeting(words),
      t('application-mails.keep.body', { ...what, months: Number(parameters.text('months')) }),
      t('application-mails.keep.next'),
    ],
    button: t('application-mails.button'),
    reason: accountReason(words),
  };
};

export const applicationMails = { application_keep: keep, application_sent: sent, application_moved: moved } satisfies Record<
  string,
  MailTemplate
>;
