import { LIMITS } from '@fairway/rules/limits';
import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export type BadgeMeaning = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info';

/** A small label with a meaning: new, closes today, verified. */
export function Badge({ children, meaning = 'neutral' }: { children: ReactNode; meaning?: BadgeMeaning }) {
  return <span className={classNames(styles.badge, styles[meaning])}>{children}</span>;
}

/** A count on something, `9+` above `max`; nothing at 0. `label` says it in full. @rule navigation.11 */
export function CountBadge({ count, label, max = LIMITS.unreadBadgeMax }: { count: number; label: string; max?: number }) {
  if (count <= 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <span className="fw-hidden">{label}</span>
    </span>
  );
}
