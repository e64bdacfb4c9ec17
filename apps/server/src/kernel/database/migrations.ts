// SQL files in the order of their names (numbers, and times since November 2026), run once each under an advisory lock: many nodes may start at once. A file that was run and changed since is an error.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

/** Held by who changes the schema. Arbitrary, ours. */
export const MIGRATION_LOCK = 7_061_001;

/** The table that says what was run. */
export const MIGRATION_TABLE =
  'create table if not exists migration (name text primary key, hash text not null, run_at timestamptz not null default now())';

export type MigrationFile = { name: string; sql: string; hash: string };

export const MIGRATIONS_DIR = path.resolve(import.meta.dirname, '../../../migrations');

export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Brings the database up to date; gives the names that were run now.
 * @throws {MigrationError} when a file changed after it was run, or fails
 */
export async function migrate(pool: pg.Pool, dir: string = MIGRATIONS_DIR): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(MIGRATION_TABLE);
    const done = new Map(
      (await client.query<{ name: string; hash: string }>('select name, hash from migration')).rows.map((row) => [row.name, row.hash]),
    );
    const run: string[] = [];
    for (const { name, sql, hash } of await readMigrations(dir)) {
      const before = done.get(name);
      if (before === hash) continue;
      if (before) throw new MigrationError(`Migration ${name} was changed after it had run. Add a new one instead.`);
      await runOne(client, name, sql, hash);
      run.push(name);
    }
    return run;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

/** Named by the minute when it was written; the first ones by numbers. */
export const MIGRATION_NAME = /^(\d{4}|\d{12})_[a-z0-9_]+\.sql$/;

/** The files in their order. */
export async function readMigrations(dir: string = MIGRATIONS_DIR): Promise<MigrationFile[]> {
  const names = (await readdir(dir)).filter((name) => MIGRATION_NAME.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(dir, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function runOne(client: pg.PoolClient, name: string, sql: string, hash: string): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new MigrationError(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
