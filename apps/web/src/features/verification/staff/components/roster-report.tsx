// How an upload of a roster goes, and what was wrong with which line.
import type { components } from '@fairway/client/api.gen';
import { Banner } from '@fairway/ui/banner';
import { Progress } from '@fairway/ui/progress';
import { useFormatter, useTranslations } from 'use-intl';
import styles from '../../components/methods/methods.module.css';
import { RosterDifferences } from './roster-differences.tsx';

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
      <Outcome upload={upload} />
      {upload.state === 'read' ? <Changes upload={upload} /> : null}
      {upload.differences.length > 0 ? <RosterDifferences upload={upload} /> : null}
      {upload.state === 'read' && upload.publicCount > 0 ? (
        <details>
          <summary>{`${t('publicMail')}: ${upload.publicCount}`}</summary>
          <p className={styles.note}>{t('publicHint')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
          <ul className={styles.rows} tabIndex={0} aria-label={t('publicMail')}>
            {upload.publicLines.map((line) => (
              <li key={line}>{t('lineOnly', { line })}</li>
            ))}
            {upload.publicCount > upload.publicLines.length ? (
              <li>{t('badMore', { count: upload.publicCount - upload.publicLines.length })}</li>
            ) : null}
          </ul>
        </details>
      ) : null}
      {upload.unknownCount > 0 ? (
        <details>
          <summary>{t('unknown', { count: upload.unknownCount })}</summary>
          <p className={styles.note}>{t('unknownHint')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
          <ul className={styles.rows} tabIndex={0} aria-label={t('unknown', { count: upload.unknownCount })}>
            {upload.unknownRows.map(({ line, code }) => (
              <li key={`${line} ${code}`}>{t('line', { line, fault: t(`unknownFault.${code}`) })}</li>
            ))}
            {upload.unknownCount > upload.unknownRows.length ? (
              <li>{t('badMore', { count: upload.unknownCount - upload.unknownRows.length })}</li>
            ) : null}
          </ul>
        </details>
      ) : null}
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

function Outcome({ upload }: { upload: Upload }) {
  const t = useTranslations('verification-methods.roster');
  const repeated = upload.repeatedCount > 0 ? t('repeated', { count: upload.repeatedCount }) : null;
  if (upload.state === 'failed')
    return (
      <Banner meaning="danger" live>
        {t(`failed.${upload.fault ?? 'damaged'}`)}
      </Banner>
    );
  if (upload.state === 'read')
    return (
      <Banner meaning={upload.removedCount + upload.publicCount + upload.unknownCount > 0 ? 'warning' : 'info'} live>
        {t('shown')} {repeated}
      </Banner>
    );
  if (upload.state === 'dropped' || upload.state === 'undone')
    return (
      <Banner meaning="info" live>
        {t(upload.state === 'dropped' ? 'discarded' : 'undone')}
      </Banner>
    );
  return (
    <Banner meaning="success" live>
      {t('done', { added: upload.addedCount + upload.changedCount + upload.movedCount, rows: upload.rowCount })} {repeated}
    </Banner>
  );
}

/** What the file would change. */
function Changes({ upload }: { upload: Upload }) {
  const t = useTranslations('verification-methods.roster');
  const format = useFormatter();
  const facts = [
    ['toAdd', upload.addedCount],
    ['toChange', upload.changedCount],
    ['toMove', upload.movedCount],
    ['toRemove', upload.removedCount],
  ] as const;
  return (
    <dl className={styles.changes}>
      {facts.map(([word, count]) => [<dt key={word}>{t(word)}</dt>, <dd key={`${word} count`}>{format.number(count)}</dd>])}
    </dl>
  );
}
