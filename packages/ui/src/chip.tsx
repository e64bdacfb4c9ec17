import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export type ChipProps = {
  children: ReactNode;
  icon?: ReactNode;
  /** Chosen: in the tenant's colour. */
  chosen?: boolean;
};

/** A short fact about something: a place, a kind of job. Plain, not a control. */
export function Chip({ children, icon, chosen }: ChipProps) {
  return (
    <span className={classNames(styles.chip, chosen && styles.chosen)}>
      {icon}
      <span className={styles.words}>{children}</span>
    </span>
  );
}

/** A chosen filter that a click takes away: a button with `onRemove`, or a GET link with `href`. `removeLabel` says so in full. */
export function RemovableChip(
  props: { children: ReactNode; removeLabel: string } & ({ onRemove: () => void; href?: never } | { href: string; onRemove?: never }),
) {
  const inside = (
    <>
      <span className={styles.words}>{props.children}</span>
      <IconX size={14} stroke={2} aria-hidden />
    </>
  );
  const className = classNames(styles.chip, styles.chosen, styles.removable);
  if (props.href !== undefined)
    return (
      <Link href={props.href} className={className} aria-label={props.removeLabel}>
        {inside}
      </Link>
    );
  return (
    <button type="button" className={className} aria-label={props.removeLabel} onClick={props.onRemove}>
      {inside}
    </button>
  );
}

/** A choice that is on or off, such as a quick filter. */
export function ToggleChip({ on, onToggle, children }: { on: boolean; onToggle: (on: boolean) => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      className={classNames(styles.chip, styles.toggle, on && styles.chosen)}
      onClick={() => onToggle(!on)}
    >
      <span className={styles.words}>{children}</span>
    </button>
  );
}
