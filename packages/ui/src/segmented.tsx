import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

type Segment<V extends string> = { value: V; label: string; icon?: ReactNode };

export type SegmentedProps<V extends string> = {
  /** Names the group for screen readers. */
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly Segment<V>[];
  /** Icons only; the labels are said and shown as tooltips. */
  iconsOnly?: boolean;
};

/** One of a few ways to see the same thing, such as list or grid: radio buttons, so the arrow keys work. */
export function Segmented<V extends string>({ label, value, onChange, options, iconsOnly }: SegmentedProps<V>) {
  const name = useId();
  return (
    <fieldset className={styles.segmented}>
      <legend className="fw-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} title={iconsOnly ? option.label : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="fw-hidden"
          />
          {option.icon}
          <span className={iconsOnly ? 'fw-hidden' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
