// What happened to a connection, and who opened the record.
import { useTranslations } from 'use-intl';
import { Card } from '../../../lib/console/card.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { StudentRecord } from '../queries.ts';
import styles from './record.module.css';

type Props = { student: StudentRecord };

export function HistoryCard({ student: { history } }: Props) {
  const t = useTranslations('students.record');
  const { dateTime } = useReaderFormats();
  const words = (action: string) => {
    const key = `actions.${action}` as 'actions.approve';
    return t.has(key) ? t(key) : action;
  };
  return (
    <Card title={t('history')}>
      {history.length === 0 ? <p className={styles.muted}>{t('historyEmpty')}</p> : null}
      <ol className={styles.list}>
        {history.map((event) => (
          <li key={event.id}>
            <p>{words(event.action)}</p>
            <p className={styles.muted}>
              <time dateTime={event.at}>{dateTime(new Date(event.at))}</time> · <bdi>{event.name ?? t(`by.${event.by}`)}</bdi>
            </p>
            {event.note ? <p className={styles.text}>{event.note}</p> : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}

export function ViewingsCard({ student: { viewings } }: Props) {
  const t = useTranslations('students.record');
  const { dateTime } = useReaderFormats();
  return (
    <Card title={t('viewings')}>
      <p className={styles.muted}>{t('viewingsText')}</p>
      <ol className={styles.list}>
        {viewings.map((viewing) => (
          <li key={viewing.at + viewing.name}>
            <bdi>{viewing.name ?? t('gone')}</bdi>{' '}
            <time className={styles.muted} dateTime={viewing.at}>
              {dateTime(new Date(viewing.at))}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
