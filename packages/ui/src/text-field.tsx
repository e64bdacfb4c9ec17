import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** A line of text with its label. Works as a plain form field, and with what a form registers. */
export function TextField({ label, hint, error, optional, labelHidden, id, className, ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden}>
      {(control) => <input type="text" {...rest} {...control} className={classNames(styles.control, className)} />}
    </Field>
  );
}

export type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text; grows with what is written. */
export function TextArea({ label, hint, error, optional, labelHidden, id, className, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden}>
      {(control) => <textarea rows={4} {...rest} {...control} className={classNames(styles.control, className)} />}
    </Field>
  );
}
