import { IconRss } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import type { JobsAddress } from '../job-address.ts';
import { rssHref } from '../rss-address.ts';
import styles from './jobs-view.module.css';

/** The newest postings of this search as a feed. */
export function RssLink({ address }: { address: JobsAddress }) {
  const t = useTranslations('jobs');
  const { locale } = useBoot();
  return (
    <a className={styles.rss} href={rssHref(locale, address)}>
      <IconRss size={16} aria-hidden />
      {t('rss')}
    </a>
  );
}
