import { type ReactNode, useId } from 'react';
import styles from './applicants.module.css';

type ChoicesProps<V extends string> = {
  title: ReactNode;
  value: V | '';
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
};

/** One of a few words in a row that wraps; the arrow keys choose. */
export function Choices<V extends string>({ title, value, options, onChange }: ChoicesProps<V>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{title}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
