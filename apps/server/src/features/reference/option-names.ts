// Names of filter values in a reader's language: countries and languages from CLDR, sectors from their rows, the rest from messages.
import { formatters } from '@fairway/i18n/formatters';
import { loadMessages } from '@fairway/i18n/messages';
import { conditionName, termName } from '@fairway/i18n/terms';
import type { Locale } from '@fairway/rules/locales';
import { isMoreFilter, type ListFilter } from '@fairway/rules/work-conditions';
import type { Database } from '../../kernel/database/database.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { listNamedSectors } from './queries.ts';

/** Names of sectors, by code, that are not those of the messages: staff renamed or added them. */
export async function ownSectorNames(database: Database, locale: Locale, tenantLocale: Locale): Promise<Record<string, string>> {
  const { terms } = await loadMessages(locale);
  const known = new Map(Object.entries(terms.sectors));
  const sectors = await listNamedSectors(database, locale, tenantLocale);
  return Object.fromEntries(sectors.filter(({ code, name }) => known.get(code) !== name).map(({ code, name }) => [code, name]));
}

export type OptionNames = (filter: ListFilter, value: string) => string;

/** A function that names values; unknown values name themselves. */
export async function optionNames(locale: Locale, request: ApiRequest): Promise<OptionNames> {
  const messages = await loadMessages(locale);
  const format = formatters({ locale, timeZone: 'UTC', now: request.clock.now() });
  const sectors = new Map(
    (await listNamedSectors(request.database, locale, request.tenant.locale)).map((sector) => [sector.code, sector.name]),
  );
  return (filter, value) => {
    if (filter === 'address') return format.country(value);
    if (filter === 'languages') return format.language(value);
    if (filter === 'sector') return sectors.get(value) ?? value;
    if (isMoreFilter(filter)) return conditionName(messages, filter, value, format.month);
    return termName(messages, TERM_GROUPS[filter], value);
  };
}

const TERM_GROUPS = {
  education_level: 'educationLevels',
  education_fields: 'educationFields',
  job_category: 'jobCategories',
  employment_types: 'employmentTypes',
} as const;
