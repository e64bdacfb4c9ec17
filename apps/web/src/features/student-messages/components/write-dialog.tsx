// Writes to the students that are chosen: words with fields, then who gets them, who is left out, and how one of them reads it. Only what was
// looked at is sent, and a second press sends nothing twice: the key stays the dialog's.
import { ApiProblem } from '@fairway/client/problem';
import { MESSAGE_FIELDS, MESSAGE_LIMITS, MESSAGES_A_WEEK } from '@fairway/rules/student-messages';
import { Button } from '@fairway/ui/button';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { countOf, selectionOf } from '../../../lib/lists/selection.ts';
import styles from '../messages.module.css';
import type { CheckedMessage, MessageSelected, WholeStudentMessage } from '../queries.ts';

type Props = { schoolId: number; selected: MessageSelected };

const FAULTS = ['missing', 'too_long', 'unknown_field'] as const;

function WriteDialog({ schoolId, selected }: Props) {
  const t = useTranslations('student-messages.write');
  const api = useApi();
  const errorText = useErrorText();
  const [key] = useState(() => crypto.randomUUID());
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<CheckedMessage>();
  const [problem, setProblem] = useState<ApiProblem>();
  const words = { students: selectionOf(selected), subject, text };
  const params = { path: { schoolId } };
  const look = async (readerId?: string) => {
    setProblem(undefined);
    const body = { ...words, ...(readerId ? { readerId } : {}) };
    const { data } = await api.call.POST('/api/v1/staff/schools/{schoolId}/student-messages/check', { params, body });
    setChecked(data);
  };
  const check = async () => {
    try {
      await look();
    } catch (error) {
      if (error instanceof ApiProblem) setProblem(error);
      if (!(error instanceof ApiProblem) || error.errors.length === 0) throw error;
    }
    // What was looked at is shown in the dialog.
    return false;
  };
  const send = async () => {
    try {
      const body = { ...words, key, reached: checked?.reached ?? 0 };
      const { data } = await api.call.POST('/api/v1/staff/schools/{schoolId}/student-messages', { params, body });
      return data;
    } catch (error) {
      // The refusal is said below; where the new number cannot be had either, it says to look again.
      if (error instanceof ApiProblem && error.code === 'student_messages.changed') await look().catch(() => undefined);
      throw error;
    }
  };
  const cancel = { key: 'cancel', label: t('cancel') };
  const back = () => {
    setChecked(undefined);
    return false;
  };
  const change = { key: 'change', label: t('change'), run: back };
  const reached = checked?.reached ?? 0;
  return (
    <DialogFrame
      size="medium"
      title={t('title', { count: countOf(selected) })}
      actions={
        checked
          ? [
              change,
              ...(reached > 0
                ? [{ key: 'send', label: t('send', { count: reached }), variant: 'primary' as const, run: send, failedText: errorText }]
                : []),
            ]
          : [cancel, { key: 'check', label: t('preview'), variant: 'primary', run: check, failedText: errorText }]
      }
    >
      {checked ? (
        <Looked checked={checked} onReader={(readerId) => void look(readerId).catch(() => setChecked(undefined))} />
      ) : (
        <Words subject={subject} text={text} onSubject={setSubject} onText={setText} problem={problem} />
      )}
    </DialogFrame>
  );
}

type WordsProps = {
  subject: string;
  text: string;
  onSubject: (subject: string) => void;
  onText: (text: string) => void;
  problem: ApiProblem | undefined;
};

function Words({ subject, text, onSubject, onText, problem }: WordsProps) {
  const t = useTranslations('student-messages.write');
  const area = useRef<HTMLDivElement>(null);
  const faultAt = (pointer: string) => {
    const code = FAULTS.find((known) => problem?.errors.some((one) => one.pointer === pointer && one.code === known));
    return code && t(`faults.${code}`);
  };
  const insert = (field: string) => {
    const typed = area.current?.querySelector('textarea');
    const at = typed?.selectionStart ?? text.length;
    onText(`${text.slice(0, at)}{${field}}${text.slice(typed?.selectionEnd ?? at)}`);
    typed?.focus();
  };
  return (
    <div className={styles.fields}>
      <p>{t('hint')}</p>
      <TextField
        data-autofocus=""
        label={t('subject')}
        maxLength={MESSAGE_LIMITS.subject}
        value={subject}
        error={faultAt('/subject')}
        onChange={(event) => onSubject(event.currentTarget.value)}
      />
      <div ref={area}>
        <TextArea
          rows={8}
          label={t('text')}
          maxLength={MESSAGE_LIMITS.text}
          value={text}
          error={faultAt('/text')}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons is no set of fields */}
      <div className={styles.inserts} role="group" aria-label={t('insert')}>
        {MESSAGE_FIELDS.map((field) => (
          <Button key={field} size="small" onClick={() => insert(field)}>
            {t(`fields.${field}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function Looked({ checked, onReader }: { checked: CheckedMessage; onReader: (readerId: string) => void }) {
  const t = useTranslations('student-messages.write');
  const { reached, leftOut, empty, readers, preview } = checked;
  return (
    <div className={styles.fields}>
      <ul className={styles.list}>
        <li>
          <strong>{t('reached', { count: reached })}</strong>
        </li>
        {leftOut.often > 0 ? <li>{t('often', { count: leftOut.often, max: `${MESSAGES_A_WEEK}` })}</li> : null}
        {leftOut.declined > 0 ? <li>{t('declined', { count: leftOut.declined })}</li> : null}
        {leftOut.unreachable > 0 ? <li>{t('unreachable', { count: leftOut.unreachable })}</li> : null}
        {empty.program > 0 ? <li>{t('noProgram', { count: empty.program })}</li> : null}
        {empty.adviser > 0 ? <li>{t('noAdviser', { count: empty.adviser })}</li> : null}
      </ul>
      {preview ? (
        <>
          <Select
            label={t('reader')}
            value={preview.readerId}
            onChange={(event) => onReader(event.currentTarget.value)}
            options={readers.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <section className={styles.preview} aria-label={t('preview')}>
            <p className={styles.text}>
              <strong>{preview.subject}</strong>
            </p>
            <p className={styles.text}>{preview.text}</p>
          </section>
        </>
      ) : null}
    </div>
  );
}

export const writeDialog = defineDialog<Props, WholeStudentMessage>('write-students', WriteDialog);
