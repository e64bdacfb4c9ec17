import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { type DrawingName, Illustration } from './illustrations.tsx';

export type EmptyStateProps = {
  drawing: DrawingName;
  title: string;
  /** What to do next, in a sentence. */
  text?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Level of the heading; 2 unless told. */
  level?: 1 | 2 | 3;
};

/** What a list says when there is nothing in it: a drawing, what happened, what to do next. */
export function EmptyState({ drawing, title, text, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <Illustration name={drawing} />
      <Heading className={styles.title}>{title}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
