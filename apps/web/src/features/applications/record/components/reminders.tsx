// Reminders of an application. They stand in the reader's calendar feed too, where there is one.
import { APPLICATION_LIMITS } from '@fairway/rules/applications';
import { Button } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { Link } from '@fairway/ui/link';
import { TextField } from '@fairway/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useHrefs } from '../../../../lib/paths.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import styles from '../../components/applications.module.css';
import { type Application, ONE, useAct } from '../../queries.ts';

type Reminder = Application['reminders'][number];

export function Reminders({ application: { id, reminders } }: { application: Application }) {
  const t = useTranslations('applications.reminders');
  const { href, exists } = useHrefs();
  return (
    <section className={styles.card} aria-labelledby="reminders-title">
      <h2 id="reminders-title">{t('title')}</h2>
      <ul className={styles.plain}>
        {reminders.map((reminder) => (
          <li key={reminder.id} className={styles.head}>
            <ReminderRow applicationId={id} reminder={reminder} />
          </li>
        ))}
      </ul>
      <NewReminder applicationId={id} />
      {exists('favorites') ? (
        <p className={styles.muted}>
          {t('calendar')} <Link href={href('favorites')}>{t('toCalendar')}</Link>
        </p>
      ) : null}
    </section>
  );
}

function NewReminder({ applicationId }: { applicationId: string }) {
  const t = useTranslations('applications.reminders');
  const api = useApi();
  const act = useAct();
  const [text, setText] = useState('');
  const [due, setDue] = useState('');
  const isReady = text.trim() !== '' && !Number.isNaN(new Date(due).getTime());
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || act.isPending) return;
    const body = { text, dueAt: new Date(due).toISOString(), done: false };
    act.mutate({
      run: () => api.call.POST(`${ONE}/reminders`, { params: { path: { id: applicationId } }, body }),
      after: () => {
        setText('');
        setDue('');
      },
    });
  };
  return (
    <form className={styles.plain} onSubmit={add}>
      <div className={styles.pair}>
        <TextField
          label={t('text')}
          maxLength={APPLICATION_LIMITS.reminderCharacters}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <TextField label={t('when')} type="datetime-local" value={due} onChange={(event) => setDue(event.currentTarget.value)} />
      </div>
      <div>
        <Button type="submit" busy={act.isPending} disabled={!isReady}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}

function ReminderRow({ applicationId, reminder }: { applicationId: string; reminder: Reminder }) {
  const t = useTranslations('applications.reminders');
  const api = useApi();
  const act = useAct();
  const formats = useReaderFormats();
  const { id, text, dueAt, doneAt } = reminder;
  const path = { id: applicationId, reminderId: id };
  const tick = (done: boolean) =>
    act.mutate({ run: () => api.call.PUT(`${ONE}/reminders/{reminderId}`, { params: { path }, body: { text, dueAt, done } }) });
  const remove = () =>
    act.mutate({ run: () => api.call.DELETE(`${ONE}/reminders/{reminderId}`, { params: { path } }), done: t('removed') });
  return (
    <>
      <Checkbox
        label={<bdi>{text}</bdi>}
        hint={formats.dateTime(new Date(dueAt))}
        checked={doneAt !== null}
        disabled={act.isPending}
        onChange={(event) => tick(event.currentTarget.checked)}
      />
      <Button size="small" variant="quiet" disabled={act.isPending} onClick={remove} aria-label={t('removeOne', { text })}>
        {t('remove')}
      </Button>
    </>
  );
}
