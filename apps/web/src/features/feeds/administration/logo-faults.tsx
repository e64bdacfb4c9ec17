// Logos of a feed's organizations that could not be fetched, and why; nothing where there is none.
import { useTranslations } from 'use-intl';
import styles from '../../../lib/console/parts.module.css';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { Feed } from './queries.ts';

export function LogoFaults({ faults }: { faults: Feed['logoFaults'] }) {
  const t = useTranslations('feeds.one');
  const formats = useReaderFormats();
  if (faults.count === 0) return null;
  return (
    <div id="logos" className={styles.panel}>
      <h2>{t('logos', { count: faults.count })}</h2>
      <p>{t('logosText')}</p>
      <ul className={styles.rows}>
        {faults.rows.map(({ organizationId, name, address, why, since }) => (
          <li key={organizationId} className={styles.row}>
            <span className={styles.what}>
              {name}
              <span className={styles.below}>{address}</span>
              <span className={styles.below}>{t('logoFault', { why: t(`logoWhy.${why}`), date: formats.date(new Date(since)) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
