// A list section of a dialog: what profile-changes.ts knows, and taking a removal back, which is possible until it is saved.
import { type EntriesEvent, type EntriesState, type Entry, entriesAfter, entriesOf, sameValue } from '@fairway/rules/profile-changes';
import { useEffect, useReducer, useRef } from 'react';
import type { ProfileOps } from './saving.ts';

export type SectionEvent<V> = EntriesEvent<V> | { type: 'restore'; id: string };

/** The section after an event; a restored entry stands again behind the one it stood behind. */
export function sectionAfter<V>(state: EntriesState<V>, event: SectionEvent<V>): EntriesState<V> {
  if (event.type !== 'restore') return entriesAfter(state, event);
  const place = state.originals.findIndex(({ id }) => id === event.id);
  const original = state.originals[place];
  if (!original || state.entries.some(({ id }) => id === event.id)) return state;
  const before = new Set(state.originals.slice(0, place).map(({ id }) => id));
  const at = state.entries.findLastIndex(({ id }) => before.has(id)) + 1;
  return { ...state, entries: [...state.entries.slice(0, at), original, ...state.entries.slice(at)] };
}

/** The originals that are no longer there. */
export const removedOf = <V>({ originals, entries }: EntriesState<V>): Entry<V>[] =>
  originals.filter(({ id }) => !entries.some((entry) => entry.id === id));

/** The section in a dialog; newer originals are taken where nothing was touched. */
export function useSection<V extends object>(originals: readonly Entry<V>[]) {
  const [state, dispatch] = useReducer(sectionAfter<V>, originals, entriesOf<V>);
  const known = useRef(originals);
  useEffect(() => {
    if (sameValue(known.current, originals)) return;
    known.current = originals;
    dispatch({ type: 'reload', originals });
  }, [originals]);
  return [state, dispatch] as const;
}

/** The sections that hold something, as a save takes them. */
export function changedOps(ops: { [Section in keyof ProfileOps]: ProfileOps[Section] | undefined }): ProfileOps {
  return Object.fromEntries(Object.entries(ops).filter(([, op]) => op !== undefined)) as ProfileOps;
}
