// What was said, with a way to change each answer and to take all of it back.
import { type OutcomeStep, outcomeSteps } from '@fairway/rules/outcomes';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { MINE, type OutcomeAnswer, type OutcomeSurvey } from '../queries.ts';
import { usePayText } from './answer-fields.tsx';
import { forgetDraft } from './kept-draft.ts';
import styles from './survey.module.css';

type Props = { survey: OutcomeSurvey; answer: OutcomeAnswer; onChange: (step: OutcomeStep) => void; onWithdrawn: () => void };

export function AnswerSummary({ survey, answer, onChange, onWithdrawn }: Props) {
  const t = useTranslations('outcomes');
  const said = useSaid();
  const withdraw = useWithdraw(survey.studyId, onWithdrawn);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.question} aria-labelledby="outcome-thanks">
      <h2 id="outcome-thanks" ref={heading} tabIndex={-1}>
        {t('thanks')}
      </h2>
      <p className={styles.hint}>{t('thanksText', { school: survey.school })}</p>
      <dl className={styles.said}>
        {outcomeSteps(answer.status).map((step) => (
          <div key={step}>
            <dt>{t(`facts.${step}`)}</dt>
            <dd>
              <span>{said(answer, step) ?? t('noAnswer')}</span>
              <Button size="small" variant="quiet" aria-label={t('changeOf', { what: t(`facts.${step}`) })} onClick={() => onChange(step)}>
                {t('change')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="quiet" onClick={withdraw}>
        {t('withdraw.button')}
      </Button>
    </section>
  );
}

/** An answer in words; undefined where there is none. */
function useSaid() {
  const t = useTranslations('outcomes');
  const format = useReaderFormats();
  const payText = usePayText();
  return (answer: OutcomeAnswer, step: OutcomeStep): string | undefined => {
    if (step === 'status') return t(`statuses.${answer.status}`);
    if (step === 'hours') return answer.hours ? t(`hours.${answer.hours}`) : undefined;
    if (step === 'fieldRelation') return answer.fieldRelation ? t(`relations.${answer.fieldRelation}`) : undefined;
    if (step === 'country') return answer.country ? format.country(answer.country) : undefined;
    if (step === 'startsOn') return answer.startsOn ? format.calendarDate(answer.startsOn) : undefined;
    if (step === 'pay')
      return answer.payCurrency !== null && answer.payBand !== null ? payText(answer.payCurrency, answer.payBand) : undefined;
    return answer[step] ?? undefined;
  };
}

function useWithdraw(studyId: string, onWithdrawn: () => void) {
  const t = useTranslations('outcomes.withdraw');
  const api = useApi();
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const run = async () => {
    await api.call.DELETE(`${MINE}/{studyId}`, { params: { path: { studyId } } });
    forgetDraft(studyId);
    onWithdrawn();
    showToast({ kind: 'success', text: t('done') });
    await queries.invalidateQueries({ queryKey: ['get', MINE] });
  };
  return () =>
    void dialogs.confirm({
      title: t('title'),
      text: t('text'),
      confirmLabel: t('confirm'),
      cancelLabel: t('cancel'),
      danger: true,
      onConfirm: run,
    });
}
