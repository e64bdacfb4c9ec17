// Imports of reference data as administrators see them, and what each changes, entry by entry.
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { referenceChangesList, referenceImport, referenceImportsList } from '@fairway/contract/reference/imports';
import { LOCALES } from '@fairway/rules/locales';
import { type EditedKind, entryId, IMPORT_DAYS, type ImportForm, type ImportState } from '@fairway/rules/reference-entries';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { type EntryState, type ImportFault, namesOfState } from './plan.ts';

export type ImportView = z.input<typeof referenceImport>;
type ImportRow = {
  id: string | null;
  form: string;
  made_at: Date;
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  fault_count: number;
  faults: unknown;
  written_at: Date | null;
  undone_at: Date | null;
};
const DAY_MS = 86_400_000;
const COLUMNS = [
  'id', 'form', 'made_at', 'read', 'created', 'changed', 'unchanged', 'fault_count', 'faults', 'written_at', 'undone_at',
] as const; // biome-ignore format: a list

/** `state`: of one that is not kept. */
export function importView(row: ImportRow, now: Date, state?: ImportState): ImportView {
  const until = row.written_at && new Date(row.written_at.getTime() + IMPORT_DAYS.written * DAY_MS);
  return {
    id: row.id,
    form: row.form as ImportForm,
    state: state ?? (row.undone_at ? 'undone' : row.written_at ? 'written' : 'waiting'),
    madeAt: row.made_at.toISOString(),
    read: row.read,
    created: row.created,
    changed: row.changed,
    unchanged: row.unchanged,
    faultCount: row.fault_count,
    faults: row.faults as ImportFault[],
    writtenAt: row.written_at?.toISOString() ?? null,
    undoneAt: row.undone_at?.toISOString() ?? null,
    undoUntil: until && !row.undone_at && until >= now ? until.toISOString() : null,
  };
}

/** @throws Problem not_found */
export async function getImport(database: Database, id: string, now: Date): Promise<ImportView> {
  const row = await database.selectFrom('reference_import').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return importView(row, now);
}

export function importListing(
  database: Database,
  { form, q }: Asked<typeof referenceImportsList>,
  now: Date,
): Listing<typeof referenceImportsList, ImportRow> {
  // What is over is nobody's any more, whether or not another import has taken it away yet.
  let rows = database
    .selectFrom('reference_import')
    .select(COLUMNS)
    .where('made_at', '>=', new Date(now.getTime() - IMPORT_DAYS.written * DAY_MS));
  if (form !== undefined) rows = rows.where('form', '=', form);
  if (q.trim() !== '') rows = rows.where(sql<boolean>`position(lower(${q.trim()}) in form) > 0`);
  return {
    rows,
    order: { key: 'id', sorts: { made: 'made_at' } },
    view: (row) => importView(row, now),
    file: 'reference-imports',
    columns: {
      Made: ({ madeAt }) => madeAt,
      Form: ({ form: of }) => of,
      State: ({ state }) => state,
      Read: ({ read }) => read,
      New: ({ created }) => created,
      Changed: ({ changed }) => changed,
    },
  };
}

type ChangeRow = {
  place: number;
  line: number;
  kind: string;
  key: string;
  entry_id: number | null;
  before: unknown;
  after: unknown;
};
type ChangeView = RowOf<typeof referenceChangesList>;

/** What an import changes. @throws Problem not_found */
export async function changeListing(
  database: Database,
  importId: string,
  { q, kind, change }: Asked<typeof referenceChangesList>,
  now: Date,
): Promise<Listing<typeof referenceChangesList, ChangeRow>> {
  await getImport(database, importId, now);
  let rows = database
    .selectFrom('reference_import_change as c')
    .select(['c.place', 'c.line', 'c.kind', 'c.key', 'c.entry_id', 'c.before', 'c.after'])
    .where('c.import_id', '=', importId);
  if (kind !== undefined) rows = rows.where('c.kind', '=', kind);
  if (change !== undefined) rows = rows.where('c.before', change === 'new' ? 'is' : 'is not', null);
  if (q.trim() !== '') rows = rows.where(sql<boolean>`position(lower(${q.trim()}) in lower(c.key)) > 0`);
  return {
    rows,
    order: { key: 'c.place', sorts: { line: 'c.place', key: sql`lower(c.key)` } },
    view: changeView,
    file: 'reference-changes',
    columns: {
      Line: ({ line }) => line,
      kind: ({ kind: of }) => of,
      key: ({ key }) => key,
      New: ({ isNew }) => isNew,
      Differences: ({ differences }) =>
        differences.map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`).join('; '),
    },
  };
}

function changeView(row: ChangeRow): ChangeView {
  const kind = row.kind as EditedKind;
  const [before, after] = [row.before as EntryState | null, row.after as EntryState];
  return {
    place: row.place,
    line: row.line,
    kind,
    key: row.key,
    entryId: row.entry_id === null ? null : entryId(kind, row.entry_id),
    isNew: before === null,
    differences: differencesOf(kind, before, after),
  };
}

/** What is another than it was: names by locale, then other spellings. */
function differencesOf(kind: EditedKind, before: EntryState | null, after: EntryState): ChangeView['differences'] {
  const [was, is] = [before ? namesOfState(kind, before) : {}, namesOfState(kind, after)];
  const spellings = (state: EntryState | null) => state?.aliases?.join(', ') || null;
  return [
    ...LOCALES.map((locale) => ({ field: locale as string, before: was[locale] ?? null, after: is[locale] ?? null })),
    { field: 'concept', before: before?.conceptUri ?? null, after: after.conceptUri ?? null },
    { field: 'spellings', before: spellings(before), after: spellings(after) },
  ].filter((difference) => difference.before !== difference.after);
}
