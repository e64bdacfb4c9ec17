// The frame of a method's settings: what it is, and its form.
import { Banner } from '@fairway/ui/banner';
import { type ReactNode, useId } from 'react';
import styles from './methods.module.css';

export function MethodSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** What went wrong, where something did. */
export function MethodProblem({ children }: { children: string | undefined }) {
  return children ? (
    <Banner meaning="danger" live>
      {children}
    </Banner>
  ) : null;
}
