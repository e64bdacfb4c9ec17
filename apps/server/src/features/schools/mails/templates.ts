// The words of mails about domains that a school claims.
import type { MailTemplate, MailWords } from '../../../kernel/mail/blocks.ts';
import { accountReason, addressReason, greeting } from '../../identity/mails/greeting.ts';

const named = ({ parameters }: MailWords) => ({ school: parameters.text('school'), domain: parameters.text('domain') });

/** To who runs the domain: a stranger, who passes it on or does nothing. */
const code: MailTemplate = (words) => {
  const { t, tenant, parameters } = words;
  const what = named(words);
  const person = parameters.name('person');
  return {
    subject: t('domain-mails.code.subject', what),
    preheader: t('domain-mails.code.preheader', { tenant }),
    heading: t('domain-mails.code.heading', what),
    paragraphs: [
      t('mails.frame.helloNobody'),
      person ? t('domain-mails.code.body', { ...what, tenant, person }) : t('domain-mails.code.bodyNobody', { ...what, tenant }),
      t('domain-mails.code.what', what),
    ],
    facts: [[t('domain-mails.code.code'), parameters.text('code')]],
    button: t('domain-mails.code.button'),
    note: t('domain-mails.code.note'),
    reason: addressReason(words),
  };
};

const told =
  (became: 'proven' | 'over' | 'taken'): MailTemplate =>
  (words) => {
    const what = named(words);
    return {
      subject: words.t(`domain-mails.${became}.subject`, what),
      preheader: words.t(`domain-mails.${became}.preheader`, what),
      heading: words.t(`domain-mails.${became}.heading`, what),
      paragraphs: [greeting(words), words.t(`domain-mails.${became}.body`, what)],
      button: words.t('domain-mails.button'),
      reason: accountReason(words),
    };
  };

export const schoolMails = {
  domain_code: code,
  domain_proven: told('proven'),
  domain_over: told('over'),
  domain_taken: told('taken'),
} satisfies Record<string, MailTemplate>;
