// Tries a backup: restores it into a database of its own beside the live one, counts every table and file against what the backup says it holds,
// brings the copy up to date, and drops it. The live database is never written, nor is the store of files: what the backup holds of them is read
// to the end and let go. One at a time in a deployment; what a killed one left behind, the next one drops.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { openPool } from '../database/database.ts';
import { migrate } from '../database/migrations.ts';
import type { FileStore } from '../files/file-store.ts';
import { BackupFault, checkArchive } from './archive.ts';
import type { KeptTables } from './kept-tables.ts';
import { restoreBackup } from './restore-backup.ts';

export type TriedBackup = { rows: number; tables: number; files: number; tookMs: number };

const TRY_LOCK = 4_620_271;
const SCRATCH = 'fairway_try_';
const OBJECT_IN_USE = '55006';

/** @throws {BackupFault} where it cannot be restored whole, says why; undefined: another process tries one now */
export async function tryBackup(options: { pool: pg.Pool; file: string; kept: KeptTables }): Promise<TriedBackup | undefined> {
  const { connectionString } = options.pool.options;
  if (!connectionString) throw new Error('A pool without an address');
  const client = await options.pool.connect();
  try {
    const { rows } = await client.query<{ locked: boolean; live: string }>(
      'select pg_try_advisory_lock($1) as locked, current_database() as live',
      [TRY_LOCK],
    );
    const [live] = rows;
    if (!live?.locked) return undefined;
    const scratch = `${SCRATCH}${createHash('sha256').update(live.live).digest('hex').slice(0, 16)}`;
    await client.query('set statement_timeout = 0');
    return await inScratch(client, connectionString, scratch, (pool) => restoreAndCount(pool, options));
  } finally {
    // The lock goes with the connection.
    client.release(true);
  }
}

async function inScratch<T>(client: pg.ClientBase, address: string, name: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  await client.query(`drop database if exists ${name} with (force)`);
  try {
    await client.query(`create database ${name}`);
  } catch (error) {
    if ((error as { code?: string }).code === '42501')
      throw new BackupFault('The user of the database may not create one to try a backup in (it needs CREATEDB).', { cause: error });
    throw error;
  }
  const { pool } = openPool({ url: withName(address, name), size: 3 });
  try {
    return await work(pool);
  } finally {
    await pool.end().catch(() => undefined);
    await dropScratch(client, name);
  }
}

/** PostgreSQL waits five seconds for connections that are ending; `force` would end them with a FATAL in its log, and is for those that stay. */
async function dropScratch(client: pg.ClientBase, name: string): Promise<void> {
  try {
    await client.query(`drop database if exists ${name}`);
  } catch (error) {
    if ((error as { code?: string }).code !== OBJECT_IN_USE) throw error;
    await client.query(`drop database if exists ${name} with (force)`);
  }
}

async function restoreAndCount(pool: pg.Pool, { file, kept }: { file: string; kept: KeptTables }): Promise<TriedBackup> {
  const begunAt = performance.now();
  const { rows: names } = await pool.query<{ name: string }>('select current_database() as name');
  // Belt and braces: nothing below may ever run elsewhere.
  if (!names[0]?.name.startsWith(SCRATCH)) throw new Error('A backup is tried in a database of its own only');
  const { end } = await checkArchive(file);
  const counting = countingStore();
  const report = await restoreBackup({ pool, files: counting.store, file, ...kept, isForced: false, progress: () => undefined });
  let rows = 0;
  for (const [table, wanted] of Object.entries(end.rows)) {
    const { rows: counted } = await pool.query<{ count: number }>(`select count(*)::float8 as count from public."${table}"`);
    const count = counted[0]?.count ?? 0;
    if (count !== wanted) throw new BackupFault(`The table ${table} has ${count} rows after the restore, and ${wanted} in the backup.`);
    rows += count;
  }
  if (counting.counted() !== report.files) throw new BackupFault(`${counting.counted()} files came back of ${report.files}.`);
  await migrate(pool);
  return { rows, tables: Object.keys(end.rows).length, files: report.files, tookMs: Math.round(performance.now() - begunAt) };
}

/** A store that reads what it is given to the end and keeps nothing. */
function countingStore(): { store: FileStore; counted(): number } {
  let count = 0;
  const nothing = () => Promise.reject(new Error('Nothing is kept here'));
  const store: FileStore = {
    async put(body, key, { contentType }) {
      let sizeBytes = 0;
      for await (const chunk of body as Readable) sizeBytes += (chunk as Buffer).length;
      count += 1;
      return { key, sizeBytes, contentType, modifiedAt: new Date() };
    },
    async *list() {},
    get: nothing,
    copy: nothing,
    signedUrl: nothing,
    head: async () => undefined,
    delete: async () => undefined,
    close: async () => undefined,
  };
  return { store, counted: () => count };
}

/** The same server, another database. @throws Error where it is no address of a database */
function withName(address: string, name: string): string {
  const parsed = /^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*(.*)$/.exec(address);
  if (!parsed) throw new Error('Not a PostgreSQL address');
  return `${parsed[1]}/${name}${parsed[2]}`;
}
