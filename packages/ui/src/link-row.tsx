// A row of a short list that leads somewhere: a job on an organization's page, a result in a panel. The whole row is the link's target.
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './link-row.module.css';
import { linkHost, StretchedLink } from './stretched-link.tsx';

export type LinkRowProps = {
  href: string;
  title: string;
  /** Facts under the title, in one line where they fit. */
  facts?: readonly { key: string; icon?: ReactNode; text: string }[];
  /** Stands at the end: a date, a badge. */
  tail?: ReactNode;
  level?: 2 | 3 | 4;
};

/** One row; put it into an <li>. */
export function LinkRow({ href, title, facts = [], tail, level = 3 }: LinkRowProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(linkHost, styles.row)}>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <StretchedLink href={href}>
            <bdi>{title}</bdi>
          </StretchedLink>
        </Heading>
        {facts.length === 0 ? null : (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact.key}>
                {fact.icon}
                <bdi>{fact.text}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
      {tail ? <div className={styles.tail}>{tail}</div> : null}
      <IconChevronRight size={18} stroke={1.75} aria-hidden className={styles.arrow} />
    </div>
  );
}
