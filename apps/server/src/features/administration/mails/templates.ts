// The words of mails to those who run the platform: what is wrong, still is, or is over.
import { type AlertKind, isAlertKind } from '@fairway/rules/platform-alerts';
import type { MailTemplate, MailWords } from '../../../kernel/mail/blocks.ts';
import { accountReason, dayAndTime, greeting } from '../../identity/mails/greeting.ts';

const alertMail =
  (phase: 'began' | 'lasts' | 'ended'): MailTemplate =>
  (words) => {
    const { t, tenant, parameters } = words;
    const what = whatIsWrong(words);
    const began = dayAndTime(words, parameters.instant('beganAt'));
    const ended = dayAndTime(words, parameters.instant('endedAt'));
    const subject = t(`alert-mails.${phase}.subject`, { what });
    return {
      subject,
      preheader: t('alert-mails.preheader', { tenant }),
      heading: subject,
      paragraphs: [
        greeting(words),
        phase === 'ended' ? t('alert-mails.ended.body', { began, ended }) : t(`alert-mails.${phase}.body`, { began }),
      ],
      button: t('alert-mails.button'),
      reason: accountReason(words),
    };
  };

/** The words that the console has for it. */
function whatIsWrong({ t, formats, parameters }: MailWords): string {
  const kind = parameters.text('alert');
  const count = Number(parameters.text('count')) || 0;
  const known: AlertKind = isAlertKind(kind) ? kind : 'jobs_failed';
  return t(`operations.alerts.kinds.${known}`, { name: parameters.text('name'), count, amount: formats.number(count) });
}

export const administrationMails = {
  alert_began: alertMail('began'),
  alert_lasts: alertMail('lasts'),
  alert_ended: alertMail('ended'),
} satisfies Record<string, MailTemplate>;
