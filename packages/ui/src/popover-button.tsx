// A button that opens a small panel below it: a filter, the look of a list. The focus goes into the panel and comes back; Escape and a press
// beside it close it; the arrows move between what can be pressed there.
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import styles from './popover-button.module.css';
import { usePopover } from './use-popover.ts';

export type PopoverButtonProps = {
  /** What the button shows. */
  children: ReactNode;
  /** Names the panel, and the button where its content does not say enough. */
  label: string;
  /** The button shows an icon alone: `label` is its name and tooltip. */
  iconOnly?: boolean;
  className?: string | undefined;
  /** Opens at once, as a filter that was just added does. */
  opened?: boolean;
  onClose?: () => void;
  /** The panel; `close` gives the focus back to the button. */
  panel: (close: () => void) => ReactNode;
};

/** The button. */
export function PopoverButton({ children, label, iconOnly, className, opened = false, onClose, panel }: PopoverButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(opened);
  const closed = useRef(onClose);
  closed.current = onClose;
  const close = useCallback(() => {
    setOpen(false);
    closed.current?.();
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        {...(iconOnly ? { 'aria-label': label, title: label } : {})}
        onClick={() => (open ? close() : setOpen(true))}
      >
        {children}
      </button>
      {open ? (
        <Panel id={id} label={label} anchor={button} onClose={close}>
          {panel}
        </Panel>
      ) : null}
    </>
  );
}

type PanelProps = {
  id: string;
  label: string;
  anchor: React.RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
};

function Panel({ id, label, anchor, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    if (panel.current?.contains(document.activeElement)) anchor.current?.focus();
    onClose();
  }, [anchor, onClose]);
  usePopover(anchor, panel, true, close);
  useEffect(() => stopsIn(panel.current)[0]?.focus(), []);
  return (
    <div ref={panel} id={id} popover="manual" role="dialog" aria-label={label} className={styles.panel} onKeyDown={moveFocus}>
      {children(close)}
    </div>
  );
}

const stopsIn = (panel: HTMLElement | null) => [
  ...(panel?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input, select') ?? []),
];

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const here = document.activeElement;
  // The arrows of a list or a date are its own.
  if (step === undefined || here?.matches('select, input[type="date"], input[type="radio"]')) return;
  const stops = stopsIn(event.currentTarget);
  const next = stops[stops.indexOf(here as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
