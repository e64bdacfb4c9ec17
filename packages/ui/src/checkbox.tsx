import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './field.module.css';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** A number after the label, such as how many are found. */
  count?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

function Choice({ kind, label, hint, count, ...rest }: CheckboxProps & { kind: 'checkbox' | 'radio' }) {
  const hintId = useId();
  return (
    <div>
      <label className={styles.choice}>
        <input type={kind} {...rest} {...(hint ? { 'aria-describedby': hintId } : {})} />
        <span className={styles.choiceWords}>{label}</span>
        {count === undefined ? null : <span className={styles.count}>{count}</span>}
      </label>
      {hint ? (
        <div id={hintId} className={styles.choiceHint}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}

/** A box to tick, with its label as the target. */
export function Checkbox(props: CheckboxProps) {
  return <Choice kind="checkbox" {...props} />;
}

/** One of several; give all of them the same `name`. */
export function Radio(props: CheckboxProps) {
  return <Choice kind="radio" {...props} />;
}
