// The words of the mail of new postings.
import type { MailTemplate } from '../../../kernel/mail/blocks.ts';
import { accountReason, greeting } from '../../identity/mails/greeting.ts';
import { NAMED_POSTINGS } from './jobs.ts';

const newPostings: MailTemplate = (words) => {
  const { t, parameters } = words;
  const count = Number(parameters.text('count'));
  const more = Number(parameters.text('more'));
  const facts = Array.from(
    { length: NAMED_POSTINGS },
    (_, at) => [parameters.text(`title${at}`), parameters.text(`company${at}`)] as const,
  );
  return {
    subject: t('posting-mails.subject', { count }),
    preheader: parameters.text('companies'),
    heading: t('posting-mails.subject', { count }),
    paragraphs: [greeting(words), t('posting-mails.body')],
    facts: facts.filter(([title]) => title !== ''),
    button: t('posting-mails.button'),
    ...(more > 0 ? { note: t('posting-mails.more', { count: more }) } : {}),
    reason: accountReason(words),
    decline: t('posting-mails.decline'),
  };
};

export const postingMails = { new_postings: newPostings } satisfies Record<string, MailTemplate>;
