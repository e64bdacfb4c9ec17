// Reference rows that are read on every page and change seldom: kept for a few seconds a process.
import { pickText, type TextSlots } from '@fairway/i18n/fallback';
import type { Locale } from '@fairway/rules/locales';
import type { Database } from '../../kernel/database/database.ts';

const FRESH_MS = 5000;

type SectorRow = { code: string; names: TextSlots; sort: number; active: boolean };

const kept = new WeakMap<object, { at: number; rows: Promise<SectorRow[]> }>();

type NamedSector = { code: string; name: string };

/** The sectors that can be chosen, in their order, with their names in a locale. */
export async function listSectors(database: Database, locale: Locale, tenantLocale: Locale): Promise<NamedSector[]> {
  return named(
    (await sectorRows(database)).filter((row) => row.active),
    locale,
    tenantLocale,
  );
}

/** The retired ones too: what was chosen once has a name. */
export async function listNamedSectors(database: Database, locale: Locale, tenantLocale: Locale): Promise<NamedSector[]> {
  return named(await sectorRows(database), locale, tenantLocale);
}

/** Drops what is kept, so that the next call reads what an administrator changed. */
export function forgetSectors(database: Database): void {
  kept.delete(database);
}

const named = (rows: readonly SectorRow[], locale: Locale, tenantLocale: Locale): NamedSector[] =>
  rows.map((row) => ({ code: row.code, name: pickText(row.names, locale, tenantLocale)?.text ?? row.code }));

function sectorRows(database: Database): Promise<SectorRow[]> {
  const before = kept.get(database);
  if (before && Date.now() - before.at < FRESH_MS) return before.rows;
  const rows = database
    .selectFrom('sector')
    .select(['code', 'names', 'sort', 'active'])
    .orderBy('sort')
    .orderBy('code')
    .execute() as unknown as Promise<SectorRow[]>;
  kept.set(database, { at: Date.now(), rows });
  rows.catch(() => kept.delete(database));
  return rows;
}

/** Codes of the sectors that can be chosen. */
export async function listActiveSectorCodes(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('sector').select('code').where('active', '=', true).execute();
  return rows.map((row) => row.code);
}
