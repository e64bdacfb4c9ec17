// Imports of the last seven days, the latest first: what waits to be written, and what can be taken back.
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { Loaded } from '../../../../lib/console/loaded.tsx';
import styles from '../../../../lib/console/parts.module.css';
import { useHrefs } from '../../../../lib/paths.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { recentImportsQuery } from '../queries.ts';

export function RecentImports() {
  const t = useTranslations('reference-data.import');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const reply = useQuery(recentImportsQuery(useApi()));
  return (
    <Loaded reply={reply}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className={styles.muted}>{t('none')}</p>
        ) : (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id} className={styles.row}>
                <div className={styles.what}>
                  <Link href={href('admin-reference-import', { id: row.id ?? '' })}>
                    {t(`forms.${row.form}`)} · {formats.dateTime(new Date(row.madeAt))}
                  </Link>
                  <span>
                    {row.state === 'written' || row.state === 'undone' || row.state === 'waiting' ? `${t(`states.${row.state}`)} · ` : null}
                    {t('counts', {
                      created: formats.number(row.created),
                      changed: formats.number(row.changed),
                      unchanged: formats.number(row.unchanged),
                    })}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
