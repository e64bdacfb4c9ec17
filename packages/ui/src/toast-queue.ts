// The toasts of a page as data: what is shown, what waits, and when something happens next. Pure: the clock is an argument.
//
//   waiting --room--> shown --duration over, click--> hiding --1000 ms--> gone      persistent ones wait for the click
// While paused (pointer or focus on them) no duration runs. @rule ui.5, ui.8, ui.6, ui.7
import { LIMITS } from '@fairway/rules/limits';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export type ToastWords = {
  kind: ToastKind;
  text: string;
  title?: string | undefined;
  /** Stays until it is closed. */
  persistent?: boolean | undefined;
  /** Instead of the duration of its kind. */
  durationMs?: number | undefined;
  /** A button in it, such as Undo; pressing it closes the toast too. */
  action?: { label: string; run: () => void } | undefined;
};

export type Toast = ToastWords & {
  id: number;
  phase: 'waiting' | 'shown' | 'hiding';
  /** When it hides (shown) or is removed (hiding), in ms of the given clock; undefined: not by itself. */
  dueAtMs?: number | undefined;
};

export type ToastState = { nextId: number; toasts: readonly Toast[]; pausedAtMs?: number | undefined };

export type ToastEvent =
  | { type: 'add'; toast: ToastWords; nowMs: number }
  | { type: 'close'; id: number; nowMs: number }
  | { type: 'pause'; nowMs: number }
  | { type: 'resume'; nowMs: number }
  | { type: 'tick'; nowMs: number };

const SHOWN_AT_ONCE = 5;
/** Who decides twenty things by keyboard would have the page covered by as many offers to undo them, and wait for what is said next. */
const ACTIONS_AT_ONCE = 2;

export const noToasts: ToastState = { nextId: 1, toasts: [] };

const durationMs = (toast: ToastWords) => toast.durationMs ?? (toast.kind === 'error' ? LIMITS.toastErrorMs : LIMITS.toastInfoMs);

const hide = (toast: Toast, nowMs: number): Toast => ({ ...toast, phase: 'hiding', dueAtMs: nowMs + LIMITS.toastRemovalMs });

/** Shows waiting toasts, oldest first, while there is room. */
function promoted(state: ToastState, nowMs: number): ToastState {
  let room = SHOWN_AT_ONCE - state.toasts.filter((toast) => toast.phase === 'shown').length;
  const toasts = state.toasts.map((toast) => {
    if (toast.phase !== 'waiting' || room <= 0) return toast;
    room -= 1;
    // While paused the duration starts to run at the resume, which shifts it.
    const startMs = state.pausedAtMs ?? nowMs;
    return { ...toast, phase: 'shown' as const, dueAtMs: toast.persistent ? undefined : startMs + durationMs(toast) };
  });
  return { ...state, toasts };
}

/** Of toasts with something to press the earlier ones go, so that one more is the last of a few. @rule ui.15 */
function withRoomForAction(toasts: readonly Toast[], nowMs: number): readonly Toast[] {
  const acting = toasts.filter((toast) => toast.action && !toast.persistent && toast.phase !== 'hiding');
  const going = new Set(acting.slice(0, Math.max(0, acting.length - (ACTIONS_AT_ONCE - 1))));
  return toasts.flatMap((toast) => (!going.has(toast) ? [toast] : toast.phase === 'shown' ? [hide(toast, nowMs)] : []));
}

/** The toasts after an event. */
export function toastsAfter(state: ToastState, event: ToastEvent): ToastState {
  const { nowMs } = event;
  switch (event.type) {
    case 'add': {
      const toast: Toast = { ...event.toast, id: state.nextId, phase: 'waiting' };
      const before = toast.action ? withRoomForAction(state.toasts, nowMs) : state.toasts;
      return promoted({ ...state, nextId: state.nextId + 1, toasts: [...before, toast] }, nowMs);
    }
    case 'close': {
      const toasts = state.toasts.map((toast) => (toast.id === event.id && toast.phase === 'shown' ? hide(toast, nowMs) : toast));
      return promoted({ ...state, toasts: toasts.filter((toast) => toast.id !== event.id || toast.phase !== 'waiting') }, nowMs);
    }
    case 'pause':
      return state.pausedAtMs === undefined ? { ...state, pausedAtMs: nowMs } : state;
    case 'resume': {
      if (state.pausedAtMs === undefined) return state;
      const heldMs = nowMs - state.pausedAtMs;
      const toasts = state.toasts.map((toast) =>
        toast.phase === 'shown' && toast.dueAtMs !== undefined ? { ...toast, dueAtMs: toast.dueAtMs + heldMs } : toast,
      );
      return { ...state, toasts, pausedAtMs: undefined };
    }
    case 'tick': {
      const paused = state.pausedAtMs !== undefined;
      const toasts = state.toasts
        .filter((toast) => !(toast.phase === 'hiding' && due(toast, nowMs)))
        .map((toast) => (toast.phase === 'shown' && !paused && due(toast, nowMs) ? hide(toast, nowMs) : toast));
      return promoted({ ...state, toasts }, nowMs);
    }
  }
}

const due = (toast: Toast, nowMs: number) => toast.dueAtMs !== undefined && toast.dueAtMs <= nowMs;

/** When the next `tick` is wanted, in ms of the same clock; undefined when nothing happens by itself. */
export function nextTickAtMs(state: ToastState): number | undefined {
  const counts = (toast: Toast) => toast.dueAtMs !== undefined && (toast.phase === 'hiding' || state.pausedAtMs === undefined);
  const times = state.toasts.filter(counts).map((toast) => toast.dueAtMs as number);
  return times.length > 0 ? Math.min(...times) : undefined;
}
