// The three filters with their options, counts and names. @spec 2.4 "Find companies: filters Country, Sectors, Job Type", decision 69
import { EMPLOYMENT_TYPES } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import { searchOptions } from '@fairway/rules/option-search';
import { FilterGroup, type FilterOption } from '@fairway/ui/filter-group';
import { useTranslations } from 'use-intl';
import type { CompaniesReply } from '../companies-query.ts';
import { COMPANY_FILTERS, type CompaniesAddress, type CompanyFilter } from '../company-address.ts';
import type { CompanyWords } from './company-words.ts';

export type CompanyFilterGroupsProps = {
  address: CompaniesAddress;
  facets: CompaniesReply['facets'] | undefined;
  words: CompanyWords;
  onToggle: (name: CompanyFilter, value: string, on: boolean) => void;
};

export function CompanyFilterGroups({ address, facets, words, onToggle }: CompanyFilterGroupsProps) {
  const t = useTranslations('companies.filters');
  const texts = {
    find: (title: string) => t('find', { name: title }),
    nothing: t('nothing'),
    limitReached: t('limit'),
    all: (count: number) => t('all', { count }),
    fewer: t('fewer'),
    chosen: (count: number) => t('chosen', { count }),
    number: (count: number) => words.format.number(count),
  };
  return COMPANY_FILTERS.map((name) => (
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
      open
    />
  ));
}

function optionsOf(
  name: CompanyFilter,
  address: CompaniesAddress,
  facets: CompaniesReply['facets'] | undefined,
  words: CompanyWords,
): FilterOption[] {
  const counted = facets?.[name] ?? [];
  const missing = address.filters[name].filter((value) => !counted.some((facet) => facet.value === value));
  const options = [...counted, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
    value,
    count,
    label: words.nameOf(name, value),
  }));
  if (name === 'employment_types') {
    const order: readonly string[] = EMPLOYMENT_TYPES;
    return options.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  }
  return options.sort((a, b) => b.count - a.count || words.format.compare(a.label, b.label));
}
