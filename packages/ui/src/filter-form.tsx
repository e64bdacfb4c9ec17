// The filters of a list as one GET form. With script every tick counts at once; without it "Apply" sends the form.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './filter-list.module.css';

type KeptParameters = readonly (readonly [name: string, value: string])[];

export type FilterFormProps = {
  action: string;
  label: string;
  /** Parameters that the form does not hold but must not lose. */
  keep: KeptParameters;
  applyLabel: string;
  /** FilterGroup elements. */
  children: ReactNode;
};

/** The form around the groups. */
export function FilterForm({ action, label, keep, applyLabel, children }: FilterFormProps) {
  return (
    <form action={action} method="get" aria-label={label}>
      {keep.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className={styles.withoutScript}>
        <Button type="submit" variant="primary" fullWidth>
          {applyLabel}
        </Button>
      </div>
    </form>
  );
}

export type FilterSortProps<V extends string> = {
  action: string;
  name: string;
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  keep: KeptParameters;
  applyLabel: string;
  onChange: (value: V) => void;
};

/** The order of a list: a browser's own list, sent by itself with script and by its button without. */
export function FilterSort<V extends string>({ action, name, label, value, options, keep, applyLabel, onChange }: FilterSortProps<V>) {
  return (
    <form action={action} method="get" className={styles.sort}>
      {keep.map(([key, kept]) => (
        <input key={`${key}=${kept}`} type="hidden" name={key} value={kept} />
      ))}
      <label className={styles.sortLabel}>
        <span className={styles.sortWord}>{label}</span>
        <select name={name} value={value} className={styles.select} onChange={(event) => onChange(event.currentTarget.value as V)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <span className={styles.withoutScript}>
        <Button type="submit" size="small">
          {applyLabel}
        </Button>
      </span>
    </form>
  );
}
