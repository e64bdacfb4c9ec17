// A menu that opens below its button: the browser's own <details>, so it works without JavaScript. With it, the menu closes on
// Escape (the focus goes back to the button), on a press elsewhere, when the focus leaves, and when the reader goes to another page.
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './disclosure.module.css';

type DisclosureProps = {
  /** Content of the button. */
  button: ReactNode;
  /** Accessible name of the button, where its content does not say enough. */
  label?: string;
  /** The reader is on a page of this menu. */
  current?: boolean;
  align?: 'start' | 'end';
  className?: string;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
};

export function Disclosure({ button, label, current = false, align = 'end', className, onToggle, children }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // Every navigation closes it; that the page comes to life is none, and may be after somebody has opened it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what a change of the address ends
  useEffect(() => () => ref.current?.removeAttribute('open'), [key]);

  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const close = () => details.removeAttribute('open');
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !details.contains(event.relatedTarget)) close();
    };
    document.addEventListener('pointerdown', onPress);
    details.addEventListener('keydown', onKey);
    details.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      details.removeEventListener('keydown', onKey);
      details.removeEventListener('focusout', onFocusOut);
    };
  }, []);

  return (
    <details
      ref={ref}
      data-current={current || undefined}
      className={className ? `${styles.disclosure} ${className}` : styles.disclosure}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={current ? `${styles.button} ${styles.current}` : styles.button} aria-label={label}>
        {button}
      </summary>
      <div className={`${styles.menu} ${styles[align]}`}>{children}</div>
    </details>
  );
}
