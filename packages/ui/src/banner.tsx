import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

const ICONS = { info: IconInfoCircle, success: IconCircleCheck, warning: IconAlertTriangle, danger: IconExclamationCircle };

export type BannerProps = {
  meaning?: keyof typeof ICONS;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Said by screen readers when it comes up, not when the page is read. */
  live?: boolean;
} & ({ onClose?: never; closeLabel?: never } | { onClose: () => void; closeLabel: string });

/** A notice in the page: what is the matter and what to do. */
export function Banner({ meaning = 'info', title, children, actions, live, onClose, closeLabel }: BannerProps) {
  const Icon = ICONS[meaning];
  return (
    <div className={classNames(styles.banner, styles[meaning])} {...(live ? { role: meaning === 'danger' ? 'alert' : 'status' } : {})}>
      <Icon className={styles.icon} size={20} aria-hidden />
      <div className={styles.words}>
        <div className={styles.said}>
          {title ? <strong className={styles.title}>{title}</strong> : null}
          {children}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {onClose ? <IconButton size="small" label={closeLabel} icon={<IconX aria-hidden />} onClick={onClose} /> : null}
    </div>
  );
}
