// The filters of a list: those that are set as chips in words, each opens what it can be and can be taken away; "+ Filter" adds another one.
import { Checkbox } from '@fairway/ui/checkbox';
import { Link } from '@fairway/ui/link';
import { PopoverButton } from '@fairway/ui/popover-button';
import { TextField } from '@fairway/ui/text-field';
import { useTyped } from '@fairway/ui/use-typed.ts';
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../reader-formats.ts';
import { type FilterReaders, setFilters } from './list-address.ts';
import styles from './list-bar.module.css';
import type { ListAddress } from './use-list.ts';

/** `count`: how many it would find, where that is known; said where one chooses. */
type Choices = { options: readonly { value: string; label: string; count?: number }[] };
/** A filter that is typed; `hint` says what belongs there. */
type Typing = { input: 'text' | 'date'; hint?: string; options?: never };
export type ListFilter<F extends FilterReaders> = { name: keyof F & string; title: string } & (Choices | Typing);

/** A filter by a few words: `choice('state', t('state'), STATES, (state) => t(`states.${state}`))`. */
export const choice = <const N extends string, V extends string>(
  name: N,
  title: string,
  values: readonly V[],
  label: (value: V) => string,
) => ({
  name,
  title,
  options: values.map((value) => ({ value, label: label(value) })),
});

/** The same in the order of what the reader reads. */
export const sortedChoice = <const N extends string, V extends string>(
  name: N,
  title: string,
  values: readonly V[],
  label: (value: V) => string,
) => {
  const { options } = choice(name, title, values, label);
  return { name, title, options: options.sort((a, b) => a.label.localeCompare(b.label)) };
};

/** A filter that comes with a link: while it is set, there to be taken away. */
export const linked = <const N extends string>(name: N, title: string, value: string | number | undefined, label = `${value}`) =>
  value === undefined ? [] : [{ name, title, options: [{ value: `${value}`, label }] }];

const chosenOf = (asked: Readonly<Record<string, unknown>>, name: string): string[] => {
  const value = asked[name];
  return value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(String);
};

/** Choices among which one searches by words. */
const SEARCHED_FROM = 12;

type Props<S extends string, F extends FilterReaders> = { address: ListAddress<S, F>; filters: readonly ListFilter<F>[] };

/** The filters that are set, and the button that adds one. */
export function ListFilters<S extends string, F extends FilterReaders>({ address, filters }: Props<S, F>) {
  const t = useTranslations('console.list');
  const place = useRef<HTMLUListElement>(null);
  // Chosen in the menu and not yet set: its panel is open.
  const [added, setAdded] = useState<string>();
  const isAddedSet = added !== undefined && chosenOf(address.asked, added).length > 0;
  useEffect(() => {
    if (isAddedSet) setAdded(undefined);
  }, [isAddedSet]);
  const chips = filters.filter(({ name }) => name === added || chosenOf(address.asked, name).length > 0);
  const free = filters.filter((filter) => !chips.includes(filter));
  const isSet = address.asked.q !== undefined || setFilters(address.list, address.asked).length > 0;
  useKeptFocus(place, chips.length);
  if (filters.length === 0 && !isSet) return null;
  return (
    <ul ref={place} className={styles.filters} aria-label={t('filters')}>
      {chips.map((filter) => (
        <li key={filter.name}>
          <FilterChip
            address={address}
            filter={filter}
            opened={filter.name === added}
            onClose={() => setAdded((one) => (one === filter.name ? undefined : one))}
          />
        </li>
      ))}
      {free.length === 0 ? null : (
        <li>
          <PopoverButton
            className={styles.add}
            label={t('addFilter')}
            panel={(close) => (
              <ul className={styles.menu}>
                {free.map(({ name, title }) => (
                  <li key={name}>
                    <button
                      type="button"
                      onClick={() => {
                        close();
                        setAdded(name);
                      }}
                    >
                      {title}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          >
            <IconPlus size={16} aria-hidden />
            {t('filter')}
          </PopoverButton>
        </li>
      )}
      {isSet ? (
        <li>
          <Link className={styles.clear} href={clearedHref(address)}>
            {t('clearFilters')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

/** Who took a filter away by its chip goes on from what stands there now. */
function useKeptFocus(place: React.RefObject<HTMLElement | null>, chips: number): void {
  const before = useRef(chips);
  useEffect(() => {
    const fewer = chips < before.current;
    before.current = chips;
    if (fewer && (document.activeElement === null || document.activeElement === document.body))
      place.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }, [chips, place]);
}

type ChipProps<S extends string, F extends FilterReaders> = {
  address: ListAddress<S, F>;
  filter: ListFilter<F>;
  opened: boolean;
  onClose: () => void;
};

function FilterChip<S extends string, F extends FilterReaders>({ address, filter, opened, onClose }: ChipProps<S, F>) {
  const t = useTranslations('console.list');
  const formats = useReaderFormats();
  const picked = useRef(false);
  const { name, title, options } = filter;
  const chosen = chosenOf(address.asked, name);
  const labelOf = (value: string) => options?.find((option) => option.value === value)?.label ?? value;
  const words = chosen.length > 2 ? t('chosen', { count: chosen.length }) : formats.list(chosen.map(labelOf));
  const label = chosen.length === 0 ? title : t('filterIs', { name: title, value: words });
  return (
    <span className={styles.chip}>
      <PopoverButton
        className={styles.chipWords}
        label={title}
        opened={opened}
        onClose={() => {
          if (!picked.current) onClose();
        }}
        panel={(close) => (
          <FilterPanel
            address={address}
            filter={filter}
            chosen={chosen}
            onPick={() => {
              picked.current = true;
            }}
            close={close}
          />
        )}
      >
        <bdi>{label}</bdi>
      </PopoverButton>
      {chosen.length === 0 ? null : (
        <Link className={styles.chipOff} href={address.hrefOf({ [name]: null })} aria-label={t('removeFilter', { name: label })}>
          <IconX size={14} aria-hidden />
        </Link>
      )}
    </span>
  );
}

type PanelProps<S extends string, F extends FilterReaders> = {
  address: ListAddress<S, F>;
  filter: ListFilter<F>;
  chosen: readonly string[];
  /** One was picked: it is set in a moment. */
  onPick: () => void;
  close: () => void;
};

function FilterPanel<S extends string, F extends FilterReaders>({ address, filter, chosen, onPick, close }: PanelProps<S, F>) {
  const t = useTranslations('console.list');
  const [words, setWords] = useState('');
  const formats = useReaderFormats();
  const { name, title } = filter;
  const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${formats.number(count)})`);
  if (!filter.options)
    return (
      <TypedFilter
        {...filter}
        value={chosen[0] ?? ''}
        isKnown={(text) => address.list.filters[name]?.read([text]) !== undefined}
        onType={(text) => address.replace({ [name]: text })}
        onDone={close}
      />
    );
  const { options } = filter;
  const wanted = words.trim().toLocaleLowerCase();
  const found = wanted === '' ? options : options.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
  const isSeveral = address.list.filters[name]?.kind === 'several';
  const toggle = (value: string, on: boolean) => address.go({ [name]: on ? [...chosen, value] : chosen.filter((one) => one !== value) });
  const pick = (value: string) => {
    onPick();
    close();
    address.go({ [name]: chosen.includes(value) ? null : value });
  };
  return (
    <>
      {options.length < SEARCHED_FROM ? null : (
        <TextField
          label={t('findOption', { name: title })}
          labelHidden
          placeholder={t('findOption', { name: title })}
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {found.length === 0 ? <p className={styles.none}>{t('noOption')}</p> : null}
      <ul className={styles.menu}>
        {found.map(({ value, label, count }) => (
          <li key={value}>
            {isSeveral ? (
              <Checkbox
                label={counted(label, count)}
                checked={chosen.includes(value)}
                onChange={(event) => toggle(value, event.currentTarget.checked)}
              />
            ) : (
              <button type="button" aria-pressed={chosen.includes(value)} onClick={() => pick(value)}>
                <bdi>{counted(label, count)}</bdi>
                {chosen.includes(value) ? <IconCheck size={16} aria-hidden /> : null}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type TypedProps = Typing & {
  title: string;
  value: string;
  isKnown: (text: string) => boolean;
  onType: (text: string) => void;
  onDone: () => void;
};

/** A filter as one types. What means nothing filters nothing, and the field says what belongs there. */
function TypedFilter({ title, input, hint, value, isKnown, onType, onDone }: TypedProps) {
  const means = (text: string) => text.trim() === '' || isKnown(text.trim());
  const typed = useTyped(value, (text) => {
    if (means(text)) onType(text);
  });
  const isUnderstood = means(typed.text);
  return (
    <TextField
      label={title}
      type={input}
      autoComplete="off"
      maxLength={120}
      hint={isUnderstood ? hint : undefined}
      error={isUnderstood ? undefined : hint}
      value={typed.text}
      onChange={typed.onChange}
      onCompositionEnd={(event) => typed.askLater(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        typed.ask(typed.text);
        if (isUnderstood) onDone();
      }}
    />
  );
}

/** The list without words and filters. */
export function clearedHref<S extends string, F extends FilterReaders>({ list, hrefOf }: ListAddress<S, F>): string {
  const filters = Object.keys(list.filters).filter((name) => !list.filters[name]?.lasting);
  return hrefOf(Object.fromEntries(['q', ...filters].map((name) => [name, null])));
}
