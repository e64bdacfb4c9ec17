// Which postings the reader has hidden, as far as this visit knows: lists drop them at once, wherever they came from. What the server says
// stands above it. Part of every public page with jobs, so it stays small. @rule jobs.34
import { useSyncExternalStore } from 'react';
import { useSession } from '../../../lib/session.ts';

const NONE: ReadonlySet<string> = new Set();
let hidden = NONE;
const listeners = new Set<() => void>();

export function noteHidden(ids: readonly string[], isHidden: boolean): void {
  const next = new Set(hidden);
  for (const id of ids) next[isHidden ? 'add' : 'delete'](id);
  hidden = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known to be hidden; nothing for who is not signed in. */
export function useHidden(): ReadonlySet<string> {
  const known = useSyncExternalStore(
    subscribe,
    () => hidden,
    () => NONE,
  );
  return useSession()?.authenticated ? known : NONE;
}
