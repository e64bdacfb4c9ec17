// Grey plates that hold the place of what is loading, in its size, so that nothing moves when it comes.
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

type Length = CSSProperties['width'];

/** One plate. Give it the size of what comes. */
export function SkeletonBlock({ width = '100%', height = '1em', round }: { width?: Length; height?: Length; round?: boolean }) {
  return <span className={classNames(styles.block, round && styles.round)} style={{ width, height }} />;
}

/** Lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const names = Array.from({ length: lines }, (_, line) => `line-${line}`);
  return (
    <span className={styles.text}>
      {names.map((name, line) => (
        <SkeletonBlock key={name} width={line === lines - 1 && lines > 1 ? '62%' : '100%'} height="0.8em" />
      ))}
    </span>
  );
}

/** The shape of a list card: plate, title, two lines, chips. */
export function SkeletonCard() {
  return (
    <div className={styles.card}>
      <SkeletonBlock width={48} height={48} />
      <div className={styles.cardBody}>
        <SkeletonBlock width="52%" height="1.1em" />
        <SkeletonBlock width="34%" height="0.85em" />
        <SkeletonBlock width="70%" height="0.85em" />
      </div>
    </div>
  );
}

/** A loading list: `rows` times a card (or `row`), said once as `label`. @rule jobs.11 */
export function SkeletonRows({ rows = 4, label, row }: { rows?: number; label: string; row?: ReactNode }) {
  const names = Array.from({ length: rows }, (_, index) => `row-${index}`);
  return (
    <div role="status" className={styles.rows}>
      <span className="fw-hidden">{label}</span>
      {names.map((name) => (
        <div key={name} aria-hidden="true">
          {row ?? <SkeletonCard />}
        </div>
      ))}
    </div>
  );
}
