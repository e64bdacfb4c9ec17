// What this page waits for: the machine of rules/verification-polling with its one timer, shared by who asks (verification-watch) and who
// shows that it waits (the dialog).
import { noPolling, pollingAfter, type VerificationPolling, type VerificationPollingEvent } from '@fairway/rules/verification-polling';
import { useSyncExternalStore } from 'react';

let state = noPolling;
let timer: ReturnType<typeof setTimeout> | undefined;
const readers = new Set<() => void>();

type Untimed = VerificationPollingEvent extends infer E ? (E extends { nowMs: number } ? Omit<E, 'nowMs'> : E) : never;

/** Tells the machine what happened just now. */
export function tellWaiting(event: Untimed): void {
  const next = pollingAfter(state, { ...event, nowMs: Date.now() } as VerificationPollingEvent);
  if (next === state) return;
  state = next;
  clearTimeout(timer);
  if (state.dueAtMs !== undefined) timer = setTimeout(() => tellWaiting({ type: 'due' }), Math.max(0, state.dueAtMs - Date.now()));
  for (const read of readers) read();
}

/** How far the waiting is. */
export function useWaiting(): VerificationPolling {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => noPolling,
  );
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}
