// The filters of a list above its table: a choice each, and what is chosen as chips that can be taken away.
import { Checkbox } from '@fairway/ui/checkbox';
import { FilterChips } from '@fairway/ui/filter-chips';
import { Select } from '@fairway/ui/select';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { FilterReaders } from './list-address.ts';
import styles from './list-page.module.css';
import type { ListAddress } from './use-list-address.ts';

export type ListFilter<F extends FilterReaders> = {
  name: keyof F & string;
  title: string;
  options: readonly { value: string; label: string }[];
};

type Props<S extends string, F extends FilterReaders> = { address: ListAddress<S, F>; filters: readonly ListFilter<F>[] };

const chosenOf = (asked: Readonly<Record<string, unknown>>, name: string): string[] => {
  const value = asked[name];
  return value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(String);
};

/** The choices, in the order given. */
export function ListFilters<S extends string, F extends FilterReaders>({ address, filters }: Props<S, F>) {
  const t = useTranslations('console.list');
  if (filters.length === 0) return null;
  return (
    <fieldset className={styles.filters}>
      <legend className="fw-hidden">{t('filters')}</legend>
      {filters.map(({ name, title, options }) => {
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
          <details key={name} className={styles.several}>
            <summary>
              <span>{title}</span>
              <span className={styles.count}>{chosen.length === 0 ? t('any') : t('chosen', { count: chosen.length })}</span>
              <IconChevronDown size={16} aria-hidden />
            </summary>
            <div className={styles.options}>
              {options.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  label={label}
                  checked={chosen.includes(value)}
                  onChange={(event) =>
                    address.go({ [name]: event.currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value) })
                  }
                />
              ))}
            </div>
          </details>
        );
      })}
    </fieldset>
  );
}

/** What is chosen. */
export function ChosenFilters<S extends string, F extends FilterReaders>({ address, filters }: Props<S, F>) {
  const t = useTranslations('console.list');
  const chips = filters.flatMap(({ name, title, options }) => {
    const chosen = chosenOf(address.asked, name);
    return chosen.map((value) => {
      const label = `${title}: ${options.find((option) => option.value === value)?.label ?? value}`;
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
