// The words of mails about what schools decided.
import { DECLINE_REASONS } from '@fairway/rules/posting-decisions';
import type { MailTemplate } from '../../../kernel/mail/blocks.ts';
import { accountReason, greeting } from '../../identity/mails/greeting.ts';
import { NAMED_DECISIONS } from './commands.ts';

const STEPS = ['ask', 'approve', 'decline'] as const;

const decided: MailTemplate = (words) => {
  const { t, parameters } = words;
  const [organization, count, more] = [parameters.text('organization'), Number(parameters.text('count')), Number(parameters.text('more'))];
  const facts = Array.from({ length: NAMED_DECISIONS }, (_, at) => {
    const step = STEPS.find((one) => one === parameters.text(`step${at}`));
    const reason = DECLINE_REASONS.find((one) => one === parameters.text(`reason${at}`));
    const said = [reason && t(`posting-decision-mails.reasons.${reason}`), parameters.text(`note${at}`)].filter(Boolean).join(' – ');
    const line = step ? t(`posting-decision-mails.steps.${step}`, { school: parameters.text(`school${at}`) }) : '';
    return [parameters.text(`title${at}`), said ? `${line}: ${said}` : line] as const;
  });
  return {
    subject: t('posting-decision-mails.subject', { count, organization }),
    preheader: t('posting-decision-mails.preheader'),
    heading: t('posting-decision-mails.heading', { count }),
    paragraphs: [greeting(words), t('posting-decision-mails.body', { organization })],
    facts: facts.filter(([title]) => title !== ''),
    ...(more > 0 && { note: t('posting-decision-mails.more', { count: more }) }),
    button: t('posting-decision-mails.button'),
    reason: accountReason(words),
    decline: t('posting-decision-mails.decline'),
  };
};

export const postingDecisionMails = { posting_decisions: decided } satisfies Record<string, MailTemplate>;
