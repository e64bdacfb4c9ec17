// How an upload of a roster goes, and what was wrong with which line.
import type { components } from '@fairway/client/api.gen';
import { Banner } from '@fairway/ui/banner';
import { Progress } from '@fairway/ui/progress';
import { useTranslations } from 'use-intl';
import styles from './methods.module.css';

type Upload = NonNullable<components['schemas']['SchoolRoster']['upload']>;

export function RosterReport({ upload }: { upload: Upload }) {
  const t = useTranslations('verification-methods.roster');
  if (upload.state === 'waiting' || upload.state === 'running')
    return (
      <div role="status">
        <p className={styles.note}>{t('reading')}</p>
        <Progress percent={upload.progressPercent} label={t('reading')} />
      </div>
    );
  return (
    <>
      {upload.state === 'failed' ? (
        <Banner meaning="danger" live>
          {t(`failed.${upload.fault ?? 'damaged'}`)}
        </Banner>
      ) : (
        <Banner meaning="success" live>
          {t('done', { added: upload.addedCount, rows: upload.rowCount })}{' '}
          {upload.repeatedCount > 0 ? t('repeated', { count: upload.repeatedCount }) : null}
        </Banner>
      )}
      {upload.badCount > 0 ? (
        <details>
          <summary>{t('bad', { count: upload.badCount })}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
          <ul className={styles.rows} tabIndex={0} aria-label={t('bad', { count: upload.badCount })}>
            {upload.badRows.map(({ line, code }) => (
              <li key={line}>{t('line', { line, fault: t(`rowFault.${code}`) })}</li>
            ))}
            {upload.badCount > upload.badRows.length ? <li>{t('badMore', { count: upload.badCount - upload.badRows.length })}</li> : null}
          </ul>
        </details>
      ) : null}
    </>
  );
}
