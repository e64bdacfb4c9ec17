import styles from './progress.module.css';

/** How far something is, as a bar with its percentage. */
export function Progress({ percent, label, hideFigure }: { percent: number; label: string; hideFigure?: boolean }) {
  const shown = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={styles.progress}>
      <div className={styles.track} role="progressbar" aria-label={label} aria-valuenow={shown} aria-valuemin={0} aria-valuemax={100}>
        <div className={styles.bar} style={{ width: `${shown}%` }} />
      </div>
      {hideFigure ? null : (
        <span className={styles.figure} aria-hidden="true">
          {shown}%
        </span>
      )}
    </div>
  );
}
