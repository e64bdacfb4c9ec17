// What the team keeps of an application: one's own rating before those of the others are shown, and notes.
import { APPLICANT_LIMITS } from '@fairway/rules/applicants';
import { Button, IconButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { TextArea } from '@fairway/ui/text-field';
import { IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Card } from '../../../lib/console/card.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { APPLICANT, type Applicant } from '../queries.ts';
import styles from './applicants.module.css';
import { useKeeping } from './use-keeping.ts';

const STARS = Array.from({ length: APPLICANT_LIMITS.stars }, (_one, at) => at + 1);

export function RatingPart({ applicant }: { applicant: Applicant }) {
  const t = useTranslations('applicants.record');
  const forms = useTranslations('ui.field');
  const api = useApi();
  const name = useId();
  const formats = useReaderFormats();
  const { mine, others, othersCount } = applicant.ratings;
  const [stars, setStars] = useState(mine?.stars ?? 0);
  const [words, setWords] = useState(mine?.words ?? '');
  const { act, path } = useKeeping(applicant.id);
  const save = (event: FormEvent) => {
    event.preventDefault();
    act.mutate({
      run: () => api.call.PUT(`${APPLICANT}/rating`, { params: { path }, body: { stars, words } }),
      done: () => void showToast({ kind: 'success', text: t('rated') }),
    });
  };
  return (
    <Card title={t('rating')}>
      <form className={styles.form} onSubmit={save}>
        <fieldset className={styles.stars}>
          <legend>{t('myStars')}</legend>
          {STARS.map((one) => (
            <label key={one} className={styles.star} data-on={one <= stars} title={t('starsOf', { stars: one })}>
              <input
                type="radio"
                name={name}
                value={one}
                checked={one === stars}
                onChange={() => setStars(one)}
                aria-label={t('starsOf', { stars: one })}
              />
              {one <= stars ? <IconStarFilled size={22} aria-hidden /> : <IconStar size={22} aria-hidden />}
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t('ratingWords')}
          optional={forms('optional')}
          rows={2}
          maxLength={APPLICANT_LIMITS.ratingCharacters}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <div className={styles.row}>
          <Button type="submit" busy={act.isPending} disabled={stars === 0 || (stars === mine?.stars && words === mine.words)}>
            {t('rate')}
          </Button>
        </div>
      </form>
      {mine ? null : <p className={styles.muted}>{t('othersWait', { count: othersCount })}</p>}
      {others.length > 0 ? (
        <ul className={styles.items}>
          {others.map((one) => (
            <li key={`${one.author} ${one.ratedAt}`}>
              <p className={styles.muted}>
                <bdi>{one.author}</bdi> · {t('starsOf', { stars: one.stars })} · {formats.date(new Date(one.ratedAt))}
              </p>
              {one.words ? (
                <p className={styles.words} dir="auto">
                  {one.words}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

export function NotesPart({ applicant }: { applicant: Applicant }) {
  const t = useTranslations('applicants.record');
  const api = useApi();
  const dialogs = useDialogs();
  const formats = useReaderFormats();
  const [text, setText] = useState('');
  const { act, path } = useKeeping(applicant.id);
  const write = (event: FormEvent) => {
    event.preventDefault();
    act.mutate({ run: () => api.call.POST(`${APPLICANT}/notes`, { params: { path }, body: { text } }), done: () => setText('') });
  };
  const remove = async (noteId: string) => {
    const asked = { title: t('deleteTitle'), confirmLabel: t('deleteConfirm'), cancelLabel: t('keep'), danger: true };
    if (await dialogs.confirm(asked))
      act.mutate({ run: () => api.call.DELETE(`${APPLICANT}/notes/{noteId}`, { params: { path: { ...path, noteId } } }) });
  };
  return (
    <Card title={t('notes')}>
      {applicant.notes.length === 0 ? <p className={styles.muted}>{t('noNotes')}</p> : null}
      <ul className={styles.items}>
        {applicant.notes.map((note) => (
          <li key={note.id}>
            <p className={styles.words} dir="auto">
              {note.text}
            </p>
            <div className={styles.row}>
              <span className={styles.muted}>
                <bdi>{note.author.name || t('gone')}</bdi> · {formats.dateTime(new Date(note.writtenAt))}
              </span>
              {note.isMine ? (
                <IconButton size="small" label={t('deleteNote')} icon={<IconTrash aria-hidden />} onClick={() => void remove(note.id)} />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={write}>
        <TextArea
          label={t('note')}
          rows={3}
          maxLength={APPLICANT_LIMITS.noteCharacters}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={styles.row}>
          <Button type="submit" busy={act.isPending} disabled={text.trim() === ''}>
            {t('addNote')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
