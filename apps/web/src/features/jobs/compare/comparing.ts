// The postings that a reader has chosen to compare: kept in this browser alone, up to four. @rule jobs.36
import { COMPARED_MAX } from '@fairway/rules/own-postings';
import { useSyncExternalStore } from 'react';
import { STORED } from './stored-choice.ts';

export type ChosenJob = { id: string; title: string };

const NONE: readonly ChosenJob[] = [];
const listeners = new Set<() => void>();
let read: { text: string | null; chosen: readonly ChosenJob[] } = { text: null, chosen: NONE };

/** What is chosen now; nothing where the browser keeps nothing. */
function chosenJobs(): readonly ChosenJob[] {
  try {
    const text = localStorage.getItem(STORED);
    if (text !== read.text) read = { text, chosen: parsed(text) };
  } catch {
    // Storage is closed: what was chosen in this visit stays.
  }
  return read.chosen;
}

function parsed(text: string | null): readonly ChosenJob[] {
  const kept: unknown = JSON.parse(text ?? '[]');
  if (!Array.isArray(kept)) return NONE;
  return kept.filter((one): one is ChosenJob => typeof one?.id === 'string' && typeof one.title === 'string').slice(0, COMPARED_MAX);
}

function choose(chosen: readonly ChosenJob[]): void {
  const text = JSON.stringify(chosen.map(({ id, title }) => ({ id, title })));
  read = { text: chosen.length > 0 ? text : null, chosen };
  try {
    if (chosen.length > 0) localStorage.setItem(STORED, text);
    else localStorage.removeItem(STORED);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
  // Who has not loaded this hears it too.
  dispatchEvent(new Event(STORED));
}

/** False where there are four already: nothing is changed then. */
export function addCompared(job: ChosenJob): boolean {
  const others = chosenJobs().filter(({ id }) => id !== job.id);
  if (others.length >= COMPARED_MAX) return false;
  choose([...others, job]);
  return true;
}

export function removeCompared(ids: readonly string[]): void {
  choose(chosenJobs().filter(({ id }) => !ids.includes(id)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useCompared = (): readonly ChosenJob[] => useSyncExternalStore(subscribe, chosenJobs, () => NONE);
