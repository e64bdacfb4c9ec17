// Lists that are rules, in the words of a reader: languages, proficiencies and career fields. Names are made once a language.
import { formatters } from '@fairway/i18n/formatters';
import { cachedFormat } from '@fairway/i18n/intl-cache';
import { loadMessages } from '@fairway/i18n/messages';
import { termName } from '@fairway/i18n/terms';
import { COUNTRIES } from '@fairway/rules/countries';
import { EDUCATION_FIELDS, EDUCATION_LEVELS, EMPLOYMENT_TYPES, JOB_CATEGORIES } from '@fairway/rules/jobs';
import { LANGUAGE_CODES, OTHER_LANGUAGE } from '@fairway/rules/languages';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { PROFICIENCIES } from '@fairway/rules/profile';
import { FIXED_KIND_NAMES, FIXED_KINDS, type FixedKind } from '@fairway/rules/reference-entries';

export type ListedLanguage = { code: string; label: string; sort: number; value: string };

const languages = new Map<Locale, ListedLanguage[]>();
const namesOf = (locale: Locale) => formatters({ locale, timeZone: 'UTC', now: new Date(0) });

/** All languages by name, ending with Other. @rule reference.3 */
export async function languageList(locale: Locale): Promise<ListedLanguage[]> {
  const kept = languages.get(locale);
  if (kept) return kept;
  const { language, compare } = namesOf(locale);
  const named = LANGUAGE_CODES.map((code) => ({ code, label: language(code) })).sort((a, b) => compare(a.label, b.label));
  const { other } = (await loadMessages(locale)).reference.languages;
  const list = [...named, { code: OTHER_LANGUAGE, label: other }].map((entry, at) => ({ ...entry, sort: at + 1, value: entry.code }));
  languages.set(locale, list);
  return list;
}

/** The five levels, lowest first. */
export async function proficiencyList(locale: Locale) {
  const { proficiencies } = (await loadMessages(locale)).profile;
  return PROFICIENCIES.map((id, at) => ({ id, name: proficiencies[id], level: at + 1 }));
}

/** Career fields by name: the categories that postings have. @rule reference.1 */
export async function careerFieldNames(locale: Locale): Promise<{ id: string; name: string }[]> {
  const messages = await loadMessages(locale);
  const { compare } = namesOf(locale);
  return JOB_CATEGORIES.map((id) => ({ id, name: termName(messages, 'jobCategories', id) })).sort((a, b) => compare(a.name, b.name));
}

const FIXED_CODES: Record<FixedKind, readonly string[]> = {
  careerFields: JOB_CATEGORIES,
  educationFields: EDUCATION_FIELDS,
  educationLevels: EDUCATION_LEVELS,
  employmentTypes: EMPLOYMENT_TYPES,
  languages: LANGUAGE_CODES,
  countries: COUNTRIES,
};

type Coverage = { kind: FixedKind; total: number; missing: Partial<Record<Locale, number>> };
let covered: Coverage[] | undefined;

/**
 * Lists that come with the software, with how many of their codes CLDR, as this server holds it, does not name in a locale. Messages are whole in
 * every locale, or no release is made (tools/check-messages.ts). It changes with a release only.
 */
export function fixedCoverage(): Coverage[] {
  covered ??= FIXED_KIND_NAMES.map((kind) => {
    const codes = FIXED_CODES[kind];
    const counts = LOCALES.map((locale) => [locale, FIXED_KINDS[kind] === 'cldr' ? unnamed(kind, codes, locale) : 0] as const);
    return { kind, total: codes.length, missing: Object.fromEntries(counts.filter(([, count]) => count > 0)) };
  });
  return covered;
}

function unnamed(kind: FixedKind, codes: readonly string[], locale: Locale): number {
  const type = kind === 'countries' ? 'region' : 'language';
  const names = cachedFormat('DisplayNames', languageTag(locale), { type, fallback: 'none' });
  return codes.filter((code) => names.of(code) === undefined).length;
}
