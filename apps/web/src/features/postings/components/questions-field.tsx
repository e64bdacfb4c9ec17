// Screening questions: each with its kind, its choices, whether it must be answered, and what decides against who answers it.

import type { WrittenQuestion } from '@fairway/rules/posting-content';
import { QUESTION_KINDS, QUESTION_LIMITS } from '@fairway/rules/screening-questions';
import { Button, IconButton } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { Select } from '@fairway/ui/select';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import parts from '../../../lib/console/parts.module.css';
import type { PartProps } from './autosave.ts';
import styles from './posting.module.css';

const NEW: WrittenQuestion = { kind: 'yesNo', text: '', choices: [], required: true, knockOut: null };

export function QuestionsField({ content: { questions }, set, faultAt }: PartProps) {
  const t = useTranslations('own-postings.questions');
  const change = (at: number, changed: Partial<WrittenQuestion>) =>
    set({ questions: questions.map((question, index) => (index === at ? { ...question, ...changed } : question)) });
  const up = (at: number) => {
    const [before, moved] = [questions[at - 1], questions[at]];
    if (before && moved) set({ questions: questions.map((one, index) => (index === at - 1 ? moved : index === at ? before : one)) });
  };
  return (
    <section className={styles.questions} aria-labelledby="questions-title">
      <h2 id="questions-title">{t('title')}</h2>
      <ol className={styles.placeRows}>
        {questions.map((question, at) => (
          <li key={question.id ?? at} className={styles.question}>
            <div className={styles.questionHead}>
              <strong>{t('one', { at: at + 1 })}</strong>
              {at > 0 ? (
                <IconButton size="small" label={t('up', { at: at + 1 })} icon={<IconArrowUp aria-hidden />} onClick={() => up(at)} />
              ) : null}
              <IconButton
                size="small"
                label={t('remove', { at: at + 1 })}
                icon={<IconTrash aria-hidden />}
                onClick={() => set({ questions: questions.filter((_one, index) => index !== at) })}
              />
            </div>
            <Question question={question} fault={faultAt(`questions/${at}`)} change={(changed) => change(at, changed)} />
          </li>
        ))}
      </ol>
      <div>
        <Button
          icon={<IconPlus aria-hidden />}
          disabled={questions.length >= QUESTION_LIMITS.questions}
          onClick={() => set({ questions: [...questions, NEW] })}
        >
          {t('add')}
        </Button>
      </div>
    </section>
  );
}

type QuestionProps = { question: WrittenQuestion; fault: string | undefined; change: (changed: Partial<WrittenQuestion>) => void };

function Question({ question, fault, change }: QuestionProps) {
  const t = useTranslations('own-postings.questions');
  const { kind, text, choices, required } = question;
  return (
    <>
      <TextField
        label={t('text')}
        required
        maxLength={QUESTION_LIMITS.textCharacters}
        error={fault}
        value={text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <Select
        label={t('kind')}
        options={QUESTION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={(event) => {
          const next = QUESTION_KINDS.find((one) => one === event.currentTarget.value) ?? 'text';
          change({ kind: next, knockOut: null, choices: next === 'choice' ? ['', ''] : [] });
        }}
      />
      {kind === 'choice' ? (
        <TextArea
          label={t('choices')}
          hint={t('choicesHint')}
          value={choices.join('\n')}
          onChange={(event) => change({ choices: event.currentTarget.value.split('\n').slice(0, QUESTION_LIMITS.choices), knockOut: null })}
        />
      ) : null}
      <div className={parts.pair}>
        <Checkbox label={t('required')} checked={required} onChange={(event) => change({ required: event.currentTarget.checked })} />
        <KnockOutField question={question} change={change} />
      </div>
    </>
  );
}

function KnockOutField({ question: { kind, choices, knockOut }, change }: Omit<QuestionProps, 'fault'>) {
  const t = useTranslations('own-postings.questions');
  if (kind === 'text' || kind === 'file') return null;
  if (kind === 'number') {
    const bounds = knockOut && 'below' in knockOut ? knockOut : {};
    return (
      <TextField
        type="number"
        label={t('below')}
        value={bounds.below ?? ''}
        onChange={(event) => change({ knockOut: event.currentTarget.value === '' ? null : { below: Number(event.currentTarget.value) } })}
      />
    );
  }
  const answers =
    kind === 'yesNo'
      ? [
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]
      : choices.filter(Boolean).map((value) => ({ value, label: value }));
  const chosen = knockOut && 'answers' in knockOut ? (knockOut.answers[0] ?? '') : '';
  return (
    <Select
      label={t('knockOut')}
      emptyLabel={t('nothing')}
      options={answers}
      value={chosen}
      onChange={(event) => change({ knockOut: event.currentTarget.value === '' ? null : { answers: [event.currentTarget.value] } })}
    />
  );
}
