// One question: a press on a choice answers it and goes on; a field has its button. All but the first can be skipped.
import { FIELD_RELATIONS, OUTCOME_HOURS, OUTCOME_STATUSES, type OutcomeStep } from '@fairway/rules/outcomes';
import { Button } from '@fairway/ui/button';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OutcomeAnswer } from '../queries.ts';
import { PayFields, StepField, type TextStep } from './answer-fields.tsx';
import styles from './survey.module.css';

type Given = Partial<OutcomeAnswer>;
type Props = {
  step: OutcomeStep;
  answer: OutcomeAnswer | null;
  /** "Question 2 of 8". */
  place: string;
  school: string;
  onGive: (given: Given) => void;
  onSkip: () => void;
  onBack: (() => void) | undefined;
};

export function Question({ step, answer, place, school, onGive, onSkip, onBack }: Props) {
  const t = useTranslations('outcomes');
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(step === 'status' && answer === null);
  // Whoever answers by keyboard or ear comes to the next question; the page as it opens keeps its own beginning.
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
  }, []);
  const title = t(`steps.${step === 'employer' ? employerWord(answer?.status) : step}`);
  return (
    <div className={styles.question}>
      <p className={styles.place}>{place}</p>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {step === 'status' ? <p className={styles.hint}>{t('told', { school })}</p> : null}
      {step === 'status' ? (
        <Choices
          values={OUTCOME_STATUSES}
          chosen={answer?.status}
          label={(value) => t(`statuses.${value}`)}
          onGive={(status) => onGive({ status })}
        />
      ) : step === 'hours' ? (
        <Choices
          values={OUTCOME_HOURS}
          chosen={answer?.hours}
          label={(value) => t(`hours.${value}`)}
          onGive={(hours) => onGive({ hours })}
        />
      ) : step === 'fieldRelation' ? (
        <Choices
          values={FIELD_RELATIONS}
          chosen={answer?.fieldRelation}
          label={(value) => t(`relations.${value}`)}
          onGive={(fieldRelation) => onGive({ fieldRelation })}
        />
      ) : step === 'pay' ? (
        <PayQuestion answer={answer} onGive={onGive} onSkip={onSkip} />
      ) : (
        <FieldQuestion step={step} label={title} value={answer?.[step] ?? null} onGive={onGive} onSkip={onSkip} />
      )}
      {/* A question that is answered by a press can be left open too. */}
      {step === 'hours' || step === 'fieldRelation' ? <Button onClick={onSkip}>{t('skip')}</Button> : null}
      {onBack ? (
        <Button variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      ) : null}
    </div>
  );
}

/** The same question in the words of who has a business, serves, or is employed. */
const employerWord = (status: OutcomeAnswer['status'] | undefined) =>
  status === 'selfEmployed' ? 'business' : status === 'service' ? 'serving' : 'employer';

type ChoicesProps<V extends string> = {
  values: readonly V[];
  chosen: V | null | undefined;
  label: (value: V) => string;
  onGive: (value: V) => void;
};

function Choices<V extends string>({ values, chosen, label, onGive }: ChoicesProps<V>) {
  return (
    <ul className={styles.choices}>
      {values.map((value) => (
        <li key={value}>
          <button type="button" className={styles.choice} aria-pressed={value === chosen} onClick={() => onGive(value)}>
            {label(value)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Steps({ children, isEmpty, onNext, onSkip }: { children: ReactNode; isEmpty: boolean; onNext: () => void; onSkip: () => void }) {
  const t = useTranslations('outcomes');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) onSkip();
    else onNext();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={isEmpty}>
          {t('next')}
        </Button>
        <Button onClick={onSkip}>{t('skip')}</Button>
      </div>
    </form>
  );
}

type FieldProps = { step: TextStep; label: string; value: string | null; onGive: (given: Given) => void; onSkip: () => void };

function FieldQuestion({ step, label, value, onGive, onSkip }: FieldProps) {
  const [text, setText] = useState(value);
  return (
    <Steps isEmpty={!text?.trim()} onNext={() => onGive({ [step]: text?.trim() || null })} onSkip={onSkip}>
      <StepField step={step} label={label} value={text} onChange={setText} />
    </Steps>
  );
}

function PayQuestion({ answer, onGive, onSkip }: Pick<FieldProps, 'onGive' | 'onSkip'> & { answer: OutcomeAnswer | null }) {
  const t = useTranslations('outcomes');
  const [pay, setPay] = useState({ payCurrency: answer?.payCurrency ?? null, payBand: answer?.payBand ?? null });
  const isEmpty = pay.payCurrency === null || pay.payBand === null;
  return (
    <Steps isEmpty={isEmpty} onNext={() => onGive(pay)} onSkip={onSkip}>
      <p className={styles.hint}>{t('payWhy')}</p>
      <PayFields {...pay} onChange={setPay} />
    </Steps>
  );
}
