// The head of every page of a console: where one is, what the page is, what can be done; below it the content.
import '../later-messages.ts';
import { Link } from '@fairway/ui/link';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './console-page.module.css';

type Crumb = { href: string; label: string };

export type ConsolePageProps = {
  title: string;
  description?: ReactNode;
  /** Links to the lists that this page may be. */
  views?: ReactNode;
  /** Buttons; the first one may be primary. */
  actions?: ReactNode;
  /** The pages above this one, outermost first. */
  crumbs?: readonly Crumb[];
  children: ReactNode;
};

/** The frame of a page. */
export function ConsolePage({ title, description, views, actions, crumbs = [], children }: ConsolePageProps) {
  const t = useTranslations('console');
  return (
    <div className={styles.page}>
      {crumbs.length > 0 ? (
        <nav aria-label={t('path')}>
          <ol className={styles.crumbs}>
            {crumbs.map((crumb) => (
              <li key={crumb.href}>
                <Link href={crumb.href}>{crumb.label}</Link>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      ) : null}
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {description ? <p title={typeof description === 'string' ? description : undefined}>{description}</p> : null}
        </div>
        {views ? <div className={styles.views}>{views}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
