// Notes of staff on a student: written, changed and deleted (asks first) by their author.

import { NOTE_CHARACTERS } from '@fairway/rules/students';
import { Badge } from '@fairway/ui/badge';
import { Button, IconButton } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { TextArea } from '@fairway/ui/text-field';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Card } from '../../../lib/console/card.tsx';
import { useDuty } from '../../../lib/console/console-school.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type StudentNote, type StudentRecord, useRefreshStudents } from '../queries.ts';
import styles from './record.module.css';

const NOTE_PATH = '/api/v1/staff/schools/{schoolId}/students/{id}/notes/{noteId}';
type Props = { student: StudentRecord; schoolId: number };

export function NotesCard({ student, schoolId }: Props) {
  const t = useTranslations('students.note');
  const api = useApi();
  const refresh = useRefreshStudents();
  const [edited, setEdited] = useState<string>();
  const writes = useDuty('advising');
  const path = { schoolId, id: student.id };
  const write = async (body: NoteWords) => {
    await api.call.POST('/api/v1/staff/schools/{schoolId}/students/{id}/notes', { params: { path }, body });
    await refresh();
  };
  const change = (noteId: string) => async (body: NoteWords) => {
    await api.call.PUT(NOTE_PATH, { params: { path: { ...path, noteId } }, body });
    await refresh();
    setEdited(undefined);
  };
  return (
    <Card title={t('title')}>
      {student.notes.length === 0 ? <p className={styles.muted}>{t('empty')}</p> : null}
      <ul className={styles.list}>
        {student.notes.map((note) => (
          <li key={note.id}>
            {edited === note.id ? (
              <NoteForm
                note={note}
                label={t('edit')}
                confirmLabel={t('save')}
                onSave={change(note.id)}
                onCancel={() => setEdited(undefined)}
              />
            ) : (
              <Note note={note} student={student} schoolId={schoolId} onEdit={() => setEdited(note.id)} />
            )}
          </li>
        ))}
      </ul>
      {writes ? <NoteForm label={t('text')} confirmLabel={t('add')} onSave={write} /> : null}
    </Card>
  );
}

function Note({ note, student, schoolId, onEdit }: Props & { note: StudentNote; onEdit: () => void }) {
  const t = useTranslations('students.note');
  const record = useTranslations('students.record');
  const api = useApi();
  const dialogs = useDialogs();
  const refresh = useRefreshStudents();
  const { dateTime } = useReaderFormats();
  const remove = () =>
    dialogs.confirm({
      title: t('deleteTitle'),
      confirmLabel: t('deleteConfirm'),
      cancelLabel: t('cancel'),
      danger: true,
      onConfirm: async () => {
        await api.call.DELETE(NOTE_PATH, { params: { path: { schoolId, id: student.id, noteId: note.id } } });
        await refresh();
      },
    });
  return (
    <>
      <p className={styles.text} dir="auto">
        {note.text}
      </p>
      <div className={styles.buttons}>
        <span className={styles.muted}>
          <bdi>{note.author ?? record('gone')}</bdi> · <time dateTime={note.createdAt}>{dateTime(new Date(note.createdAt))}</time>
          {note.updatedAt === note.createdAt ? null : ` · ${t('edited')}`}
        </span>
        <Badge meaning={note.isShared ? 'info' : 'neutral'}>{note.isShared ? t('shared') : t('mine')}</Badge>
        {note.isMine ? (
          <>
            <IconButton size="small" label={t('edit')} icon={<IconPencil aria-hidden />} onClick={onEdit} />
            <IconButton size="small" label={t('delete')} icon={<IconTrash aria-hidden />} onClick={() => void remove()} />
          </>
        ) : null}
      </div>
    </>
  );
}

type NoteWords = { text: string; isShared: boolean };
type FormProps = {
  note?: StudentNote;
  label: string;
  confirmLabel: string;
  onSave: (words: NoteWords) => Promise<void>;
  onCancel?: () => void;
};

function NoteForm({ note, label, confirmLabel, onSave, onCancel }: FormProps) {
  const t = useTranslations('students.note');
  const errorText = useErrorText();
  const [text, setText] = useState(note?.text ?? '');
  const [isShared, setShared] = useState(note?.isShared ?? false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await onSave({ text, isShared });
      setText('');
      setShared(false);
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(false);
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <TextArea label={label} value={text} maxLength={NOTE_CHARACTERS} rows={3} onChange={(event) => setText(event.currentTarget.value)} />
      <Checkbox label={t('share')} hint={t('shareHint')} checked={isShared} onChange={(event) => setShared(event.currentTarget.checked)} />
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" busy={busy} disabled={text.trim() === ''}>
          {confirmLabel}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
