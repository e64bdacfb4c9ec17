// Names that offered entries lack and others maintain: of our own entries those of this release, which a deployment that is older than them never
// got; and of entries that are called as a language or a country is in English, those of CLDR. What has a name keeps it. @rule reference.7
import { formatters } from '@fairway/i18n/formatters';
import { COUNTRIES } from '@fairway/rules/countries';
import { fold } from '@fairway/rules/folding';
import { SECTORS } from '@fairway/rules/jobs';
import { LANGUAGE_CODES } from '@fairway/rules/languages';
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { EDITED_KINDS, type EditedKind } from '@fairway/rules/reference-entries';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { keptNames } from '../administration/commands.ts';
import type { EntryNames } from '../administration/queries.ts';
import { SECTOR_NAMES } from '../sector-names.ts';
import { SKILL_NAMES } from '../skills/names.ts';
import { type EntryState, type ImportPlan, namesOfState, STATES, TABLES } from './plan.ts';

const wordsOf = (locale: Locale) => formatters({ locale, timeZone: 'UTC', now: new Date(0) });

/** What CLDR calls it in each locale, by its English name, folded. Made once: it changes with a release. */
let concepts: ReadonlyMap<string, (locale: Locale) => string> | undefined;
function cldrConcepts() {
  if (concepts) return concepts;
  const { language, country } = wordsOf('en');
  // Where both are called so, the language is meant: people have skills in those.
  concepts = new Map([
    ...COUNTRIES.map((code) => [fold(country(code)), (locale: Locale) => wordsOf(locale).country(code)] as const),
    ...LANGUAGE_CODES.map((code) => [fold(language(code)), (locale: Locale) => wordsOf(locale).language(code)] as const),
  ]);
  return concepts;
}

/** What others call an entry, by locale. */
function maintainedNames(kind: EditedKind, key: string, english: string): EntryNames {
  const known = kind === 'sectors' ? SECTOR_NAMES[SECTORS.find((sector) => sector === key) ?? ('' as never)] : SKILL_NAMES.get(key);
  const named = cldrConcepts().get(fold(english));
  return { ...(named && Object.fromEntries(LOCALES.map((locale) => [locale, named(locale)]))), ...known };
}

/** The entries that would get a name. The caller holds the lock of reference data. */
export async function planSuggestions(transaction: Database): Promise<ImportPlan> {
  const plan: ImportPlan = { read: 0, unchanged: 0, faults: [], changes: [] };
  for (const kind of EDITED_KINDS) {
    const key = kind === 'sectors' ? sql`e.code` : sql`e.name`;
    const { rows } = await sql<{ id: number; key: string; state: EntryState }>`select id, ${key} as key, ${STATES[kind]} as state
      from ${sql.table(TABLES[kind])} e where active order by id`.execute(transaction);
    for (const row of rows) {
      plan.read += 1;
      const names = namesOfState(kind, row.state);
      const maintained = maintainedNames(kind, row.key, names.en ?? row.key);
      const found = LOCALES.filter((locale) => !names[locale] && maintained[locale]).map((locale) => [locale, maintained[locale]]);
      if (found.length === 0) plan.unchanged += 1;
      else {
        const after = { ...row.state, names: keptNames(kind, row.key, { ...names, ...Object.fromEntries(found) }) };
        plan.changes.push({ line: 0, kind, key: row.key, entryId: row.id, before: row.state, after });
      }
    }
  }
  return plan;
}
