import type { ReactNode } from 'react';
import styles from './kit-page.module.css';

/** A part of the page of all parts. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  );
}
