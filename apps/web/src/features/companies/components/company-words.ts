// The words that companies are described with in the reader's language: names of codes, dates, numbers.
import { type Formatters, formatters } from '@fairway/i18n/formatters';
import { termName } from '@fairway/i18n/terms';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { preparedMessages } from '../../../lib/messages.ts';
import { companyFilterNamesQuery, hasUnnamedSector } from '../companies-query.ts';
import type { CompanyFilter } from '../company-address.ts';

export type CompanyWords = {
  format: Formatters;
  filterName: (filter: CompanyFilter) => string;
  nameOf: (filter: CompanyFilter, value: string) => string;
};

const TERM_GROUPS = { sector: 'sectors', employment_types: 'employmentTypes' } as const;

/** The words for a page that was loaded at `nowMs` and shows these sectors; the server is asked only for names that messages lack. */
export function useCompanyWords(nowMs: number, sectors: readonly string[]): CompanyWords {
  const { locale } = useBoot();
  const unnamed = hasUnnamedSector(sectors, preparedMessages(locale));
  const { data } = useQuery({ ...companyFilterNamesQuery(useApi(), locale), enabled: unnamed });
  return useMemo(() => {
    const messages = preparedMessages(locale);
    const format = formatters({ locale, timeZone: 'UTC', now: new Date(nowMs) });
    const options = data?.filters.find((filter) => filter.name === 'sector')?.options ?? [];
    const given = new Map(options.map((option) => [option.value, option.label]));
    return {
      format,
      filterName: (filter) => termName(messages, 'filters', filter),
      nameOf: (filter, value) => {
        if (filter === 'address') return format.country(value);
        return (filter === 'sector' ? given.get(value) : undefined) ?? termName(messages, TERM_GROUPS[filter], value);
      },
    };
  }, [locale, nowMs, data]);
}
