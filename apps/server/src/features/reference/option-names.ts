// Names of filter values in a reader's language: countries and languages from CLDR, sectors from their rows, the rest from messages.
import { formatters } from '@fairway/i18n/formatters';
import { loadMessages } from '@fairway/i18n/messages';
import { termName } from '@fairway/i18n/terms';
import type { JobFilter } from '@fairway/rules/jobs';
import type { Locale } from '@fairway/rules/locales';
import type { Call } from '../../kernel/http/call.ts';
import { listSectors } from './queries.ts';

export type OptionNames = (filter: JobFilter, value: string) => string;

/** A function that names values; unknown values name themselves. */
export async function optionNames(locale: Locale, call: Call): Promise<OptionNames> {
  const messages = await loadMessages(locale);
  const format = formatters({ locale, timeZone: 'UTC', now: call.clock.now() });
  const sectors = new Map((await listSectors(call.database, locale, call.tenant.locale)).map((sector) => [sector.code, sector.name]));
  return (filter, value) => {
    if (filter === 'address') return format.country(value);
    if (filter === 'languages') return format.language(value);
    if (filter === 'sector') return sectors.get(value) ?? value;
    return termName(messages, TERM_GROUPS[filter], value);
  };
}

const TERM_GROUPS = {
  education_level: 'educationLevels',
  education_fields: 'educationFields',
  job_category: 'jobCategories',
  employment_types: 'employmentTypes',
} as const;
