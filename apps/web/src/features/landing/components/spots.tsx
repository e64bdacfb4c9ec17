// Small drawings of ours beside what one can do: one weight of line, a wash of the tenant's colours. They say nothing to screen readers.
import type { ReactNode } from 'react';
import styles from './spots.module.css';

const SPOTS = {
  profile: (
    <>
      <circle cx="38" cy="36" r="24" className={styles.wash} />
      <rect x="14" y="10" width="30" height="40" rx="5" className={styles.paper} />
      <path d="M21 20h9M21 28h16M21 36h12" className={styles.faint} />
      <circle cx="44" cy="44" r="11" className={styles.paper} />
      <path d="m39 44 4 4 7-8" className={styles.accent} />
    </>
  ),
  suggestions: (
    <>
      <circle cx="30" cy="34" r="24" className={styles.warm} />
      <rect x="10" y="22" width="36" height="26" rx="5" className={styles.paper} />
      <path d="M17 31h14M17 39h21" className={styles.faint} />
      <path d="M47 6c1 7 3 9 10 10-7 1-9 3-10 10-1-7-3-9-10-10 7-1 9-3 10-10z" className={styles.accent} />
    </>
  ),
  favorites: (
    <>
      <circle cx="38" cy="32" r="24" className={styles.wash} />
      <rect x="10" y="14" width="36" height="36" rx="5" className={styles.paper} />
      <path d="M10 24h36M19 9v9M37 9v9" />
      <path d="M28 44c-6-4-9-7-9-10a4 4 0 0 1 9-2 4 4 0 0 1 9 2c0 3-3 6-9 10z" className={styles.accent} />
    </>
  ),
  cvReview: (
    <>
      <circle cx="28" cy="36" r="24" className={styles.warm} />
      <rect x="10" y="14" width="28" height="38" rx="5" className={styles.paper} />
      <path d="M17 25h10M17 33h13M17 41h9" className={styles.faint} />
      <path d="M30 10h20a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-8l-7 7v-7a6 6 0 0 1-5-6V16" className={styles.paper} />
      <path d="m37 21 4 4 8-8" className={styles.accent} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type SpotName = keyof typeof SPOTS;

/** A drawing by its name. */
export function Spot({ name }: { name: SpotName }) {
  return (
    <svg className={styles.spot} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
      {SPOTS[name]}
    </svg>
  );
}
