// Names of filter values in a reader's language: countries and languages from CLDR, sectors from their rows, the rest from messages.
import { formatters } from '@fairway/i18n/formatters';
import { translator } from '@fairway/i18n/translator';
import type { JobFilter } from '@fairway/rules/jobs';
import type { Locale } from '@fairway/rules/locales';
import type { Call } from '../../kernel/http/call.ts';
import { listSectors } from './queries.ts';

export type OptionNames = (filter: JobFilter, value: string) => string;

/** A function that names values; unknown values name themselves. */
export async function optionNames(locale: Locale, call: Call): Promise<OptionNames> {
  const t = await translator(locale);
  const format = formatters({ locale, timeZone: 'UTC', now: call.clock.now() });
  const sectors = new Map((await listSectors(call.database, locale, call.tenant.locale)).map((sector) => [sector.code, sector.name]));
  const term = (group: string, value: string) => {
    const key = `terms.${group}.${value}` as Parameters<typeof t.has>[0];
    return t.has(key) ? t(key as never) : value;
  };
  return (filter, value) => {
    if (filter === 'address') return format.country(value);
    if (filter === 'languages') return format.language(value);
    if (filter === 'sector') return sectors.get(value) ?? value;
    return term(TERM_GROUPS[filter], value);
  };
}

const TERM_GROUPS: Record<Exclude<JobFilter, 'address' | 'languages' | 'sector'>, string> = {
  education_level: 'educationLevels',
  education_fields: 'educationFields',
  job_category: 'jobCategories',
  employment_types: 'employmentTypes',
};
