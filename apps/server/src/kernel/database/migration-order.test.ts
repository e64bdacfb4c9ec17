// A data folder that met the migrations as they came, and one made today, which runs them in the order of their names: the same schema.
import { copyFile, mkdtemp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onServer, withDatabase } from '@fairway/testkit/template';
import type pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { openPool } from './database.ts';
import { MIGRATIONS_DIR, migrate } from './migrations.ts';

/** All that a schema is, whatever the order of its making: columns by name, with constraints, indices, views, functions and triggers. */
const SCHEMA = `
  select 'column' as kind, concat_ws(' ', table_name, column_name, data_type, udt_name, character_maximum_length, is_nullable, column_default,
    generation_expression, identity_generation, collation_name) as words from information_schema.columns where table_schema = 'public'
  union all select 'constraint', concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select 'index', indexdef from pg_indexes where schemaname = 'public'
  union all select 'view', concat_ws(' ', viewname, definition) from pg_views where schemaname = 'public'
  union all select 'function', pg_get_functiondef(p.oid) from pg_proc p left join pg_depend d on d.objid = p.oid and d.deptype = 'e'
    where p.pronamespace = 'public'::regnamespace and d.objid is null and p.prokind <> 'a'
  union all select 'trigger', pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'type', concat_ws(' ', t.typname, (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = t.oid))
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
  union all select 'statistics', pg_get_statisticsobjdef(oid) from pg_statistic_ext
  union all select 'sequence', concat_ws(' ', sequencename, data_type, start_value, increment_by) from pg_sequences where schemaname = 'public'
  order by 1, 2`;

const made: string[] = [];
afterAll(() =>
  onServer(inject('adminUrl'), async (client) => {
    for (const name of made) await client.query(`drop database if exists ${name} with (force)`);
  }),
);

async function schemaAfter(name: string, run: (pool: pg.Pool) => Promise<unknown>): Promise<string[]> {
  const database = `fairway_test_${name}_${process.pid}`;
  made.push(database);
  await onServer(inject('adminUrl'), (client) => client.query(`create database ${database}`));
  const { pool } = openPool({ url: withDatabase(inject('adminUrl'), database), size: 2 });
  try {
    await run(pool);
    return (await pool.query<{ kind: string; words: string }>(SCHEMA)).rows.map(({ kind, words }) => `${kind} ${words}`);
  } finally {
    await pool.end();
  }
}

it('an old and a new data folder have the same schema', async () => {
  const names = (await readFile(path.join(MIGRATIONS_DIR, 'order.txt'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0]!);
  const asTheyCame = await schemaAfter('old', async (pool) => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'fairway-migrations-'));
    for (const name of names) {
      await copyFile(path.join(MIGRATIONS_DIR, name), path.join(dir, name));
      expect(await migrate(pool, dir)).toEqual([name]);
    }
  });
  const byName = await schemaAfter('new', (pool) => migrate(pool));
  expect(byName.length).toBeGreaterThan(500);
  expect(asTheyCame).toEqual(byName);
});
