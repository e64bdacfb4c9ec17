// The frame of a method's settings: what it is, and its form.
import { Banner } from '@fairway/ui/banner';
import { type ReactNode, useId } from 'react';
import styles from './methods.module.css';

export type MethodSectionProps = {
  title: string;
  text: string;
  /** Said first where the school does not offer this way. */
  offText?: string | undefined;
  children: ReactNode;
};

export function MethodSection({ title, text, offText, children }: MethodSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.body}>
        {offText ? <Banner meaning="warning">{offText}</Banner> : null}
        {children}
      </div>
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
