// The words that companies are described with in the reader's language: names of codes, dates, numbers.
import { type Formatters, formatters } from '@fairway/i18n/formatters';
import { termName } from '@fairway/i18n/terms';
import { useMemo } from 'react';
import { useBoot } from '../../../lib/boot.ts';
import { preparedMessages } from '../../../lib/messages.ts';
import type { CompanyFilter } from '../company-address.ts';

export type CompanyWords = {
  format: Formatters;
  filterName: (filter: CompanyFilter) => string;
  nameOf: (filter: CompanyFilter, value: string) => string;
};

const TERM_GROUPS = { sector: 'sectors', employment_types: 'employmentTypes' } as const;

/** The words for a page that was loaded at `nowMs`. */
export function useCompanyWords(nowMs: number): CompanyWords {
  const { locale, sectorNames } = useBoot();
  return useMemo(() => {
    const messages = preparedMessages(locale);
    const format = formatters({ locale, timeZone: 'UTC', now: new Date(nowMs) });
    return {
      format,
      filterName: (filter) => termName(messages, 'filters', filter),
      nameOf: (filter, value) => {
        if (filter === 'address') return format.country(value);
        const given = filter === 'sector' && sectorNames && Object.hasOwn(sectorNames, value) ? sectorNames[value] : undefined;
        return given ?? termName(messages, TERM_GROUPS[filter], value);
      },
    };
  }, [locale, nowMs, sectorNames]);
}
