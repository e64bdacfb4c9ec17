// One filter of a list: options to tick with their counts, in a <details> that works without script. Options keep their places while
// the reader ticks them, so the focus never jumps; only another search (`orderKey`) sorts them anew.
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { CountBadge } from './badge.tsx';
import { Checkbox } from './checkbox.tsx';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import styles from './filter-group.module.css';

/** `count` is missing where nothing is counted. */
export type FilterOption = { value: string; label: string; count?: number };

type FilterGroupTexts = {
  /** Names the field that searches among the options. */
  find: (title: string) => string;
  nothing: string;
  /** No more may be ticked. */
  limitReached: string;
  all: (count: number) => string;
  fewer: string;
  chosen: (count: number) => string;
  number: (count: number) => string;
};

export type FilterGroupProps = {
  /** Name of the parameter. */
  name: string;
  title: string;
  /** In the order to show; those that are chosen are among them. */
  options: readonly FilterOption[];
  chosen: readonly string[];
  onToggle: (value: string, on: boolean) => void;
  /** At most so many may be chosen. */
  limit: number;
  search: (options: readonly FilterOption[], text: string) => readonly FilterOption[];
  texts: FilterGroupTexts;
  /** While it is the same, options keep their places. */
  orderKey: string;
  open?: boolean;
  /** What can be asked for besides, below the options. */
  inside?: { part: ReactNode; isAsked: boolean } | undefined;
};

/** Shown before "Show all". */
const FIRST = 6;
/** Longer lists can be searched. */
const SEARCHABLE = 10;

/** A filter. Nothing where there is nothing to choose. */
export function FilterGroup(props: FilterGroupProps) {
  const { name, title, options, chosen, onToggle, limit, search, texts, orderKey, open = false, inside } = props;
  const asked = chosen.length + (inside?.isAsked ? 1 : 0);
  const [initiallyOpen] = useState(open || asked > 0);
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const { isTicked, tick } = useTicks(chosen);
  const { ordered, touched } = useKeptOrder(options, chosen, orderKey);
  if (ordered.length === 0 && inside === undefined) return null;

  const full = chosen.length >= limit;
  const isFirst = (option: FilterOption, place: number) => place < FIRST || touched.has(option.value);
  const first = ordered.filter(isFirst);
  const rest = ordered.filter((option, place) => !isFirst(option, place));
  const shown = text.trim() !== '' ? search(ordered, text) : all ? ordered : first;
  const row = (option: FilterOption) => (
    <li key={option.value}>
      <Checkbox
        name={name}
        value={option.value}
        label={<bdi>{option.label}</bdi>}
        {...(option.count === undefined ? {} : { count: texts.number(option.count) })}
        checked={isTicked(option.value)}
        disabled={full && !chosen.includes(option.value)}
        onChange={(event) => {
          tick(option.value, event.currentTarget.checked);
          onToggle(option.value, event.currentTarget.checked);
        }}
      />
    </li>
  );
  return (
    <details className={styles.group} open={initiallyOpen}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {asked > 0 ? <span className={styles.count}>{<CountBadge count={asked} max={limit} label={texts.chosen(asked)} />}</span> : null}
        <IconChevronDown size={18} aria-hidden className={styles.chevron} />
      </summary>
      {ordered.length > SEARCHABLE ? (
        <input
          type="search"
          className={classNames(fieldStyles.control, styles.find)}
          aria-label={texts.find(title)}
          placeholder={texts.find(title)}
          value={text}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter in here must not send the form around it.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      ) : null}
      <p role="status" className={full ? styles.limit : 'fw-hidden'}>
        {full ? texts.limitReached : text.trim() !== '' && shown.length === 0 ? texts.nothing : ''}
      </p>
      {ordered.length > 0 ? (
        <ul className={classNames(styles.options, (all || text !== '') && styles.scrolling)} aria-label={title}>
          {shown.map(row)}
        </ul>
      ) : null}
      {text.trim() !== '' && shown.length === 0 ? (
        <p className={styles.nothing} aria-hidden="true">
          {texts.nothing}
        </p>
      ) : null}
      {rest.length > 0 ? (
        <>
          {text.trim() === '' ? (
            <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? texts.fewer : texts.all(ordered.length)}
            </button>
          ) : null}
          {/* Rendered by the server only: without script there is no "Show all". */}
          <noscript>
            <ul className={styles.options}>{rest.map(row)}</ul>
          </noscript>
        </>
      ) : null}
      {inside?.part}
    </details>
  );
}

/** A tick shows at once, before what it leads to has come; then what is chosen decides. */
function useTicks(chosen: readonly string[]) {
  const now = chosen.join(' ');
  const [last, setLast] = useState<{ value: string; on: boolean; before: string }>();
  const waiting = last?.before === now ? last : undefined;
  return {
    isTicked: (value: string) => (waiting?.value === value ? waiting.on : chosen.includes(value)),
    tick: (value: string, on: boolean) => setLast({ value, on, before: now }),
  };
}

type KeptOrder = { key: string; order: string[]; touched: Set<string>; last: Map<string, FilterOption> };

/** The options in the places they had, new ones behind; what was chosen once stays, even where nothing is left of it. */
function useKeptOrder(options: readonly FilterOption[], chosen: readonly string[], key: string) {
  const kept = useRef<KeptOrder>(undefined);
  if (kept.current?.key !== key) kept.current = { key, order: [], touched: new Set(), last: new Map() };
  const { order, touched, last } = kept.current;
  const now = new Map(options.map((option) => [option.value, option]));
  if (order.length === 0) order.push(...chosen.filter((value) => now.has(value)));
  for (const value of chosen) touched.add(value);
  for (const option of options) {
    last.set(option.value, option);
    if (!order.includes(option.value)) order.push(option.value);
  }
  const ordered = order.flatMap((value) => {
    const option = now.get(value);
    if (option) return option;
    const gone = touched.has(value) ? last.get(value) : undefined;
    return gone ? (gone.count === undefined ? gone : { ...gone, count: 0 }) : [];
  });
  return { ordered, touched };
}
