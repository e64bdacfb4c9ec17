// The template database of a run: migrated once, then cloned for every test file.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrateBackground } from '../../../apps/server/src/kernel/background/background.ts';
import { openPool } from '../../../apps/server/src/kernel/database/database.ts';
import { migrate } from '../../../apps/server/src/kernel/database/migrations.ts';

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const parsed = /^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*(.*)$/.exec(url);
  if (!parsed) throw new Error('Not a PostgreSQL address');
  return `${parsed[1]}/${name}${parsed[2]}`;
}

/** Runs statements on a connection of its own. */
export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function prepareTemplate(adminUrl: string): Promise<{ name: string; drop(): Promise<void> }> {
  const name = `fairway_template_${randomBytes(5).toString('hex')}`;
  await onServer(adminUrl, (client) => client.query(`create database ${name}`));
  const { pool } = openPool({ url: withDatabase(adminUrl, name), size: 2 });
  await migrate(pool);
  await migrateBackground(pool);
  await pool.end();
  return {
    name,
    drop: async () => {
      await onServer(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
