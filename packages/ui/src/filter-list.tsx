// A list with its filters: beside it on wide windows, behind a button on narrow ones. Without script the button leads to the filters
// further down the page (:target); with it they open in a panel (filter-panel.tsx).
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CountBadge } from './badge.tsx';
import styles from './filter-list.module.css';

export type FilterListProps = {
  /** Id of the filters in the page, where the button leads without script. */
  id: string;
  title: string;
  /** A FilterForm; null where there is nothing to choose: then the results have the room. */
  filters: ReactNode;
  /** The results. */
  children: ReactNode;
};

/** The two columns. */
export function FilterList({ id, title, filters, children }: FilterListProps) {
  return (
    <div className={filters === null ? undefined : styles.layout}>
      {filters === null ? null : (
        <section id={id} className={styles.filters} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.filtersTitle}>
            {title}
          </h2>
          {filters}
        </section>
      )}
      <div className={styles.results}>{children}</div>
    </div>
  );
}

export type FilterButtonProps = { filtersId: string; label: string; count: number; countLabel: string; onOpen: () => void };

/** Opens the filters on narrow windows; says how many are chosen. */
export function FilterButton({ filtersId, label, count, countLabel, onOpen }: FilterButtonProps) {
  return (
    <a
      href={`#${filtersId}`}
      className={styles.open}
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <IconAdjustmentsHorizontal size={18} aria-hidden />
      {label}
      {count > 0 ? <CountBadge count={count} label={countLabel} max={99} /> : null}
    </a>
  );
}
