import { IconChevronDown } from '@tabler/icons-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'multiple' | 'size'> & {
    options: readonly SelectOption[];
    /** A first option with an empty value. */
    emptyLabel?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** One of a few, with the browser's own list: quick, and right on phones. */
export function Select({ label, hint, error, optional, labelHidden, id, className, options, emptyLabel, ...rest }: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden}>
      {(control) => (
        <div className={styles.selectFrame}>
          <select {...rest} {...control} className={classNames(styles.control, className)}>
            {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown size={18} aria-hidden />
        </div>
      )}
    </Field>
  );
}
