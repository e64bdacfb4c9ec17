import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import styles from './error-view.module.css';
import type { DrawingName } from './illustrations.tsx';

export type ErrorViewProps = {
  title: string;
  text: ReactNode;
  /** What to do: try again, go to the jobs. */
  actions?: ReactNode;
  drawing?: Extract<DrawingName, 'error' | 'notFound'>;
  /** The number a reader may name to support. */
  reference?: string | undefined;
  referenceLabel?: string;
};

/** The view of a page that failed or is not there, for an error boundary. */
export function ErrorView({ title, text, actions, drawing = 'error', reference, referenceLabel }: ErrorViewProps) {
  return (
    <div className={styles.error}>
      <EmptyState drawing={drawing} level={1} title={title} text={text} actions={actions} />
      {reference ? (
        <p className={styles.reference}>
          {referenceLabel} <code>{reference}</code>
        </p>
      ) : null}
    </div>
  );
}
