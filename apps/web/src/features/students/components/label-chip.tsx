// A label of a school: a dot in its colour and its name, which alone says what it is.
import type { LabelColor } from '@fairway/rules/students';
import styles from './labels.module.css';

export function LabelChip({ label }: { label: { name: string; color: LabelColor } }) {
  return (
    <span className={styles.label}>
      <span className={styles.dot} data-color={label.color} aria-hidden="true" />
      <span className={styles.name}>{label.name}</span>
    </span>
  );
}

/** All of somebody's labels; nothing where there are none. */
export function LabelChips({ labels }: { labels: readonly { id: string; name: string; color: LabelColor }[] }) {
  if (labels.length === 0) return null;
  return (
    <span className={styles.labels}>
      {labels.map((label) => (
        <LabelChip key={label.id} label={label} />
      ))}
    </span>
  );
}
