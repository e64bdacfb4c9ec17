// One modal on the browser's own <dialog>: top layer, inert page and focus containment come from there.
// Escape, the backdrop and the device's back gesture ask to be dismissed; nothing closes it but its owner.
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { enterModalLayer } from './modal-layer.ts';

export type ModalProps = {
  /** Shown while true; false closes it and leaves it in the page (for a panel that slides out). */
  open?: boolean;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  labelledBy: string;
  describedBy?: string | undefined;
  role?: 'dialog' | 'alertdialog';
  /** Asked by Escape, backdrop and back gesture. Leave it out where closing is disabled. */
  onDismiss?: (() => void) | undefined;
  /** Where the focus goes when what opened the dialog is gone by its end: a save may take away the very button. */
  heir?: (() => HTMLElement | null | undefined) | undefined;
  children: ReactNode;
};

/** Shows the dialog, keeps it among the open modals, and gives the focus back afterwards. */
function show(dialog: HTMLDialogElement, heir: () => HTMLElement | null | undefined): () => void {
  const opener = document.activeElement;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  const leave = enterModalLayer(dialog);
  return () => {
    leave();
    dialog.close();
    const here = document.activeElement;
    const lost = here === null || here === document.body || dialog.contains(here);
    if (!lost) return;
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    (isThere ? opener : heir())?.focus({ preventScroll: isThere });
  };
}

// The server has no layout to wait for; there the effect never runs.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The modal. Its first child fills it, so that a press on the dialog itself is a press on the backdrop. */
export function Modal({ open = true, className, style, labelledBy, describedBy, role = 'dialog', onDismiss, heir, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);
  const inherits = useRef(heir);
  inherits.current = heir;

  useBrowserLayoutEffect(() => {
    if (open && ref.current) return show(ref.current, () => inherits.current?.());
  }, [open]);

  const own = (event: { target: EventTarget }) => event.target instanceof Element && event.target.closest('dialog') === ref.current;

  return (
    <dialog
      ref={ref}
      data-fw-modal=""
      role={role}
      className={className}
      style={style}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !own(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onDismiss?.();
      }}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onDismiss?.();
      }}
      onClose={(event) => {
        // The browser may close a dialog against our word; an owner that allows no closing gets it back.
        if (event.target !== ref.current || !open || !ref.current?.isConnected || ref.current.open) return;
        if (onDismiss) onDismiss();
        else ref.current.showModal();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target === ref.current;
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === ref.current && pressed.current) onDismiss?.();
        pressed.current = false;
      }}
    >
      {children}
    </dialog>
  );
}
