// A list section of a dialog: what profile-changes.ts knows, and taking a removal back, which is possible until it is saved.
import {
  type EntriesEvent,
  type EntriesState,
  type Entry,
  entriesAfter,
  entriesOf,
  sameValue,
  withoutBlank,
} from '@fairway/rules/profile-changes';
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

/** A new entry, and whether it has an inline form. */
export type Blank<V> = { value: V; open?: boolean };

const begun = <V>(originals: readonly Entry<V>[], blank: Blank<V> | undefined): EntriesState<V> => {
  const section = entriesOf(originals);
  return blank && originals.length === 0 ? entriesAfter(section, { type: 'add', ...blank }) : section;
};

/**
 * The section in a dialog; newer originals are taken where nothing was touched. One with nothing in it begins with a `blank` entry. The
 * third is what was said: the section without entries that nobody wrote in.
 */
export function useSection<V extends object>(originals: readonly Entry<V>[], blank?: Blank<V>) {
  const [state, dispatch] = useReducer(sectionAfter<V>, originals, (given) => begun(given, blank));
  const known = useRef(originals);
  useEffect(() => {
    if (sameValue(known.current, originals)) return;
    known.current = originals;
    dispatch({ type: 'reload', originals });
  }, [originals]);
  return [state, dispatch, blank ? withoutBlank(state, blank.value) : state] as const;
}

/** A list with nothing in it begins in the field that adds to it. */
export function useFirstField(list: { current: HTMLElement | null }, isEmpty: boolean): void {
  const wanted = useRef(isEmpty);
  useEffect(() => {
    if (wanted.current) list.current?.querySelector('input')?.focus();
  }, [list]);
}

/** The sections that hold something, as a save takes them. */
export function changedOps(ops: { [Section in keyof ProfileOps]: ProfileOps[Section] | undefined }): ProfileOps {
  return Object.fromEntries(Object.entries(ops).filter(([, op]) => op !== undefined)) as ProfileOps;
}
