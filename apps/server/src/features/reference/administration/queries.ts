// The edited lists as one: sectors and skills have names by locale, a key that never changes and a mark of what they are now. English of a
// skill is `names.en` where somebody renamed it, else `name`, which postings and imports know it by.
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { referenceEntriesList } from '@fairway/contract/reference/administration';
import { fold } from '@fairway/rules/folding';
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { EDITED_KINDS, type EditedKind, type ENTRY_SORTS, entryId } from '@fairway/rules/reference-entries';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { fixedCoverage } from '../lists.ts';
import type { ProfilesWithSkills } from '../slots.ts';

export type EntryView = RowOf<typeof referenceEntriesList>;
export type EntryNames = Partial<Record<Locale, string>>;
type AskedEntries = Asked<typeof referenceEntriesList>;
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
    .select(sql<number>`(select count(*)::int from candidate_chosen_sector c where c.sector_code = e.code)`.as('profiles'))
    .select(sql<number | null>`(select count(*)::int from organization_shown c where c.sectors @> array[e.code])`.as('companies'))
    .select(
      sql<
        number | null
      >`(select count(*)::int from job_standing j where j.sectors @> array[e.code] and j.sectors <> '{}' and j.withdrawn_at is null)`.as(
        'postings',
      ),
    );
}

function skillRows(database: Database) {
  return database
    .selectFrom('skill as e')
    .select(['e.id', 'e.name as key', 'e.active', 'e.source', mark.as('mark')])
    .select(sql<EntryNames>`jsonb_build_object('en', e.name) || e.names`.as('names'))
    .select(sql<number>`(select count(*)::int from candidate_chosen_skill c where c.skill_id = e.id)`.as('profiles'))
    .select(sql<number | null>`null::int`.as('companies'))
    .select(sql<number | null>`null::int`.as('postings'));
}

/** What a list is narrowed by, on a query of `sector e` or `skill e`. */
function conditions(kind: EditedKind, { q, state, missing }: AskedEntries) {
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

/** The entries of a kind. */
export function entryListing(database: Database, kind: EditedKind, asked: AskedEntries): Listing<typeof referenceEntriesList, Row> {
  const all = conditions(kind, asked);
  const where = all.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(all, sql` and `)}`;
  return {
    rows: kind === 'sectors' ? sectorRows(database).where(where) : skillRows(database).where(where),
    order: order(kind),
    view: (row) => entryView(kind, row),
    file: kind,
    columns: {
      kind: () => kind,
      key: ({ key }) => key,
      ...Object.fromEntries(LOCALES.map((locale) => [locale, ({ names }: EntryView) => names[locale] ?? null])),
      mark: ({ mark }) => mark,
    },
  };
}

/** @throws Problem not_found */
export async function getEntry(database: Database, { kind, id }: { kind: EditedKind; id: number }): Promise<EntryView> {
  const rows = kind === 'sectors' ? sectorRows(database) : skillRows(database);
  const row = await (rows as ReturnType<typeof sectorRows>).where('e.id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return entryView(kind, row);
}

function entryView(kind: EditedKind, row: Row): EntryView {
  const { id, key, names, active, source, profiles, companies: organizations, postings } = row;
  return {
    id: entryId(kind, id),
    kind,
    key,
    names,
    offered: active,
    source,
    uses: { profiles, companies: organizations, postings },
    mark: row.mark,
  };
}

/** All lists, and what lacks a name. @rule reference.8 */
export async function readOverview(database: Database, profiles: ProfilesWithSkills) {
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
  return { lists, fixed: fixedCoverage(), typedSkills: await profiles.countTypedSkills(database) };
}
