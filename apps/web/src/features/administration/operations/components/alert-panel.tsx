// What is wrong with the platform now, on its first page: each leads to its place.
import { alertPath } from '@fairway/rules/platform-alerts';
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../../lib/boot.ts';
import styles from '../../../../lib/console/parts.module.css';
import { localized, useHrefs } from '../../../../lib/paths.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import type { PlatformAlert } from '../queries.ts';
import { useAlertWords } from './alert-words.ts';

export function AlertPanel({ alerts }: { alerts: readonly PlatformAlert[] }) {
  const t = useTranslations('operations.alerts');
  const { locale } = useBoot();
  const { href, exists } = useHrefs();
  const formats = useReaderFormats();
  const alertWords = useAlertWords();
  return (
    <section className={styles.panel} aria-labelledby="alerts-title">
      <h2 id="alerts-title">{t('now')}</h2>
      {alerts.length === 0 ? <p className={styles.muted}>{t('none')}</p> : null}
      <ul className={styles.rows}>
        {alerts.map((alert) => (
          <li key={alert.id} className={styles.row}>
            <div className={styles.what}>
              <Link href={localized(locale, alertPath(alert))}>{alertWords(alert)}</Link>
              <span>{t('since', { date: formats.dateTime(new Date(alert.beganAt)) })}</span>
            </div>
          </li>
        ))}
      </ul>
      {exists('admin-alerts') ? <Link href={href('admin-alerts')}>{t('all')}</Link> : null}
    </section>
  );
}
