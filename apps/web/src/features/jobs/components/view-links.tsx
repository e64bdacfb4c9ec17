import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { JOBS_VIEWS, type JobsAddress } from '../job-address.ts';
import styles from './jobs-head.module.css';

const ICONS = { list: IconList, grid: IconLayoutGrid };

/** List or grid, as links: the view is in the address. @spec 2.4 "Toggle between list and grid" */
export function ViewLinks({ address, hrefOf }: { address: JobsAddress; hrefOf: (address: JobsAddress) => string }) {
  const t = useTranslations('jobs.view');
  return (
    <nav className={styles.views} aria-label={t('label')}>
      {JOBS_VIEWS.map((view) => {
        const Icon = ICONS[view];
        const current = view === address.view;
        return (
          <Link
            key={view}
            to={hrefOf({ ...address, view })}
            discover="none"
            preventScrollReset
            className={current ? `${styles.view} ${styles.currentView}` : styles.view}
            title={t(view)}
            aria-label={t(view)}
            {...(current ? { 'aria-current': 'true' as const } : {})}
          >
            <Icon size={18} aria-hidden />
          </Link>
        );
      })}
    </nav>
  );
}
