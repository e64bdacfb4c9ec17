import { Link } from '@fairway/ui/link';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { CompaniesAddress } from '../company-address.ts';
import styles from './view-links.module.css';

const VIEWS = [
  ['grid', IconLayoutGrid],
  ['list', IconList],
] as const;

/** Grid or list, as links: the view is in the address. */
export function ViewLinks({ address, hrefOf }: { address: CompaniesAddress; hrefOf: (address: CompaniesAddress) => string }) {
  const t = useTranslations('companies.view');
  return (
    <nav className={styles.views} aria-label={t('label')}>
      {VIEWS.map(([view, Icon]) => (
        <Link
          key={view}
          href={hrefOf({ ...address, view })}
          className={styles.view}
          title={t(view)}
          aria-label={t(view)}
          {...(view === address.view ? { 'aria-current': 'true' as const } : {})}
        >
          <Icon size={18} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
