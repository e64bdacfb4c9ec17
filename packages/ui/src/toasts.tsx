// The toasts of the page. Two live regions stand there before any text comes: polite for news, assertive for errors.
// They stand inside the topmost modal while there is one, since the rest of the page is inert then.
import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { onModalLayer, topModal } from './modal-layer.ts';
import { closeToast, pauseToasts, toastStore } from './show-toast.tsx';
import type { Toast, ToastKind } from './toast-queue.ts';
import styles from './toasts.module.css';

const ICONS: Record<ToastKind, typeof IconX> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconExclamationCircle,
};

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const Icon = ICONS[toast.kind];
  const close = () => closeToast(toast.id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click anywhere closes it; the button inside is for the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      data-fw-toast=""
      className={classNames(styles.toast, styles[toast.kind], toast.phase === 'hiding' && styles.hiding)}
      onClick={close}
    >
      <Icon className={styles.icon} size={20} aria-hidden />
      <div className={styles.words}>
        {toast.title ? <strong className={styles.title}>{toast.title}</strong> : null}
        {toast.text}
        {toast.action ? (
          <button type="button" className={styles.action} onClick={toast.action.run}>
            {toast.action.label}
          </button>
        ) : null}
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}

/** The view of all toasts; once a page. `label` names the place, `closeLabel` the button of each. */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const { toasts } = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  const modal = useSyncExternalStore(onModalLayer, topModal, () => undefined);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    // A live region tells only what comes after it stood there.
    const timer = setTimeout(() => setReady(true), 100);
    return () => clearTimeout(timer);
  }, []);
  const visible = ready ? toasts.filter((toast) => toast.phase !== 'waiting') : [];
  // What was under the pointer is gone: nothing would ever resume.
  useEffect(() => {
    if (toasts.length === 0) pauseToasts(false);
  }, [toasts.length]);

  if (typeof document === 'undefined') return null;
  return createPortal(
    <section
      className={styles.toasts}
      aria-label={label}
      // A pointer that rests where a toast appears holds nothing: the toast would lie there, over what was pressed, for as long as it rests.
      onPointerMove={(event) => (event.movementX !== 0 || event.movementY !== 0) && pauseToasts(true)}
      onPointerLeave={() => pauseToasts(false)}
      onFocus={() => pauseToasts(true)}
      onBlur={() => pauseToasts(false)}
    >
      <div role="alert" aria-live="assertive" aria-atomic="false" className={styles.region}>
        {visible
          .filter((toast) => toast.kind === 'error')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
          ))}
      </div>
      <div role="status" aria-live="polite" aria-atomic="false" className={styles.region}>
        {visible
          .filter((toast) => toast.kind !== 'error')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
          ))}
      </div>
    </section>,
    modal ?? document.body,
  );
}
