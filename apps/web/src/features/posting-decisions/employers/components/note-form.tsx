import { SCHOOL_EMPLOYER_LIMITS } from '@fairway/rules/school-employers';
import { Button } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { TextArea } from '@fairway/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../lib/error-text.ts';
import styles from '../employers.module.css';
import type { SchoolEmployerNote } from '../queries.ts';

export type NoteWords = { text: string; isShared: boolean };

type Props = {
  note?: SchoolEmployerNote;
  label: string;
  confirmLabel: string;
  /** With the same key until it was kept, so that what is sent again is the same note. */
  onSave: (words: NoteWords, key: string) => Promise<void>;
  onCancel?: () => void;
};

/** A note that is written, or changed. */
export function NoteForm({ note, label, confirmLabel, onSave, onCancel }: Props) {
  const t = useTranslations('school-employers.notes');
  const errorText = useErrorText();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [text, setText] = useState(note?.text ?? '');
  const [isShared, setShared] = useState(note?.isShared ?? false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await onSave({ text, isShared }, key);
      setKey(crypto.randomUUID());
      setText('');
      setShared(false);
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(false);
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <TextArea
        label={label}
        value={text}
        maxLength={SCHOOL_EMPLOYER_LIMITS.noteCharacters}
        rows={3}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Checkbox label={t('share')} hint={t('shareHint')} checked={isShared} onChange={(event) => setShared(event.currentTarget.checked)} />
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
      <div className={styles.line}>
        <Button type="submit" size="small" busy={busy} disabled={text.trim() === ''}>
          {confirmLabel}
        </Button>
        {onCancel ? (
          <Button variant="quiet" size="small" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
