// A list that grows: its states, its total, its items, and the button for more.
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { CardList } from '@fairway/ui/list-results';
import { SkeletonRows } from '@fairway/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import styles from './favorites.module.css';

export type PagedListProps = {
  error: unknown;
  loading: boolean;
  retrying: boolean;
  onRetry: () => void;
  /** How many there are, in words. */
  count: string;
  /** Shown where there is nothing. */
  empty: ReactNode;
  items: readonly { key: string | number; node: ReactNode }[];
  /** Loads the next page; absent at the end. */
  onMore: (() => void) | undefined;
  loadingMore: boolean;
};

export function PagedList({ error, loading, retrying, onRetry, count, empty, items, onMore, loadingMore }: PagedListProps) {
  const t = useTranslations('favorites');
  const errorText = useErrorText();
  if (loading) return <SkeletonRows label={t('loading')} />;
  // What was loaded before stays, with the words of what failed beneath.
  if (error && items.length === 0)
    return (
      <div role="alert">
        <EmptyState
          drawing="error"
          title={t('failed')}
          text={errorText(error)}
          actions={
            <Button variant="primary" busy={retrying} onClick={onRetry}>
              {t('again')}
            </Button>
          }
        />
      </div>
    );
  if (items.length === 0) return empty;
  return (
    <div className={styles.list}>
      <p className={styles.count} role="status">
        {count}
      </p>
      <CardList view="list">
        {items.map(({ key, node }) => (
          <li key={key}>{node}</li>
        ))}
      </CardList>
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {onMore ? (
        <Button className={styles.more} busy={loadingMore} onClick={onMore}>
          {t('more')}
        </Button>
      ) : null}
    </div>
  );
}
