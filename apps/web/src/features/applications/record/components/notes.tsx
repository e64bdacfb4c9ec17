// Notes that nobody but their writer reads.
import { APPLICATION_LIMITS } from '@fairway/rules/applications';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { TextArea } from '@fairway/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import styles from '../../components/applications.module.css';
import { type Application, ONE, useAct } from '../../queries.ts';

type Note = Application['notes'][number];

export function Notes({ application: { id, notes } }: { application: Application }) {
  const t = useTranslations('applications.notes');
  const api = useApi();
  const act = useAct();
  const [text, setText] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || act.isPending) return;
    const call = () => api.call.POST(`${ONE}/notes`, { params: { path: { id } }, body: { text } });
    act.mutate({ run: call, after: () => setText('') });
  };
  return (
    <section className={styles.card} aria-labelledby="notes-title">
      <h2 id="notes-title">{t('title')}</h2>
      <ul className={styles.plain}>
        {notes.map((note) => (
          <li key={note.id}>
            <NoteRow applicationId={id} note={note} />
          </li>
        ))}
      </ul>
      <form className={styles.plain} onSubmit={add}>
        <TextArea
          label={t('label')}
          hint={t('hint')}
          rows={2}
          maxLength={APPLICATION_LIMITS.noteCharacters}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" busy={act.isPending} disabled={text.trim() === ''}>
            {t('add')}
          </Button>
        </div>
      </form>
    </section>
  );
}

function NoteRow({ applicationId, note }: { applicationId: string; note: Note }) {
  const t = useTranslations('applications.notes');
  const api = useApi();
  const act = useAct();
  const dialogs = useDialogs();
  const formats = useReaderFormats();
  const path = { id: applicationId, noteId: note.id };
  const remove = async () => {
    const sure = await dialogs.confirm({ title: t('removeTitle'), confirmLabel: t('remove'), cancelLabel: t('cancel'), danger: true });
    if (sure) act.mutate({ run: () => api.call.DELETE(`${ONE}/notes/{noteId}`, { params: { path } }) });
  };
  return (
    <>
      <p className={styles.words} dir="auto">
        {note.text}
      </p>
      <div className={styles.row}>
        <span className={styles.muted}>{formats.dateTime(new Date(note.writtenAt))}</span>
        <Button
          size="small"
          variant="quiet"
          busy={act.isPending}
          onClick={() => void remove()}
          aria-label={t('removeOne', { text: note.text.slice(0, 40) })}
        >
          {t('remove')}
        </Button>
      </div>
    </>
  );
}
