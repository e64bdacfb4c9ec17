// One question of an employer. Answers are kept as the rules want them: yes or no, one of the choices, a number, words, the id of a file.
import { type AnswerValue, QUESTION_LIMITS } from '@fairway/rules/screening-questions';
import { Radio } from '@fairway/ui/checkbox';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from '../../components/applications.module.css';
import type { ApplicationPreview, AskedQuestion } from '../../queries.ts';
import { FileAnswer } from './file-answer.tsx';

export type QuestionFieldProps = {
  question: AskedQuestion;
  files: ApplicationPreview['files'];
  value: AnswerValue | undefined;
  error: string | undefined;
  onAnswer: (value: AnswerValue | undefined) => void;
};

export function QuestionField(props: QuestionFieldProps) {
  const t = useTranslations('applications.apply');
  const { question, files, value, error, onAnswer } = props;
  const { kind, text, required, knockOut } = question;
  const texts = {
    label: <bdi>{text}</bdi>,
    error,
    ...(required ? {} : { optional: t('optional') }),
    ...(knockOut ? { hint: t('decides') } : {}),
  };
  if (kind === 'number')
    return (
      <TextField
        {...texts}
        type="number"
        step="any"
        inputMode="decimal"
        value={typeof value === 'number' ? `${value}` : ''}
        onChange={(event) => onAnswer(event.currentTarget.value === '' ? undefined : event.currentTarget.valueAsNumber)}
      />
    );
  if (kind === 'text')
    return (
      <TextArea
        {...texts}
        maxLength={QUESTION_LIMITS.answerCharacters}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onAnswer(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
      />
    );
  if (kind === 'file') return <FileAnswer texts={texts} files={files} value={typeof value === 'string' ? value : ''} onAnswer={onAnswer} />;
  const options: { key: string; label: string; value: AnswerValue }[] =
    kind === 'yesNo'
      ? [
          { key: 'yes', label: t('yes'), value: true },
          { key: 'no', label: t('no'), value: false },
        ]
      : question.choices.map((choice) => ({ key: choice, label: choice, value: choice }));
  return <Choices {...props} options={options} />;
}

type ChoicesProps = QuestionFieldProps & { options: readonly { key: string; label: string; value: AnswerValue }[] };

function Choices({ question, value, error, onAnswer, options }: ChoicesProps) {
  const t = useTranslations('applications.apply');
  const id = useId();
  const described = [question.knockOut ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.group} {...(described ? { 'aria-describedby': described } : {})} data-invalid={error ? true : undefined}>
      <legend dir="auto">
        {question.text}
        {question.required ? null : <span className={styles.muted}> {t('optional')}</span>}
      </legend>
      {question.knockOut ? (
        <p id={`${id}-hint`} className={styles.muted}>
          {t('decides')}
        </p>
      ) : null}
      {options.map((option) => (
        <Radio
          key={option.key}
          name={id}
          label={<bdi>{option.label}</bdi>}
          checked={option.value === value}
          onChange={() => onAnswer(option.value)}
        />
      ))}
      {question.required || value === undefined ? null : (
        <button type="button" className={styles.clear} onClick={() => onAnswer(undefined)}>
          {t('noAnswer')}
        </button>
      )}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
