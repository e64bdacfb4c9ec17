import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  texts: { label: string; previous: string; next: string; page: (page: number) => string };
};

/** Pages of a list as plain GET links, so that they work before any script runs. Nothing where there is one page. */
export function Pagination({ page, pages, hrefOf, texts }: PaginationProps) {
  if (pages <= 1) return null;
  const step = (target: number, label: string, icon: React.ReactNode, rel: string) =>
    target < 1 || target > pages ? (
      <span className={classNames(styles.step, styles.off)} aria-hidden="true">
        {icon}
      </span>
    ) : (
      <Link className={styles.step} href={hrefOf(target)} aria-label={label} rel={rel}>
        {icon}
      </Link>
    );
  return (
    <nav className={styles.pager} aria-label={texts.label}>
      {step(page - 1, texts.previous, <IconChevronLeft size={18} aria-hidden />, 'prev')}
      <ul className={styles.list}>
        {pageWindow(page, pages).map((item) =>
          'gap' in item ? (
            <li key={item.gap} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item.page}>
              <Link
                className={styles.page}
                href={hrefOf(item.page)}
                aria-label={texts.page(item.page)}
                {...(item.page === page ? { 'aria-current': 'page' as const } : {})}
              >
                {item.page}
              </Link>
            </li>
          ),
        )}
      </ul>
      {step(page + 1, texts.next, <IconChevronRight size={18} aria-hidden />, 'next')}
    </nav>
  );
}
