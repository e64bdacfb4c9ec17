// Reference rows that are read on every page and change seldom: kept for a few seconds a process.
import { pickText, type TextSlots } from '@fairway/i18n/fallback';
import type { Locale } from '@fairway/rules/locales';
import type { Database } from '../../kernel/database/database.ts';

const FRESH_MS = 5000;

type SectorRow = { code: string; names: TextSlots; sort: number };

const kept = new WeakMap<object, { at: number; rows: Promise<SectorRow[]> }>();

/** The active sectors in their order, with their names in a locale. */
export async function listSectors(database: Database, locale: Locale, tenantLocale: Locale): Promise<{ code: string; name: string }[]> {
  const rows = await sectorRows(database);
  return rows.map((row) => ({ code: row.code, name: pickText(row.names, locale, tenantLocale)?.text ?? row.code }));
}

function sectorRows(database: Database): Promise<SectorRow[]> {
  const before = kept.get(database);
  if (before && Date.now() - before.at < FRESH_MS) return before.rows;
  const rows = database
    .selectFrom('sector')
    .select(['code', 'names', 'sort'])
    .where('active', '=', true)
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
