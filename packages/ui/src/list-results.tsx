// The results of a list with filters: what is found, page by page. While another list is on its way the old one stays, dimmed;
// only what takes longer than a moment becomes a skeleton.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './list-results.module.css';
import { Pagination, type PaginationProps } from './pagination.tsx';

/** A list that comes sooner replaces the old one without a skeleton between. */
const SKELETON_AFTER_MS = 200;
const TITLE_ID = 'results-title';

export type ListResultsProps = {
  /** Names the results for screen readers. */
  title: string;
  /** Takes the focus where what had it is gone. */
  place: RefObject<HTMLElement | null>;
  /** From 1. A step to another page leads the reader to its beginning. */
  page: number;
  /** Another list is on its way. */
  waiting: boolean;
  children: ReactNode;
};

/** The place of the results. */
export function ListResults({ title, place, page, waiting, children }: ListResultsProps) {
  useFocusOnPage(page, place);
  return (
    <section ref={place} tabIndex={-1} className={styles.results} aria-labelledby={TITLE_ID} aria-busy={waiting}>
      <h2 id={TITLE_ID} className="fw-hidden">
        {title}
      </h2>
      {children}
    </section>
  );
}

export type CardListProps = { view: 'list' | 'grid'; dim?: boolean; ordered?: boolean; children: ReactNode };

/** The cards, each in an <li>. */
export function CardList({ view, dim = false, ordered = false, children }: CardListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles.cards} data-view={view} data-dim={dim}>
      {children}
    </List>
  );
}

/** The pages under a list, and what else belongs there. */
export function ListPages({ children, ...pages }: PaginationProps & { children?: ReactNode }) {
  return (
    <div className={styles.pages}>
      <Pagination {...pages} />
      {children}
    </div>
  );
}

export type ListFailedProps = { title: string; text: string; retryLabel: string; retrying: boolean; onRetry: () => void };

/** A list that could not be loaded, and the way to try again. */
export function ListFailed({ title, text, retryLabel, retrying, onRetry }: ListFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        drawing="error"
        level={3}
        title={title}
        text={text}
        actions={
          <Button variant="primary" busy={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}

/** True once something has been waited for longer than a moment. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return slow;
}

function useFocusOnPage(page: number, place: RefObject<HTMLElement | null>): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // Ticking a filter also goes to page 1; then the focus stays where it is.
    if (document.activeElement?.closest('nav, body:not(:has(:focus))')) place.current?.focus({ preventScroll: true });
  }, [page, place]);
}
