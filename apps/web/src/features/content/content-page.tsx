import type { ReactNode } from 'react';
import styles from './content-page.module.css';

/** The frame of a content page: its heading, a sentence under it, the content. */
export function ContentPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}
