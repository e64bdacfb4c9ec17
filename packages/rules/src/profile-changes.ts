// What was edited in a section of the profile, against what it was: a state and events, pure. The ops of a save are made of it in
// profile-ops.ts. @rule profile.23, education.4
//
//   entries (languages, jobs, ...):  add --> temporary --accept--> new --save--> (the server's id)
//                                     |         |--cancel--> gone            open --cancel--> as before it was opened
//                                     edit back to the original: no change    remove a new one: nothing was ever there
//   fields (names, preferences, ...): edit, reset
//
// `reload` takes newer originals after a 409: what was not touched here becomes theirs, what was touched stays and is a conflict where
// they touched it too. It must never drop what was typed.

export type Entry<V> = { id: string; value: V };

export type EntriesState<V> = {
  originals: readonly Entry<V>[];
  /** As they stand now, new ones (`isTemporary`) last. */
  entries: readonly Entry<V>[];
  /** The entry whose inline form is open, and what it was before; null: it was added by this form. */
  open: { id: string; before: V | null } | undefined;
  /** Entries touched here that somebody changed or removed elsewhere. */
  conflicts: readonly string[];
  /** Entries not touched here that are new or changed by the last reload. */
  taken: readonly string[];
  nextTemporary: number;
};

export type EntriesEvent<V> =
  /** A new entry at the end; with `open` its inline form opens. */
  | { type: 'add'; value: V; open?: boolean }
  /** Opens the inline form of an entry; one at a time: ignored while another is open. */
  | { type: 'open'; id: string }
  | { type: 'edit'; id: string; change: Partial<V> }
  /** Add or Update: the form closes, its entry stays as edited. */
  | { type: 'accept' }
  /** The form closes: a new entry goes, an existing one is as before. */
  | { type: 'cancel' }
  | { type: 'remove'; id: string }
  | { type: 'reset' }
  | { type: 'reload'; originals: readonly Entry<V>[] };

const TEMPORARY = 'new-';

/** Whether this id was given here and the server has not seen the entry. */
export const isTemporary = (id: string): boolean => id.startsWith(TEMPORARY);

/** Whether two values say the same; a field that is absent equals one that is undefined, the order of a list counts. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((item, place) => sameValue(item, other[place]));
  }
  const left = one as Record<string, unknown>;
  const right = other as Record<string, unknown>;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => sameValue(left[key], right[key]));
}

/** A section as it was read. */
export function entriesOf<V>(originals: readonly Entry<V>[]): EntriesState<V> {
  return { originals, entries: originals, open: undefined, conflicts: [], taken: [], nextTemporary: 1 };
}

const entryOf = <V>(entries: readonly Entry<V>[], id: string) => entries.find((entry) => entry.id === id);

/** The section after an event. An event about an entry that is not there changes nothing. */
export function entriesAfter<V>(state: EntriesState<V>, event: EntriesEvent<V>): EntriesState<V> {
  switch (event.type) {
    case 'add': {
      if (state.open) return state;
      const entry = { id: `${TEMPORARY}${state.nextTemporary}`, value: event.value };
      return {
        ...state,
        entries: [...state.entries, entry],
        nextTemporary: state.nextTemporary + 1,
        open: event.open ? { id: entry.id, before: null } : undefined,
      };
    }
    case 'open': {
      const entry = entryOf(state.entries, event.id);
      return entry && !state.open ? { ...state, open: { id: entry.id, before: entry.value } } : state;
    }
    case 'edit':
      return { ...state, entries: state.entries.map((entry) => (entry.id === event.id ? edited(entry, event.change) : entry)) };
    case 'accept':
      return { ...state, open: undefined };
    case 'cancel': {
      if (!state.open) return state;
      const { id, before } = state.open;
      if (before === null) return entriesAfter(state, { type: 'remove', id });
      const entries = state.entries.map((entry) => (entry.id === id ? { id, value: before } : entry));
      return { ...state, entries, open: undefined };
    }
    case 'remove':
      return {
        ...state,
        entries: state.entries.filter(({ id }) => id !== event.id),
        open: state.open?.id === event.id ? undefined : state.open,
      };
    case 'reset':
      return { ...entriesOf(state.originals), nextTemporary: state.nextTemporary };
    case 'reload':
      return reloaded(state, event.originals);
  }
}

const edited = <V>(entry: Entry<V>, change: Partial<V>): Entry<V> => ({ id: entry.id, value: { ...entry.value, ...change } });

function reloaded<V>(state: EntriesState<V>, theirs: readonly Entry<V>[]): EntriesState<V> {
  const conflicts: string[] = [];
  const taken: string[] = [];
  const entries: Entry<V>[] = [];
  for (const their of theirs) {
    const original = entryOf(state.originals, their.id);
    const mine = entryOf(state.entries, their.id);
    const theyChanged = !original || !sameValue(original.value, their.value);
    if (!original) {
      entries.push(their);
      taken.push(their.id);
    } else if (!mine) {
      // Removed here: it stays removed, and is said where it was changed there.
      if (theyChanged) conflicts.push(their.id);
    } else if (sameValue(original.value, mine.value) && state.open?.id !== their.id) {
      entries.push(their);
      if (theyChanged) taken.push(their.id);
    } else {
      entries.push(mine);
      if (theyChanged && !sameValue(mine.value, their.value)) conflicts.push(their.id);
    }
  }
  let { nextTemporary, open } = state;
  for (const mine of state.entries) {
    if (entryOf(theirs, mine.id)) continue;
    const original = entryOf(state.originals, mine.id);
    if (!original) entries.push(mine);
    else if (!sameValue(original.value, mine.value) || open?.id === mine.id) {
      // Edited here, removed there: what was typed lives on as a new entry.
      const id = `${TEMPORARY}${nextTemporary}`;
      nextTemporary += 1;
      entries.push({ id, value: mine.value });
      conflicts.push(id);
      if (open?.id === mine.id) open = { id, before: open.before };
    }
  }
  return { originals: theirs, entries, open, conflicts, taken, nextTemporary };
}

export type EntryChanges<V> = {
  added: Entry<V>[];
  updated: { id: string; value: V; original: V }[];
  removed: Entry<V>[];
};

/** What was added, updated and removed. An entry that was edited back to its original is none of them. */
export function entryChanges<V>({ originals, entries }: EntriesState<V>): EntryChanges<V> {
  const updated = entries.flatMap(({ id, value }) => {
    const original = entryOf(originals, id);
    return original && !sameValue(original.value, value) ? [{ id, value, original: original.value }] : [];
  });
  return {
    added: entries.filter(({ id }) => !entryOf(originals, id)),
    updated,
    removed: originals.filter(({ id }) => !entryOf(entries, id)),
  };
}

/** The section without new entries that say nothing yet (`blank`): nobody wrote in them, so they are neither saved nor complained about. */
export function withoutBlank<V>(state: EntriesState<V>, blank: V): EntriesState<V> {
  const entries = state.entries.filter(({ id, value }) => !(isTemporary(id) && sameValue(value, blank)));
  const isOpen = state.open !== undefined && entryOf(entries, state.open.id) !== undefined;
  return { ...state, entries, open: isOpen ? state.open : undefined };
}

/** Whether nothing differs from the originals. */
export function isUnchanged<V>(state: EntriesState<V>): boolean {
  const { added, updated, removed } = entryChanges(state);
  return added.length + updated.length + removed.length === 0;
}

export type FieldsState<F extends object> = {
  originals: F;
  fields: F;
  /** Fields touched here that somebody changed elsewhere. */
  conflicts: readonly (keyof F)[];
  /** Fields not touched here that the last reload changed. */
  taken: readonly (keyof F)[];
};

export type FieldsEvent<F extends object> = { type: 'edit'; change: Partial<F> } | { type: 'reset' } | { type: 'reload'; originals: F };

/** Fields as they were read. */
export const fieldsOf = <F extends object>(originals: F): FieldsState<F> => ({ originals, fields: originals, conflicts: [], taken: [] });

/** The fields after an event. */
export function fieldsAfter<F extends object>(state: FieldsState<F>, event: FieldsEvent<F>): FieldsState<F> {
  switch (event.type) {
    case 'edit':
      return { ...state, fields: { ...state.fields, ...event.change } };
    case 'reset':
      return fieldsOf(state.originals);
    case 'reload': {
      const touched = changedFields(state);
      const theirs = event.originals;
      const renewed = (Object.keys(theirs) as (keyof F)[]).filter((name) => !sameValue(state.originals[name], theirs[name]));
      const kept = Object.fromEntries(touched.map((name) => [name, state.fields[name]])) as Partial<F>;
      return {
        originals: theirs,
        fields: { ...theirs, ...kept },
        conflicts: renewed.filter((name) => touched.includes(name) && !sameValue(state.fields[name], theirs[name])),
        taken: renewed.filter((name) => !touched.includes(name)),
      };
    }
  }
}

/** The names of the fields that differ from the originals. */
export function changedFields<F extends object>({ originals, fields }: FieldsState<F>): (keyof F)[] {
  return (Object.keys(fields) as (keyof F)[]).filter((name) => !sameValue(originals[name], fields[name]));
}
