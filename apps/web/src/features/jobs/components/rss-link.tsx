import { IconRss } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { searchOf } from '../../../lib/paths.ts';
import { type JobsAddress, jobsQuery } from '../job-address.ts';
import styles from './jobs-view.module.css';

/** The newest postings of this search as a feed. */
export function RssLink({ address }: { address: JobsAddress }) {
  const t = useTranslations('jobs');
  const { locale } = useBoot();
  const { sort: _, view: __, page: ___, page_size: ____, ...query } = jobsQuery(address);
  return (
    <a className={styles.rss} href={`/${locale}/jobs.rss${searchOf(query)}`}>
      <IconRss size={16} aria-hidden />
      {t('rss')}
    </a>
  );
}
