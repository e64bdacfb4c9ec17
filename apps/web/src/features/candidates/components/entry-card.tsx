// One entry of a list section as it is read: on the page and, with its buttons, in the dialog.
import { Badge } from '@fairway/ui/badge';
import { Prose } from '@fairway/ui/prose';
import type { ReactNode } from 'react';
import { usePeriodText } from '../period-text.ts';
import styles from './entry-card.module.css';

export type EntryCardProps = {
  title: string;
  facts?: readonly (string | null | undefined)[];
  start?: string | null;
  end?: string | null;
  /** It goes on: shown as the end. */
  ongoing?: boolean;
  /** Beside the title. */
  mark?: string | undefined;
  logo?: ReactNode;
  /** Rich text, sanitised by the server or written by our editor. */
  description?: string | null | undefined;
  children?: ReactNode;
  actions?: ReactNode;
};

export function EntryCard(props: EntryCardProps) {
  const { title, facts = [], start = null, end = null, ongoing = false, mark, logo, description, children, actions } = props;
  const period = usePeriodText()(start, end, ongoing);
  const known = facts.filter((fact): fact is string => Boolean(fact));
  return (
    <div className={styles.entry}>
      {logo ? <div className={styles.logo}>{logo}</div> : null}
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.title} dir="auto">
            {title}
          </span>
          {mark ? <Badge meaning="primary">{mark}</Badge> : null}
        </div>
        {known.length > 0 ? (
          <div className={styles.facts} dir="auto">
            {known.join(' · ')}
          </div>
        ) : null}
        {period ? <div className={styles.period}>{period}</div> : null}
        {description ? <Prose size="small" html={description} /> : null}
        {children}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

/** The entries of a section on the page. */
export function EntryItems({ children }: { children: ReactNode }) {
  return <ul className={styles.items}>{children}</ul>;
}
