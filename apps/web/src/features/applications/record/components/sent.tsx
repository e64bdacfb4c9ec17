// What the organization has: the profile as it was, the CV, the answers, the letter.
import { Button } from '@fairway/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import styles from '../../components/applications.module.css';
import { SentProfileFacts } from '../../components/sent-profile.tsx';
import { type Application, ONE } from '../../queries.ts';

export function Sent({ application }: { application: Application }) {
  const t = useTranslations('applications.sent');
  const apply = useTranslations('applications.apply');
  const formats = useReaderFormats();
  const { profile, letter, answers, sentAt } = application;
  const wordsOf = (value: boolean | number | string) => (typeof value === 'boolean' ? (value ? apply('yes') : apply('no')) : `${value}`);
  return (
    <section className={styles.card} aria-labelledby="sent-title">
      <h2 id="sent-title">{t('title')}</h2>
      <p className={styles.muted}>{t('when', { when: formats.dateTime(new Date(sentAt)) })}</p>
      {profile ? <SentProfileFacts profile={profile} /> : null}
      <SentCv application={application} />
      {answers.length > 0 ? (
        <dl className={styles.facts}>
          {answers.map(({ question, value, file }) => (
            <div key={question}>
              <dt dir="auto">{question}</dt>
              <dd dir="auto">{file ? <SentFile id={application.id} name={`${value}`} file={file} /> : wordsOf(value)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {letter === '' ? null : (
        <p className={styles.words} dir="auto">
          {letter}
        </p>
      )}
    </section>
  );
}

function SentCv({ application: { id, cv } }: { application: Application }) {
  const t = useTranslations('applications.sent');
  const api = useApi();
  if (!cv) return <p className={styles.muted}>{t('noCv')}</p>;
  return <Opened {...cv} label={t('openCv')} ask={() => api.call.POST(`${ONE}/cv`, { params: { path: { id } } })} />;
}

type SentFileProps = { id: string; name: string; file: NonNullable<Application['answers'][number]['file']> };

function SentFile({ id, name, file: { at, sizeBytes } }: SentFileProps) {
  const t = useTranslations('applications.sent');
  const api = useApi();
  const ask = () => api.call.POST(`${ONE}/files/{at}`, { params: { path: { id, at } } });
  return <Opened {...{ name, sizeBytes, ask }} label={t('openFile')} />;
}

type OpenedProps = { name: string; sizeBytes: number; label: string; ask: () => Promise<{ data?: { url: string } | undefined }> };

/** A file that was sent: its address is asked for by the press. */
function Opened({ name, sizeBytes, label, ask }: OpenedProps) {
  const errorText = useErrorText();
  const formats = useReaderFormats();
  const open = useMutation({
    mutationFn: ask,
    onSuccess: ({ data }) => {
      if (data) window.location.assign(data.url);
    },
  });
  return (
    <div className={styles.row}>
      <span dir="auto">{name}</span>
      <span className={styles.muted}>{formats.fileSize(sizeBytes)}</span>
      <Button size="small" busy={open.isPending} onClick={() => open.mutate()}>
        {label}
      </Button>
      {open.isError ? <p className={styles.error}>{errorText(open.error)}</p> : null}
    </div>
  );
}
