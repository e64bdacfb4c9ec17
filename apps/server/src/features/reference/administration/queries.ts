// The edited lists as one: sectors and skills have names by locale, a key that never changes and a mark of what they are now. English of a
// skill is `names.en` where somebody renamed it, else `name`, which postings and imports know it by.
import type { listReferenceEntries, referenceEntry } from '@fairway/contract/admin-reference';
import { fold } from '@fairway/rules/folding';
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { EDITED_KINDS, type EditedKind, type ENTRY_SORTS, entryId } from '@fairway/rules/reference-entries';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { type ListOrder, type Page, pageOfRows, rowBatches } from '../../../kernel/database/lists.ts';
import { Problem } from '../../../kernel/http/problems.ts';

export type EntryView = z.input<typeof referenceEntry>;
export type EntryNames = Partial<Record<Locale, string>>;
type AskedPage = z.output<typeof listReferenceEntries.query>;
type AskedExport = Omit<AskedPage, 'page' | 'pageSize'>;
type Sort = (typeof ENTRY_SORTS)[number];
type Row = {
  id: number;
  key: string;
  names: EntryNames;
  active: boolean;
  source: string;
  mark: string;
  profiles: number;
  companies: number | null;
  postings: number | null;
};

/** Words that are looked for; what stands after them is not read. */
const WORDS_MAX = 5;
const allNames = sql<string>`lower(array_to_string(array(select value from jsonb_each_text(e.names)), ' '))`;
const mark = sql<string>`md5(e.names::text)`;

const ENGLISH = { sectors: sql<string>`lower(e.names ->> 'en')`, skills: sql<string>`lower(coalesce(e.names ->> 'en', e.name))` };
const order = (kind: EditedKind): ListOrder<Sort> => ({ key: 'e.id', sorts: { name: ENGLISH[kind], added: 'e.id' } });

function sectorRows(database: Database) {
  return database
    .selectFrom('sector as e')
    .select(['e.id', 'e.code as key', 'e.active', sql<string>`'fairway'`.as('source'), mark.as('mark')])
    .select(sql<EntryNames>`e.names`.as('names'))
    .select(sql<number>`(select count(*)::int from candidate_sector c where c.sector_code = e.code)`.as('profiles'))
    .select(sql<number | null>`(select count(*)::int from company c where c.sectors @> array[e.code])`.as('companies'))
    .select(
      sql<
        number | null
      >`(select count(*)::int from job j where j.sectors @> array[e.code] and j.sectors <> '{}' and j.withdrawn_at is null)`.as('postings'),
    );
}

function skillRows(database: Database) {
  return database
    .selectFrom('skill as e')
    .select(['e.id', 'e.name as key', 'e.active', 'e.source', mark.as('mark')])
    .select(sql<EntryNames>`jsonb_build_object('en', e.name) || e.names`.as('names'))
    .select(sql<number>`(select count(*)::int from candidate_skill c where c.skill_id = e.id)`.as('profiles'))
    .select(sql<number | null>`null::int`.as('companies'))
    .select(sql<number | null>`null::int`.as('postings'));
}

/** What a list is narrowed by, on a query of `sector e` or `skill e`. */
function conditions(kind: EditedKind, { q, state, missing }: AskedExport) {
  const found = kind === 'sectors' ? sql<string>`lower(e.code)` : sql<string>`e.folded || ' ' || lower(array_to_string(e.aliases, ' '))`;
  const words = q.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  return [
    ...(state === undefined ? [] : [sql<boolean>`e.active = ${state === 'offered'}`]),
    // A skill has an English name always.
    ...(missing === undefined
      ? []
      : [kind === 'skills' && missing === 'en' ? sql<boolean>`false` : sql<boolean>`not e.names ? ${missing}`]),
    ...words.map((word) => sql<boolean>`(position(${word} in ${allNames}) > 0 or position(${fold(word)} in ${found}) > 0)`),
  ];
}

function narrowed(database: Database, kind: EditedKind, asked: AskedExport) {
  const all = conditions(kind, asked);
  const where = all.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(all, sql` and `)}`;
  return kind === 'sectors' ? { sectors: sectorRows(database).where(where) } : { skills: skillRows(database).where(where) };
}

/** A page of a list. */
export async function listEntries(database: Database, kind: EditedKind, asked: AskedPage): Promise<Page<EntryView>> {
  const { sectors, skills } = narrowed(database, kind, asked);
  const page = sectors ? await pageOfRows(database, sectors, order(kind), asked) : await pageOfRows(database, skills!, order(kind), asked);
  return { ...page, rows: page.rows.map((row) => entryView(kind, row)) };
}

/** All of it, for the export. */
export function entryBatches(database: Database, kind: EditedKind, asked: AskedExport): AsyncGenerator<Row[]> {
  const { sectors, skills } = narrowed(database, kind, asked);
  return sectors ? rowBatches(sectors, order(kind), asked.sort) : rowBatches(skills!, order(kind), asked.sort);
}

/** @throws Problem not_found */
export async function getEntry(database: Database, { kind, id }: { kind: EditedKind; id: number }): Promise<EntryView> {
  const rows = kind === 'sectors' ? sectorRows(database) : skillRows(database);
  const row = await (rows as ReturnType<typeof sectorRows>).where('e.id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return entryView(kind, row);
}

function entryView(kind: EditedKind, row: Row): EntryView {
  const { id, key, names, active, source, profiles, companies, postings } = row;
  return { id: entryId(kind, id), kind, key, names, offered: active, source, uses: { profiles, companies, postings }, mark: row.mark };
}

/** What can be edited, and what lacks a name. */
export async function readOverview(database: Database) {
  const lists = [];
  for (const kind of EDITED_KINDS) {
    const table = kind === 'sectors' ? 'sector' : 'skill';
    // English of a skill is never missing.
    const counted = kind === 'sectors' ? LOCALES : LOCALES.filter((locale) => locale !== 'en');
    const columns = counted.map((locale) => sql`count(*) filter (where active and not names ? ${locale})::int as ${sql.ref(locale)}`);
    const { rows } = await sql<Record<string, number>>`select count(*) filter (where active)::int as offered,
      count(*) filter (where not active)::int as retired, ${sql.join(columns)} from ${sql.table(table)}`.execute(database);
    const { offered = 0, retired = 0, ...missing } = rows[0] ?? {};
    lists.push({ kind, offered, retired, missing: Object.fromEntries(Object.entries(missing).filter(([, count]) => count > 0)) });
  }
  const { rows } = await sql<{ count: number }>`select count(distinct folded)::int as count from candidate_skill
    where custom_skill_name is not null`.execute(database);
  return { lists, typedSkills: rows[0]?.count ?? 0 };
}
