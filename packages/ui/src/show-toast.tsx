// Where toasts are asked for. Tiny, so that any part may import it; the view (toasts.tsx) is loaded when the first one comes.
import { nextTickAtMs, noToasts, type ToastState, type ToastWords, toastsAfter } from './toast-queue.ts';

let state: ToastState = noToasts;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: ToastState) {
  state = next;
  clearTimeout(timer);
  const atMs = nextTickAtMs(state);
  if (atMs !== undefined)
    timer = setTimeout(() => change(toastsAfter(state, { type: 'tick', nowMs: Date.now() })), Math.max(0, atMs - Date.now()));
  for (const listener of listeners) listener();
}

/** Shows a toast in the browser; gives its id for `closeToast`. */
export function showToast(toast: ToastWords): number {
  const { nextId } = state;
  change(toastsAfter(state, { type: 'add', toast, nowMs: Date.now() }));
  return nextId;
}

/** Hides a toast at once. */
export function closeToast(id: number): void {
  change(toastsAfter(state, { type: 'close', id, nowMs: Date.now() }));
}

/** Takes all away, without the moment in which a closed one leaves: what is shown next begins without them. */
export function dropToasts(): void {
  change({ ...noToasts, nextId: state.nextId });
}

/** Holds the durations while the pointer or the focus is on the toasts. */
export function pauseToasts(paused: boolean): void {
  change(toastsAfter(state, { type: paused ? 'pause' : 'resume', nowMs: Date.now() }));
}

/** For the view: subscribes, and reads. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (): ToastState => state,
  /** The server shows none. */
  readOnServer: (): ToastState => noToasts,
};
