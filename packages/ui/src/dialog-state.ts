// What a stack of dialogs and the buttons of one dialog may do. Pure; the parts draw it.
//
//   actions:  idle --start--> running --settled--> idle     while one runs, every button is disabled and nothing dismisses
// @rule ui.1

type StackEntry<D> = { id: number; dialog: D };
export type StackState<D> = { nextId: number; entries: readonly StackEntry<D>[] };
export type StackEvent<D> = { type: 'open'; dialog: D } | { type: 'close'; id: number };

/** A stack with nothing on it. */
export const emptyStack: StackState<never> = { nextId: 1, entries: [] };

/** Opens on top; closes the named entry and whatever stands above it. */
export function stackAfter<D>(state: StackState<D>, event: StackEvent<D>): StackState<D> {
  if (event.type === 'open') return { nextId: state.nextId + 1, entries: [...state.entries, { id: state.nextId, dialog: event.dialog }] };
  const index = state.entries.findIndex((entry) => entry.id === event.id);
  return index < 0 ? state : { ...state, entries: state.entries.slice(0, index) };
}

export type ActionsState = { running?: string | undefined; failed: boolean; disabled: ReadonlySet<string> };
export type ActionsEvent =
  | { type: 'start'; key: string }
  | { type: 'settled'; failed: boolean }
  | { type: 'disable'; key: string; disabled: boolean };

export const idleActions: ActionsState = { failed: false, disabled: new Set() };

/** The buttons after an event. A start while one runs, or of a disabled one, changes nothing. */
export function actionsAfter(state: ActionsState, event: ActionsEvent): ActionsState {
  switch (event.type) {
    case 'start':
      return mayStart(state, event.key) ? { ...state, running: event.key, failed: false } : state;
    case 'settled':
      return { ...state, running: undefined, failed: event.failed };
    case 'disable': {
      if (state.disabled.has(event.key) === event.disabled) return state;
      const disabled = new Set(state.disabled);
      if (event.disabled) disabled.add(event.key);
      else disabled.delete(event.key);
      return { ...state, disabled };
    }
  }
}

/** May this action be started now? */
export function mayStart(state: ActionsState, key: string): boolean {
  return state.running === undefined && !state.disabled.has(key);
}
