// Which postings the reader has hidden, as far as this visit knows: lists drop them at once, wherever they came from. What the server says
// stands above it. Part of every public page with jobs, so it stays small. @rule jobs.34
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../../../lib/api.ts';
import { mayBeCandidate, useSession } from '../../../lib/session.ts';

const NONE: ReadonlySet<string> = new Set();
let hidden = NONE;
const listeners = new Set<() => void>();

export function noteHidden(ids: readonly string[], isHidden: boolean): void {
  const others = [...hidden].filter((id) => !ids.includes(id));
  hidden = new Set(isHidden ? [...others, ...ids] : others);
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

/** Asks which of these are hidden: for what the server rendered, which knows no reader. */
export function useHiddenStates(ids: readonly string[]): ReadonlySet<string> {
  const session = useSession();
  const query = useApi().query.queryOptions('get', '/api/v1/candidate/hidden-posting-states', { params: { query: { jobId: [...ids] } } });
  const { data } = useQuery({ ...query, enabled: session?.authenticated === true && mayBeCandidate(session) });
  useEffect(() => {
    if (data) noteHidden(data.jobIds, true);
  }, [data]);
  return useHidden();
}
