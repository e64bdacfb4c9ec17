// Watches the rows of a school and its people in all tables: those that a foreign key, or a column named like one, ties to them, however
// many steps away. Asked before and after a call, it tells which rows came, went or changed.
import type { Pool } from 'pg';
import type { SchoolWorld } from './school-world.fixture.ts';
import { thingsOf } from './things.fixture.ts';

/** Rows of a table as they are, by table. */
type Rows = ReadonlyMap<string, readonly string[]>;
export type RowWatch = {
  rows(): Promise<Rows>;
  /** Gives its connection back. */
  end(): void;
  /** What differs, as `table: 2 new` and `table: 1 gone`; a changed row is both. */
  changes(before: Rows, after: Rows): string[];
};

type Tie = { table: string; column: string; parent: string; parentColumn: string };

const TIES = `select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as parent, f.attname as "parentColumn"
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
  where c.contype = 'f' and array_length(c.conkey, 1) = 1
  union
  select table_name, column_name, case column_name when 'school_id' then 'school' else 'app_user' end, 'id'
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('school_id', 'user_id', 'actor_id')`;

const TYPES = `select c.oid::regclass::text || '.' || a.attname as name, format_type(a.atttypid, null) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`;

/** @param world whose rows are watched: its school, organization and people, and all that hangs on them. */
export async function openRowWatch(pool: Pool, world: SchoolWorld): Promise<RowWatch> {
  const ties = (await pool.query<Tie>(TIES)).rows;
  const people = (await pool.query<{ id: string }>('select id from app_user where first_name = $1', [world.mark])).rows.map(({ id }) => id);
  const owned = new Map<string, Set<string>>([
    ['school', new Set([world.id('school')])],
    ['organization', new Set([world.id('organization')])],
    ['app_user', new Set(people)],
    ...Object.entries(thingsOf(({ watched }) => watched)).map(([table, things]) => [table, new Set(things.map(world.id))] as const),
  ]);
  // Parents are followed down until nothing new is found.
  for (let grew = true; grew; ) {
    grew = false;
    for (const { table, column, parent, parentColumn } of ties) {
      const ids = owned.get(parent);
      const key = ties.find((tie) => tie.parent === table)?.parentColumn;
      if (!ids || !key || parentColumn !== 'id') continue;
      const found = await pool.query<{ key: string }>(`select ${key}::text as key from ${table} where ${column}::text = any($1)`, [
        [...ids],
      ]);
      const known = owned.get(table) ?? new Set();
      for (const row of found.rows) if (!known.has(row.key)) grew = Boolean(known.add(row.key));
      owned.set(table, known);
    }
  }
  const types = new Map((await pool.query<{ name: string; type: string }>(TYPES)).rows.map(({ name, type }) => [name, type]));
  const parameters: string[][] = [];
  const conditions = new Map<string, string[]>();
  const add = (table: string, column: string, ids: Set<string>) => {
    parameters.push([...ids]);
    // In the column's own type, so that an index finds them: tables grow with every world.
    const condition = `${column} = any($${parameters.length}::${types.get(`${table}.${column}`)}[])`;
    conditions.set(table, [...(conditions.get(table) ?? []), condition]);
  };
  for (const [table, ids] of owned) add(table, ties.find((tie) => tie.parent === table)?.parentColumn ?? 'id', ids);
  for (const { table, column, parent } of ties) {
    const ids = owned.get(parent);
    if (ids && ids.size > 0) add(table, column, ids);
  }
  const statement = [...conditions]
    .map(([table, either]) => `select '${table}' as "table", t::text as row from ${table} t where ${either.join(' or ')}`)
    .join(' union all ');
  // Of two hundred tables: planned once, on a connection of its own.
  const client = await pool.connect();
  await client.query('set plan_cache_mode = force_generic_plan; set max_parallel_workers_per_gather = 0');
  return {
    async rows() {
      const rows = new Map<string, string[]>();
      for (const { table, row } of (
        await client.query<{ table: string; row: string }>({ name: 'watched', text: statement, values: parameters })
      ).rows)
        rows.set(table, [...(rows.get(table) ?? []), row]);
      return rows;
    },
    end: () => client.release(true),
    changes(before, after) {
      const tables = [...new Set([...before.keys(), ...after.keys()])].sort();
      return tables.flatMap((table) => {
        const [old, now] = [new Set(before.get(table)), new Set(after.get(table))];
        const gone = [...old].filter((row) => !now.has(row)).length;
        const fresh = [...now].filter((row) => !old.has(row)).length;
        return [...(gone > 0 ? [`${table}: ${gone} gone`] : []), ...(fresh > 0 ? [`${table}: ${fresh} new`] : [])];
      });
    },
  };
}
