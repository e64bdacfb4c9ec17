// What the school sent one student, in their record.
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Card } from '../../../lib/console/card.tsx';
import { useConsoleHrefs } from '../../../lib/console/console-school.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import styles from '../messages.module.css';
import { messagesOfQuery } from '../queries.ts';

export function MessagesCard({ schoolId, studentId }: { schoolId: number; studentId: string }) {
  const t = useTranslations('student-messages');
  const { dateTime } = useReaderFormats();
  const { href } = useConsoleHrefs();
  const reply = useQuery(messagesOfQuery(useApi(), schoolId, studentId));
  return (
    <Card title={t('record.title')}>
      {reply.isError && !reply.data ? <p role="alert">{t('record.failed')}</p> : null}
      {reply.data?.messages.length === 0 ? <p className={styles.muted}>{t('record.none')}</p> : null}
      <ol className={styles.list}>
        {(reply.data?.messages ?? []).map(({ id, subject, sender, at }) => (
          <li key={id}>
            <p className={styles.text}>
              <Link href={href('staff-student-message', { id })}>{subject}</Link>
            </p>
            <p className={styles.muted}>
              <time dateTime={at}>{dateTime(new Date(at))}</time> · <bdi>{sender ?? t('gone')}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
