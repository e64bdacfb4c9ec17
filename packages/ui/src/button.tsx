import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonLook = {
  /** `primary` once a screen; `quiet` has no edge. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | undefined;
  /** Stands before the words. */
  icon?: ReactNode;
  fullWidth?: boolean | undefined;
};

const look = ({ variant = 'secondary', size = 'medium', fullWidth }: ButtonLook, className?: string) =>
  classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, className);

export type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows a spinner and takes no clicks. It keeps the focus, which a disabled button loses: who pressed it by keyboard stands where they stood. */
    busy?: boolean | undefined;
    ref?: Ref<HTMLButtonElement>;
  };

/** Ends a press of a busy button: neither its own handler nor its form hears of it. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button; `type="button"` unless told. */
export function Button({ variant, size, icon, fullWidth, busy, className, children, disabled, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, fullWidth }, className)}
      disabled={disabled && !busy}
      onClick={busy ? ignore : onClick}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {busy ? <Spinner sizePx={16} /> : icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, icon, fullWidth, className, children, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={look({ variant, size, fullWidth }, className)}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.words}>{children}</span>
    </Link>
  );
}

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** Said by screen readers and shown as a tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
  ref?: Ref<HTMLButtonElement>;
};

/** A square button with an icon and no words. */
export function IconButton({ label, icon, size = 'medium', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles.quiet, styles.square, styles[size], className)}
    >
      <span className={styles.icon}>{icon}</span>
    </button>
  );
}
