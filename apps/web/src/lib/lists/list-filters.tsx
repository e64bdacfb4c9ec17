// The filters of a list above its table: a choice or a field each, and what is chosen as chips that can be taken away. Narrow windows have
// them behind one button that says how many are set.
import { Button } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { FilterChips } from '@fairway/ui/filter-chips';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { usePopover } from '@fairway/ui/use-popover.ts';
import { useTyped } from '@fairway/ui/use-typed.ts';
import { IconChevronDown, IconFilter } from '@tabler/icons-react';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FilterReaders, setFilters } from './list-address.ts';
import styles from './list-page.module.css';
import type { ListAddress } from './use-list.ts';

type Choices = { options: readonly { value: string; label: string }[] };
/** A filter that is typed; `hint` says what belongs there. */
type Typing = { input: 'text' | 'date'; hint?: string; options?: never };
export type ListFilter<F extends FilterReaders> = { name: keyof F & string; title: string } & (Choices | Typing);

type Props<S extends string, F extends FilterReaders> = { address: ListAddress<S, F>; filters: readonly ListFilter<F>[] };

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

/** The choices, in the order given, and below them what is typed. */
function ListFilters<S extends string, F extends FilterReaders>({ address, filters }: Props<S, F>) {
  const t = useTranslations('console.list');
  if (filters.length === 0) return null;
  const typed = filters.flatMap((filter) => (filter.options ? [] : [filter]));
  return (
    <fieldset className={styles.filters}>
      <legend className="fw-hidden">{t('filters')}</legend>
      {filters.map(({ name, title, options }) => {
        if (!options) return null;
        const chosen = chosenOf(address.asked, name);
        if (address.list.filters[name]?.kind !== 'several')
          return (
            <Select
              key={name}
              label={title}
              emptyLabel={t('any')}
              options={options}
              value={chosen[0] ?? ''}
              onChange={(event) => address.go({ [name]: event.currentTarget.value || null })}
            />
          );
        return (
          <SeveralFilter key={name} title={title} options={options} chosen={chosen} onChange={(values) => address.go({ [name]: values })} />
        );
      })}
      {typed.length === 0 ? null : (
        <div className={styles.typed}>
          {typed.map((filter) => (
            <TypedFilter
              key={filter.name}
              {...filter}
              value={chosenOf(address.asked, filter.name)[0] ?? ''}
              isKnown={(text) => address.list.filters[filter.name]?.read([text]) !== undefined}
              onType={(text) => address.replace({ [filter.name]: text })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

type TypedProps = Typing & { title: string; value: string; isKnown: (text: string) => boolean; onType: (text: string) => void };

/** Filters as one types. What means nothing filters nothing, and the field says what belongs there. */
function TypedFilter({ title, input, hint, value, isKnown, onType }: TypedProps) {
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
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) typed.ask(typed.text);
      }}
    />
  );
}

type SeveralProps = Choices & {
  title: string;
  chosen: readonly string[];
  onChange: (values: string[]) => void;
};

/** A box a choice, in a panel below its title; Escape and a press beside it close it. */
function SeveralFilter({ title, options, chosen, onChange }: SeveralProps) {
  const t = useTranslations('console.list');
  const frame = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    // Who was inside goes on from the title.
    if (frame.current?.contains(document.activeElement)) frame.current.querySelector('summary')?.focus();
    setOpen(false);
  }, []);
  usePopover(frame, useRef(null), open, close);
  return (
    <details ref={frame} className={styles.several} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.title}>{title}</span>
        <span className={styles.choice}>
          <span>{chosen.length === 0 ? t('any') : t('chosen', { count: chosen.length })}</span>
          <IconChevronDown size={18} aria-hidden />
        </span>
      </summary>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
        ))}
      </div>
    </details>
  );
}

/** The filters and, as `children`, the order: beside the search, in narrow windows behind a button that says how many filters are set. */
export function ListChoices<S extends string, F extends FilterReaders>({
  address,
  filters,
  children,
}: Props<S, F> & { children: ReactNode }) {
  const t = useTranslations('console.list');
  const id = useId();
  const [open, setOpen] = useState(false);
  if (filters.length === 0) return children;
  const set = setFilters(address.list, address.asked).filter((name) => filters.some((filter) => filter.name === name)).length;
  return (
    <>
      <div className={styles.toggle}>
        <Button fullWidth icon={<IconFilter aria-hidden />} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {set === 0 ? t('filters') : `${t('filters')} (${set})`}
        </Button>
      </div>
      <div id={id} className={styles.choices} data-open={open}>
        <ListFilters address={address} filters={filters} />
        {children}
      </div>
    </>
  );
}

/** What is chosen. */
export function ChosenFilters<S extends string, F extends FilterReaders>({ address, filters }: Props<S, F>) {
  const t = useTranslations('console.list');
  const chips = filters.flatMap(({ name, title, options }) => {
    const chosen = chosenOf(address.asked, name);
    return chosen.map((value) => {
      const label = `${title}: ${options?.find((option) => option.value === value)?.label ?? value}`;
      return {
        key: `${name} ${value}`,
        label,
        href: address.hrefOf({ [name]: chosen.filter((one) => one !== value) }),
        removeLabel: t('removeFilter', { name: label }),
      };
    });
  });
  return <FilterChips label={t('filters')} chips={chips} clear={{ href: clearedHref(address), label: t('clearFilters') }} />;
}

/** The list without words and filters. */
export function clearedHref<S extends string, F extends FilterReaders>({ list, hrefOf }: ListAddress<S, F>): string {
  const filters = Object.keys(list.filters).filter((name) => !list.filters[name]?.lasting);
  return hrefOf(Object.fromEntries(['q', ...filters].map((name) => [name, null])));
}
