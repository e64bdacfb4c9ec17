// Our own line drawings for empty places, in a file that is fetched when one is shown: most pages never show any. They say nothing to screen readers.
import styles from './illustrations.module.css';
import drawings from './illustrations.svg';

export type DrawingName = 'search' | 'list' | 'company' | 'error' | 'notFound';

/** A drawing by its name. */
export function Illustration({ name }: { name: DrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 120" width="160" height="120" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
