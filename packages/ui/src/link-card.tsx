// A card of a list that leads somewhere: a job, an organization, an article. The whole card is the link's target.
// Plain elements, since a page holds many.
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './link-card.module.css';
import { linkHost, StretchedLink } from './stretched-link.tsx';

export type LinkCardProps = {
  /** Stands first: a logo, or a cover. */
  plate: ReactNode;
  /** A CardTitle and what belongs to it. */
  children: ReactNode;
  /** Facts at the end; under the text where the card is narrow. */
  foot?: ReactNode;
  /** A control of its own in the upper corner, at the end; above the link. */
  action?: ReactNode;
  /** `list`: one line a card; `grid`: side by side; `cover`: under a picture of the card's width. */
  view: 'list' | 'grid' | 'cover';
  /** Set apart by its border. */
  promoted?: boolean;
};

/** One card; put it into an <li>. */
export function LinkCard({ plate, children, foot, action, view, promoted = false }: LinkCardProps) {
  return (
    <article className={classNames(linkHost, styles.card, promoted && styles.promoted)} data-view={view}>
      {plate}
      <div className={styles.body}>{children}</div>
      {action ? <div className={styles.action}>{action}</div> : null}
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </article>
  );
}

export type CardTitleProps = {
  href: string;
  children: ReactNode;
  /** Heading level; 3 unless told. */
  level?: 2 | 3 | 4;
  /** Language of the title, where it may differ from the page's. */
  lang?: string | undefined;
  /** Takes the click in place of the link by preventing its default: a dialog opens. */
  onOpen?: ((event: MouseEvent) => void) | undefined;
};

/** The card's title, and its link. */
export function CardTitle({ href, children, level = 3, lang, onOpen }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.title} lang={lang}>
      <StretchedLink href={href} {...(onOpen ? { onClick: onOpen, 'aria-haspopup': 'dialog' as const } : {})}>
        <bdi>{children}</bdi>
      </StretchedLink>
    </Heading>
  );
}
