// The seven filters with their options, counts and names. @spec 2.4 "Filters", decision 36
import { EDUCATION_LEVELS, EMPLOYMENT_TYPES, type JobFilter } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import { searchOptions } from '@fairway/rules/option-search';
import { FilterGroup, type FilterOption } from '@fairway/ui/filter-group';
import { useTranslations } from 'use-intl';
import type { JobsAddress } from '../job-address.ts';
import type { JobWords } from './job-words.ts';
import type { PostingsReply } from './jobs-view.tsx';

/** What students decide by first stands first; those open from the start are marked. */
const GROUPS: readonly [name: JobFilter, open: boolean][] = [
  ['employment_types', true],
  ['address', true],
  ['job_category', true],
  ['education_level', false],
  ['education_fields', false],
  ['sector', false],
  ['languages', false],
];
/** Lists with an order of their own; the others stand by their counts. */
const OWN_ORDER: Partial<Record<JobFilter, readonly string[]>> = { education_level: EDUCATION_LEVELS, employment_types: EMPLOYMENT_TYPES };

export type JobFilterGroupsProps = {
  address: JobsAddress;
  facets: PostingsReply['facets'] | undefined;
  words: JobWords;
  onToggle: (name: JobFilter, value: string, on: boolean) => void;
  /** All closed but those with a choice. */
  closed?: boolean;
};

export function JobFilterGroups({ address, facets, words, onToggle, closed = false }: JobFilterGroupsProps) {
  const t = useTranslations('jobs.filters');
  const texts = {
    find: (title: string) => t('find', { name: title }),
    nothing: t('nothing'),
    limitReached: t('limit'),
    all: (count: number) => t('all', { count }),
    fewer: t('fewer'),
    chosen: (count: number) => t('chosen', { count }),
    number: (count: number) => words.format.number(count),
  };
  return GROUPS.map(([name, open]) => (
    <FilterGroup
      key={name}
      name={name}
      title={words.filterName(name)}
      options={optionsOf(name, address, facets, words)}
      chosen={address.filters[name]}
      onToggle={(value, on) => onToggle(name, value, on)}
      limit={LIMITS.filterValuesPerType}
      search={searchOptions}
      texts={texts}
      orderKey={address.text}
      open={open && !closed}
    />
  ));
}

function optionsOf(name: JobFilter, address: JobsAddress, facets: PostingsReply['facets'] | undefined, words: JobWords): FilterOption[] {
  const counted = facets?.[name] ?? [];
  const missing = address.filters[name].filter((value) => !counted.some((facet) => facet.value === value));
  const options = [...counted, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
    value,
    count,
    label: words.nameOf(name, value),
  }));
  const order = OWN_ORDER[name];
  if (order) return options.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  return options.sort((a, b) => b.count - a.count || words.format.compare(a.label, b.label));
}
