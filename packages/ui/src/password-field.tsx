// A password with a button that shows it. The button never takes the focus from the field's place in the order, and what is shown is
// hidden again when the field is made anew.
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

export type PasswordFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
    /** `new-password` where one is chosen, `current-password` where it is asked for. */
    autoComplete: 'new-password' | 'current-password';
    /** Names of the button in its two states. */
    showLabel: string;
    hideLabel: string;
    ref?: Ref<HTMLInputElement>;
  };

/** A password field with its label. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, labelHidden, id, showLabel, hideLabel, ...rest } = props;
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden}>
      {(control) => (
        <span className={styles.passwordFrame}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={styles.control}
          />
          <button
            type="button"
            className={styles.passwordToggle}
            aria-label={shown ? hideLabel : showLabel}
            title={shown ? hideLabel : showLabel}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon size={20} aria-hidden />
          </button>
        </span>
      )}
    </Field>
  );
}
