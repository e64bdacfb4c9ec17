// The frame of every field: label, hint, control, error. The error is said by the field itself (aria-describedby), never by colour alone.
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
  /** Stands after the label of a field that may stay empty. */
  optional?: string | undefined;
  /** The label is there for screen readers only. */
  labelHidden?: boolean | undefined;
};

/** What the control inside the frame must carry. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

export type FieldProps = FieldTexts & { id?: string | undefined; children: (control: ControlProps) => ReactNode };

/** The frame. The control is made by the child, with the ids that bind label, hint and error to it. */
export function Field({ id, label, hint, error, optional, labelHidden, children }: FieldProps) {
  const own = useId();
  const name = id ?? own;
  const described = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={labelHidden ? 'fw-hidden' : styles.label}>
        {label}
        {optional ? <span className={styles.optional}> {optional}</span> : null}
      </label>
      {hint ? (
        <div id={`${name}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      {children({ id: name, ...(described ? { 'aria-describedby': described } : {}), ...(error ? { 'aria-invalid': true } : {}) })}
      {error ? (
        <div id={`${name}-error`} className={styles.error}>
          <IconAlertCircle size={16} aria-hidden />
          <span>{error}</span>
        </div>
      ) : null}
    </div>
  );
}
