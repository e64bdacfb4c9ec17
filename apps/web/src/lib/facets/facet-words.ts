// The words that jobs and employers are described with in the reader's language: names of filters and their codes, dates, places.

import { type Formatters, formatters } from '@fairway/i18n/formatters';
import { conditionName, termName } from '@fairway/i18n/terms';
import { isMoreFilter, isOwnFilter } from '@fairway/rules/work-conditions';
import { useMemo } from 'react';
import { useBoot } from '../boot.ts';
import { preparedMessages } from '../messages.ts';
import type { FacetName } from './facet-address.ts';

const TERM_GROUPS = {
  education_level: 'educationLevels',
  education_fields: 'educationFields',
  job_category: 'jobCategories',
  employment_types: 'employmentTypes',
  sector: 'sectors',
} as const;

export type FacetWords = {
  format: Formatters;
  /** Name of a filter. */
  filterName: (filter: FacetName) => string;
  /** Name of a filter's value. */
  nameOf: (filter: FacetName, value: string) => string;
  sortName: (sort: string) => string;
};

/** The words for a page that was loaded at `nowMs`. */
export function useFacetWords(nowMs: number): FacetWords {
  const { locale, sectorNames } = useBoot();
  return useMemo(() => {
    const messages = preparedMessages(locale);
    const format = formatters({ locale, timeZone: 'UTC', now: new Date(nowMs) });
    return {
      format,
      filterName: (filter) =>
        isMoreFilter(filter) || isOwnFilter(filter) ? messages.jobs.work.names[filter] : termName(messages, 'filters', filter),
      sortName: (sort) => termName(messages, 'sorts', sort),
      nameOf: (filter, value) => {
        if (filter === 'address' || filter === 'may_work_in') return format.country(value);
        if (filter === 'languages' || filter === 'speaks') return format.language(value);
        if (isMoreFilter(filter)) return conditionName(messages, filter, value, format.month);
        const given = filter === 'sector' && sectorNames && Object.hasOwn(sectorNames, value) ? sectorNames[value] : undefined;
        return given ?? termName(messages, TERM_GROUPS[filter], value);
      },
    };
  }, [locale, nowMs, sectorNames]);
}
