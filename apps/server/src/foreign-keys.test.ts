// What must not stay behind when two are merged or somebody is erased, read from the foreign keys of the migrated database: whoever owns a
// table that names one says in the manifest what becomes of its rows.
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { profilesWithStudies } from './features/schools/slots.ts';
import { FEATURES } from './features.ts';
import type { MergeHook } from './kernel/feature.ts';

const db = await cloneDatabase();

afterEach(async () => {
  await sql`drop table if exists planted`.execute(db.database);
});

type Key = { table: string; column: string; parent: string; columns: number; onDelete: string };

const { rows: keys } = await readKeys();

/** Every foreign key, by its columns. */
function readKeys() {
  return sql<Key>`select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as parent,
      array_length(c.conkey, 1) as columns, case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'refuse' end as "onDelete"
    from pg_constraint c cross join unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1, 2`.execute(db.database);
}

const ownerOf = (table: string) => FEATURES.find(({ tables }) => tables.includes(table));

/** Tables that name a row of `parent`: by its key, or as a part of the key of one that does. */
function tablesNaming(parent: string, all: readonly Key[]): string[] {
  const direct = all.filter((key) => key.parent === parent).map(({ table }) => table);
  const columns = new Set(all.filter((key) => key.parent === parent).map(({ column }) => column));
  const through = all.filter((key) => key.columns > 1 && direct.includes(key.parent) && columns.has(key.column)).map(({ table }) => table);
  return [...new Set([...direct, ...through])].sort();
}

/** Those of them that no hook of their owner names. */
function leftBehind(parent: string, hookOf: (feature: (typeof FEATURES)[number]) => MergeHook | undefined, all: readonly Key[]): string[] {
  return tablesNaming(parent, all).filter((table) => {
    const feature = ownerOf(table);
    const hook = feature && hookOf(feature);
    return !hook?.moves.includes(table) && !hook?.stays?.[table];
  });
}

/** Columns that name a person and neither go with them nor are said to stay. */
function namingThePerson(all: readonly Key[]): string[] {
  return all
    .filter(({ parent }) => parent === 'app_user' || parent === 'candidate')
    .filter(({ table, column, onDelete }) => {
      // The kernel's erasing of mails knows its own.
      const outlives = table === 'outgoing_mail' || ownerOf(table)?.outlives?.includes(`${table}.${column}`);
      return onDelete === 'refuse' || (onDelete === 'set null' && !outlives);
    })
    .map(({ table, column }) => `${table}.${column}`);
}

it.each([
  ['organization', 'organization'],
  ['study_program', 'studyProgram'],
] as const)('of every table that names a %s its owner says what a merge does', async (parent, noun) => {
  const hookOf = (feature: (typeof FEATURES)[number]) => feature.merge?.[noun];
  expect(tablesNaming(parent, keys).length).toBeGreaterThan(3);
  expect(leftBehind(parent, hookOf, keys)).toEqual([]);
  const named = FEATURES.flatMap((feature) => [...(hookOf(feature)?.moves ?? []), ...Object.keys(hookOf(feature)?.stays ?? {})]);
  // What is named and names none is a hook of yesterday.
  expect(named.sort()).toEqual(tablesNaming(parent, keys));

  await sql`create table planted (id int primary key, of_it ${sql.raw(parent === 'organization' ? 'int' : 'uuid')} references ${sql.table(parent)})`.execute(
    db.database,
  );
  expect(leftBehind(parent, hookOf, (await readKeys()).rows)).toEqual(['planted']);
});

it('hooks that move rows of others have something to run', () => {
  for (const { name, merge } of FEATURES)
    if (name !== 'organizations' && (merge?.organization?.moves.length ?? 0) > 0) expect(merge?.organization?.run, name).toBeDefined();
  const studies = FEATURES.filter(({ merge }) => (merge?.studyProgram?.moves.length ?? 0) > 0);
  expect(studies.map(({ name }) => name)).toEqual(
    FEATURES.filter(({ fills = [] }) => fills.some(([slot]) => slot === profilesWithStudies)).map(({ name }) => name),
  );
});

it('every column that names a person goes with them, or its owner says that the row stays', async () => {
  expect(namingThePerson(keys)).toEqual([]);
  const columns = keys.map(({ table, column }) => `${table}.${column}`);
  expect(FEATURES.flatMap(({ outlives = [] }) => outlives).filter((column) => !columns.includes(column))).toEqual([]);

  await sql`create table planted (id int primary key, author_id uuid references app_user on delete set null, candidate_id uuid references candidate)`.execute(
    db.database,
  );
  expect(namingThePerson((await readKeys()).rows)).toEqual(['planted.author_id', 'planted.candidate_id']);
});

/** Columns that name a person of whom no manifest says what a merge of two accounts does. */
const silentOnMerging = (all: readonly Key[]): string[] =>
  all
    .filter(({ parent, columns }) => (parent === 'app_user' || parent === 'candidate') && columns === 1)
    // Mails tell whom they went to; the kernel knows no merge.
    .filter(({ table, column }) => table !== 'outgoing_mail' && ownerOf(table)?.merge?.person?.columns[`${table}.${column}`] === undefined)
    .map(({ table, column }) => `${table}.${column}`);

// @rule account.20
it('of every column that names a person its owner says what a merge of two accounts does', async () => {
  expect(silentOnMerging(keys)).toEqual([]);
  const columns = keys.map(({ table, column }) => `${table}.${column}`);
  expect(FEATURES.flatMap(({ merge }) => Object.keys(merge?.person?.columns ?? {})).filter((column) => !columns.includes(column))).toEqual(
    [],
  );

  await sql`create table planted (id int primary key, author_id uuid references app_user on delete cascade, candidate_id uuid references candidate)`.execute(
    db.database,
  );
  expect(silentOnMerging((await readKeys()).rows)).toEqual(['planted.author_id', 'planted.candidate_id']);
});

// @rule account.20
it('what names a row together with its person follows that row', async () => {
  const { rows } = await sql<{
    table: string;
    follows: boolean;
  }>`select c.conrelid::regclass::text as "table", c.confupdtype = 'c' as follows
    from pg_constraint c where c.contype = 'f' and array_length(c.conkey, 1) > 1 and exists (select from pg_constraint p
      where p.conrelid = c.confrelid and p.contype = 'f' and p.confrelid = 'app_user'::regclass and p.conkey[1] = any(c.confkey))`.execute(
    db.database,
  );
  expect(rows.filter(({ follows }) => !follows)).toEqual([
    // Who works at a school is not merged.
    { table: 'school_staff_program', follows: false },
  ]);
  expect(rows.map(({ table }) => table).sort()).toEqual(['mail_subscription', 'school_roster_person', 'school_staff_program']);
});
