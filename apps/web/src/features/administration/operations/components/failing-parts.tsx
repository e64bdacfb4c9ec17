// What runs again and again on this server and fails: since when, and with which words.
import { Badge } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';
import styles from '../../../../lib/console/parts.module.css';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import type { Operations } from '../queries.ts';

export function FailingParts({ failing }: { failing: Operations['failing'] }) {
  const t = useTranslations('operations');
  const formats = useReaderFormats();
  if (failing.length === 0) return t('nothingFails');
  return (
    <ul className={styles.plain}>
      {failing.map(({ part, since, error }) => (
        <li key={part}>
          <Badge meaning="danger">{t('failsSince', { part, date: formats.dateTime(new Date(since)) })}</Badge>
          <div className={styles.muted}>{error}</div>
        </li>
      ))}
    </ul>
  );
}
