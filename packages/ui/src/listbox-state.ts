// The list under a text field as data: open or not, what is in it, which option the arrow keys are on. Pure.
// Answers of an older text are dropped, so a slow reply never replaces a newer one.
//
//   closed --typed--> waiting --loaded--> open        Escape, a pick, Tab: closed

type ListboxStatus = 'idle' | 'loading' | 'ready' | 'failed';
export type ListboxState<O> = {
  open: boolean;
  status: ListboxStatus;
  /** The text the options are for. */
  query: string;
  options: readonly O[];
  /** The option that Enter picks; -1: none, Enter takes the text. */
  active: number;
};

/** Of `loaded`: `leads`, the first is active by itself; `more`, these are known at once and others follow. */
export type ListboxEvent<O> =
  | { type: 'asked'; query: string }
  | { type: 'loaded'; query: string; options: readonly O[]; leads?: boolean; more?: boolean }
  | { type: 'failed'; query: string }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'down' }
  | { type: 'up' }
  | { type: 'pointed'; index: number };

/** A closed list with nothing in it. */
export const closedListbox: ListboxState<never> = { open: false, status: 'idle', query: '', options: [], active: -1 };

/** The list after an event. */
export function listboxAfter<O>(state: ListboxState<O>, event: ListboxEvent<O>): ListboxState<O> {
  switch (event.type) {
    case 'asked':
      // The old options stay under the text until the new ones come: nothing flickers. What was made of the old text goes with it.
      return { ...state, open: true, status: 'loading', query: event.query, options: state.options.filter(isListed), active: -1 };
    case 'loaded':
      if (event.query !== state.query) return state;
      return {
        ...state,
        status: event.more ? 'loading' : 'ready',
        options: event.options,
        active: activeAmong(event.options, state, event.leads === true),
      };
    case 'failed':
      return event.query === state.query ? { ...state, status: 'failed', options: [], active: -1 } : state;
    case 'opened':
      return { ...state, open: true };
    case 'closed':
      return { ...state, open: false, active: -1 };
    case 'down':
    case 'up': {
      if (!state.open) return { ...state, open: true };
      const count = state.options.length;
      if (count === 0) return state;
      // One step past either end is the text itself (-1).
      const step = event.type === 'down' ? 1 : -1;
      const next = ((state.active + 1 + step + count + 1) % (count + 1)) - 1;
      return { ...state, active: next };
    }
    case 'pointed':
      return state.active === event.index ? state : { ...state, active: event.index };
  }
}

/** The option that was active, where it is still listed: whoever is quicker than the answer keeps the choice. Else the first one, if it leads, or none. */
function activeAmong<O>(options: readonly O[], { options: before, active }: ListboxState<O>, leads: boolean): number {
  const value = keyOf(before[active]);
  const at = value === undefined ? -1 : options.findIndex((option) => keyOf(option) === value);
  return leads && at === -1 && options.length > 0 ? 0 : at;
}

const keyOf = (option: unknown): unknown => (option as { value?: unknown } | undefined)?.value;

const isListed = (option: unknown): boolean => !(typeof option === 'object' && option !== null && 'ofText' in option);
