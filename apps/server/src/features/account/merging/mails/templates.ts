// To both addresses, when two accounts become one and when that is undone: whoever is somebody else learns it here in time.
import type { MailTemplate } from '../../../../kernel/mail/blocks.ts';
import { accountReason, dayAndTime, greeting } from '../../../identity/mails/greeting.ts';

const merged: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const addresses = { merged: parameters.text('merged'), kept: parameters.text('kept') };
  return {
    subject: t('merge-mails.merged.subject'),
    preheader: t('merge-mails.merged.preheader', { tenant }),
    heading: t('merge-mails.merged.heading'),
    paragraphs: [
      greeting(words),
      t('merge-mails.merged.body', { tenant, ...addresses }),
      t('merge-mails.merged.signIn', addresses),
      t('merge-mails.merged.rest', { ...addresses, time: dayAndTime(words, parameters.instant('undoUntil')) }),
    ],
    note: t('merge-mails.merged.note', { tenant }),
    reason: accountReason(words),
  };
};

const undone: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const addresses = { merged: parameters.text('merged'), kept: parameters.text('kept') };
  return {
    subject: t('merge-mails.undone.subject'),
    preheader: t('merge-mails.undone.preheader', { tenant }),
    heading: t('merge-mails.undone.heading'),
    paragraphs: [greeting(words), t('merge-mails.undone.body', addresses), t('merge-mails.undone.since', addresses)],
    button: t('merge-mails.undone.button'),
    reason: accountReason(words),
  };
};

export const mergeMails = { account_merged: merged, account_merge_undone: undone } satisfies Record<string, MailTemplate>;
