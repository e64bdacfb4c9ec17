// The questions one at a time. Each answer is sent as it is given; without a line it waits and goes when the line is back. What could not be sent
// yet is kept in this tab, so that a reload loses nothing. @rule outcomes.2
import { nextOutcomeStep, type OutcomeStep, outcomeSteps } from '@fairway/rules/outcomes';
import { Button } from '@fairway/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { MINE, type OutcomeAnswer, type OutcomeSurvey } from '../queries.ts';
import { AnswerSummary } from './answer-summary.tsx';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { Question } from './question.tsx';
import styles from './survey.module.css';

const NOTHING: Omit<OutcomeAnswer, 'status'> = {
  ...{ employer: null, title: null, country: null, startsOn: null, hours: null, fieldRelation: null, payBand: null, payCurrency: null },
  ...{ school: null, degree: null },
};

/** Sends answers one after another, and says how it stands. */
function useSaving(studyId: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: `outcome ${studyId}` },
    mutationFn: (body: OutcomeAnswer) => api.call.PUT(`${MINE}/{studyId}`, { params: { path: { studyId } }, body }),
    onMutate: (body) => keepDraft(studyId, body),
    onSuccess: async () => {
      forgetDraft(studyId);
      await queries.invalidateQueries({ queryKey: ['get', MINE] });
    },
  });
}

export function Survey({ survey }: { survey: OutcomeSurvey }) {
  const t = useTranslations('outcomes');
  const [answer, setAnswer] = useState<OutcomeAnswer | null>(() => keptDraft(survey.studyId) ?? survey.answer);
  const isBegun = answer !== null && answer !== survey.answer;
  const [step, setStep] = useState<OutcomeStep | 'done'>(() => (survey.answer && !isBegun ? 'done' : nextOutcomeStep(answer)));
  const saving = useSaving(survey.studyId);
  const send = saving.mutate;
  const first = useRef(true);
  useEffect(() => {
    // What this tab could not send before.
    if (first.current && isBegun && answer) send(answer);
    first.current = false;
  }, [answer, isBegun, send]);
  const steps = outcomeSteps(answer?.status ?? null);
  const at = step === 'done' ? steps.length : steps.indexOf(step);
  const give = (given: Partial<OutcomeAnswer>) => {
    const status = given.status ?? answer?.status;
    if (!status) return;
    const next = { ...NOTHING, ...answer, ...given, status };
    setAnswer(next);
    send(next);
    const all = outcomeSteps(status);
    setStep(all[(step === 'done' ? all.length : all.indexOf(step)) + 1] ?? 'done');
  };
  return (
    <div className={styles.survey}>
      {step === 'done' && answer ? (
        <AnswerSummary
          survey={survey}
          answer={answer}
          onChange={setStep}
          onWithdrawn={() => {
            setAnswer(null);
            setStep('status');
          }}
        />
      ) : (
        <Question
          key={step}
          step={step === 'done' ? 'status' : step}
          answer={answer}
          place={t('place', { at: at + 1, of: answer ? steps.length : 8 })}
          school={survey.school}
          onGive={give}
          onSkip={() => setStep(steps[at + 1] ?? 'done')}
          onBack={at > 0 ? () => setStep(steps[at - 1] ?? 'status') : undefined}
        />
      )}
      <SavingState saving={saving} onRetry={() => answer && send(answer)} />
    </div>
  );
}

function SavingState({ saving, onRetry }: { saving: ReturnType<typeof useSaving>; onRetry: () => void }) {
  const t = useTranslations('outcomes.saving');
  const errorText = useErrorText();
  if (saving.isError)
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('failed', { why: errorText(saving.error) })}</p>
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    );
  return (
    <p role="status" className={styles.state}>
      {saving.isPaused ? t('offline') : saving.isPending ? t('saving') : saving.isSuccess ? t('saved') : ''}
    </p>
  );
}
