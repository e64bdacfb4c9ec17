// Why a feed needs somebody: its last run failed, or held back what it would withdraw.
import { useTranslations } from 'use-intl';
import styles from '../../../lib/console/parts.module.css';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { FeedStateBadge } from './feed-states.tsx';
import type { FeedRow } from './queries.ts';

export function FeedTrouble({ row }: { row: FeedRow }) {
  const t = useTranslations('feeds.list');
  const formats = useReaderFormats();
  const { held, lastRun } = row;
  const why = row.state === 'failing' ? lastRun?.error : null;
  return (
    <>
      <FeedStateBadge state={row.state} />
      {why ? <span className={styles.beside}>{why}</span> : null}
      {held ? <span className={styles.beside}>{t('held', { count: formats.number(held.count), of: formats.number(held.of) })}</span> : null}
    </>
  );
}
