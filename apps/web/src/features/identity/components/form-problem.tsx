import styles from './login-popup.module.css';

/** What is wrong with the whole form, said by screen readers when it comes. */
export function FormProblem({ text }: { text: string | undefined }) {
  return text ? (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  ) : null;
}
