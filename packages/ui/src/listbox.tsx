// The ARIA combobox pattern for a text field with a list under it: the focus stays in the field, `aria-activedescendant` names
// the option. Combobox and SearchBox are built on it.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useReducer, useRef } from 'react';
import styles from './listbox.module.css';
import { closedListbox, type ListboxState, listboxAfter } from './listbox-state.ts';
import { Spinner } from './spinner.tsx';
import { floatAt } from './use-popover.ts';

export type ListOption = {
  value: string;
  label: string;
  hint?: string | undefined;
  icon?: ReactNode /** Made of the typed text. */;
  ofText?: true;
};
export type LoadOptions<O> = (query: string, signal: AbortSignal) => Promise<readonly O[]> | readonly O[];

export type ListboxTexts = {
  /** Nothing is found. */
  empty: string;
  loading: string;
  failed: string;
  /** How many options there are, said by screen readers. */
  count: (count: number) => string;
};

type Use<O> = {
  load: LoadOptions<O>;
  onPick: (option: O) => void;
  /** Enter on the text itself; true where it was taken, `open` where the list stays for a choice. */
  onEnterText?: (() => boolean | 'open') | undefined;
  /** What is known without asking: it stands there with the key itself, and `load` brings it again before what it found. */
  known?: ((query: string) => readonly O[]) | undefined;
  /** The first option is active by itself, and Enter before there is one takes the first that comes. */
  leads?: true | undefined;
  /** How long typing must rest before options are asked for. */
  restMs: number;
};

/** The state, and what the field must carry. */
export function useListbox<O extends ListOption>({ load, onPick, onEnterText, known, leads, restMs }: Use<O>) {
  const id = useId();
  const [state, dispatch] = useReducer(listboxAfter<O>, closedListbox);
  const latest = useRef({ load, onPick });
  latest.current = { load, onPick };
  const running = useRef<Running>({});

  useEffect(() => () => stop(running.current), []);

  function ask(query: string, restFor = restMs) {
    stop(running.current);
    dispatch({ type: 'asked', query });
    const atOnce = known?.(query) ?? [];
    if (atOnce.length > 0) dispatch({ type: 'loaded', query, options: atOnce, leads: leads === true, more: true });
    const abort = new AbortController();
    const run = async () => {
      try {
        const options = await latest.current.load(query, abort.signal);
        if (abort.signal.aborted) return;
        const [first] = options;
        if (running.current.isEntered && first) pick(first);
        else dispatch({ type: 'loaded', query, options, leads: leads === true });
      } catch {
        if (!abort.signal.aborted) dispatch({ type: 'failed', query });
      }
    };
    running.current = { abort, timer: setTimeout(run, restFor) };
  }

  function close() {
    stop(running.current);
    dispatch({ type: 'closed' });
  }

  function pick(option: O) {
    close();
    latest.current.onPick(option);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const active = state.open ? state.options[state.active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!state.open && (state.status === 'idle' || state.query !== event.currentTarget.value)) ask(event.currentTarget.value, 0);
      else dispatch({ type: event.key === 'ArrowDown' ? 'down' : 'up' });
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      pick(active);
    } else if (event.key === 'Enter' && leads) {
      event.preventDefault();
      running.current.isEntered = state.status === 'loading';
    } else if (event.key === 'Enter') {
      const taken = onEnterText?.();
      if (taken) event.preventDefault();
      if (taken !== 'open') close();
    } else if (event.key === 'Escape' && state.open) {
      // The list goes first; what stands around it hears the next Escape.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') close();
  }

  const shown = state.open && (state.options.length > 0 || state.status !== 'idle');
  const field = {
    role: 'combobox' as const,
    'aria-expanded': shown,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': shown && state.active >= 0 ? `${id}-${state.active}` : undefined,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    onKeyDown,
  };
  return { id, state, shown, field, ask, close, pick, point: (index: number) => dispatch({ type: 'pointed', index }) };
}

type Running = { timer?: ReturnType<typeof setTimeout>; abort?: AbortController; isEntered?: boolean };

function stop(running: Running) {
  clearTimeout(running.timer);
  running.abort?.abort();
}

type PopupProps<O extends ListOption> = {
  id: string;
  label: string;
  state: ListboxState<O>;
  shown: boolean;
  texts: ListboxTexts;
  chosen?: string | undefined;
  onPick: (option: O) => void;
  onPoint: (index: number) => void;
};

/** The list. It stands in the page from the start, hidden, so that the field always names something. */
export function ListboxPopup<O extends ListOption>({ id, label, state, shown, texts, chosen, onPick, onPoint }: PopupProps<O>) {
  const list = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [panel, anchor] = [popup.current, popup.current?.parentElement];
    // A dialog that scrolls would cut the list off.
    if (shown && panel && anchor?.closest('dialog')) return floatAt(anchor, panel, true);
  }, [shown]);
  useEffect(() => {
    if (shown && state.active >= 0) list.current?.children[state.active]?.scrollIntoView({ block: 'nearest' });
  }, [shown, state.active]);
  const note = { loading: texts.loading, failed: texts.failed, ready: texts.empty, idle: '' }[state.status];
  const said = !shown ? '' : state.status === 'ready' && state.options.length > 0 ? texts.count(state.options.length) : note;
  return (
    <>
      <div ref={popup} className={styles.popup} hidden={!shown}>
        <div ref={list} role="listbox" id={`${id}-list`} aria-label={label} className={styles.list}>
          {state.options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as the pattern asks
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={option.value}
              role="option"
              id={`${id}-${index}`}
              aria-selected={chosen === undefined ? index === state.active : option.value === chosen}
              data-active={index === state.active || undefined}
              className={styles.option}
              onPointerMove={() => onPoint(index)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(option)}
            >
              {option.icon}
              <span className={styles.words}>{option.label}</span>
              {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
            </div>
          ))}
        </div>
        {state.options.length === 0 ? (
          <div className={styles.note} aria-hidden="true">
            {state.status === 'loading' ? <Spinner sizePx={16} /> : null}
            {note}
          </div>
        ) : null}
      </div>
      <div role="status" className="fw-hidden">
        {said}
      </div>
    </>
  );
}
