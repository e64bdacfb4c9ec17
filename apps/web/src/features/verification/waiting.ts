// What this page waits for: the machine of rules/verification-polling with its one timer, shared by who asks (verification-watch) and who
// shows that it waits (the dialog).
import { LIMITS } from '@fairway/rules/limits';
import { noPolling, pollingAfter, type VerificationPolling, type VerificationPollingEvent } from '@fairway/rules/verification-polling';
import { useSyncExternalStore } from 'react';

let state = noPolling;
let timer: ReturnType<typeof setTimeout> | undefined;
const readers = new Set<() => void>();

type Untimed = VerificationPollingEvent extends infer E ? (E extends { nowMs: number } ? Omit<E, 'nowMs'> : E) : never;

/** Tells the machine what happened just now. */
export function tellWaiting(event: Untimed): void {
  const next = pollingAfter(state, { ...event, nowMs: Date.now() } as VerificationPollingEvent);
  // A timer that came too early (browsers round, clocks are set) is set again: without it the page would never ask again.
  if (next === state && event.type !== 'due') return;
  state = next;
  clearTimeout(timer);
  if (state.dueAtMs !== undefined) {
    const waitMs = Math.min(Math.max(1, state.dueAtMs - Date.now()), LIMITS.verificationPollMs);
    timer = setTimeout(() => tellWaiting({ type: 'due' }), waitMs);
  }
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
