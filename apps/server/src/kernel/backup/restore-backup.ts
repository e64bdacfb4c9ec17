// Puts a backup back. The whole file is checked before anything is touched; the database changes in one transaction that is committed
// last, after the files are in place. A restore that fails leaves every row as it was, and takes back the files it added; a file of the
// same key that it replaced stays replaced (keys are made of ids). It never mixes: what was there goes, and only with `isForced`.
import { Readable } from 'node:stream';
import type pg from 'pg';
import { migrateBackground } from '../background/background.ts';
import { copyIn } from '../database/copy.ts';
import { MIGRATION_LOCK, MIGRATION_TABLE, type MigrationFile, readMigrations } from '../database/migrations.ts';
import type { FileStore } from '../files/file-store.ts';
import { BackupFault, checkArchive, type MigrationMark, type ReadRecord, readArchive } from './archive.ts';
import { hasQueue, listTables, type QueuedJob, writeQueuedJobs } from './contents.ts';
import { readiedTables } from './readied-tables.ts';

export type RestoreOptions = {
  pool: pg.Pool;
  files: FileStore;
  file: string;
  /** As in the backup: emptied, and built anew by `rebuild`. */
  derived: readonly string[];
  /** Tables that have rows in a deployment that was never used. */
  seeded: readonly string[];
  /** Makes what is derived fit the restored tables, in the same transaction. */
  rebuild(client: pg.ClientBase): Promise<void>;
  /** Replace what is there. */
  isForced: boolean;
  progress(text: string): void;
  migrationsDir?: string;
};

export type RestoreReport = { createdAt: string; rows: number; jobs: number; files: number };

/** @throws {BackupFault} where the file is not whole, of another version, or the deployment is in use or not empty */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  options.progress('Checking the backup');
  const { start, end } = await checkArchive(options.file);
  const known = await readMigrations(options.migrationsDir);
  refuseOtherVersion(start.migrations, known);
  const before = new Set<string>();
  for await (const file of options.files.list()) before.add(file.key);
  const client = await options.pool.connect();
  const added: string[] = [];
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseOthers(client);
    await migrateBackground(options.pool);
    await refuseFull(client, options, before.size);
    await client.query('begin');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await prepareTables(client, start.migrations, known);
    const kept = await load(client, options, before, added);
    options.progress('Finishing');
    await client.query('commit');
    // Now that nothing refers to them any more.
    for (const key of before) if (!kept.has(key)) await options.files.delete(key);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    for (const key of added) await options.files.delete(key).catch(() => undefined);
    throw error;
  } finally {
    // The lock goes with the connection.
    client.release(true);
  }
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
  return { createdAt: start.createdAt, rows, jobs: end.jobs, files: end.files };
}

/** Reads the archive a second time, into the open transaction and the store; gives the keys of its files. */
async function load(client: pg.ClientBase, options: RestoreOptions, before: ReadonlySet<string>, added: string[]): Promise<Set<string>> {
  const tables = await listTables(client, []);
  const ready = await readiedTables(
    client,
    tables.map((table) => table.name),
  );
  if (await hasQueue(client)) await client.query('delete from graphile_worker._private_jobs');
  const kept = new Set<string>();
  const records = new RecordReader(readArchive(options.file));
  let isTablesDone = false;
  for (let next = await records.next(); next; next = await records.next()) {
    const { record, body } = next;
    if (record.kind === 'table') {
      options.progress(`Restoring ${record.table}`);
      const columns = tables.find((table) => table.name === record.table)?.columns;
      if (!columns || record.columns.some((column) => !columns.includes(column)))
        throw new BackupFault(`The backup has a table ${record.table} that this version does not know in that form.`);
      const list = record.columns.map((column) => `"${column}"`).join(', ');
      await copyIn(client, `copy public."${record.table}" (${list}) from stdin`, records.bodiesOf('rows'));
    } else if (record.kind === 'sequences') {
      for (const [name, value] of Object.entries(record.values))
        await client.query('select setval(to_regclass($1), $2::bigint) where to_regclass($1) is not null', [`public."${name}"`, value]);
      await ready.finish();
      await options.rebuild(client);
      isTablesDone = true;
    } else if (record.kind === 'jobs') {
      await writeQueuedJobs(client, JSON.parse(body.toString('utf8')) as QueuedJob[]);
    } else if (record.kind === 'file') {
      const { key, contentType } = record;
      if (!before.has(key)) added.push(key);
      await options.files.put(Readable.from(records.bodiesOf('content')), key, { contentType });
      kept.add(key);
      if (kept.size % 100 === 0) options.progress(`Restoring files: ${kept.size}`);
    }
  }
  if (!isTablesDone) throw new BackupFault('The backup holds no tables.');
  return kept;
}

/** Records one after another, with a look ahead. */
class RecordReader {
  readonly #records: AsyncGenerator<ReadRecord>;
  #ahead: ReadRecord | undefined;

  constructor(records: AsyncGenerator<ReadRecord>) {
    this.#records = records;
  }

  async next(): Promise<ReadRecord | undefined> {
    const ahead = this.#ahead ?? (await this.#read());
    this.#ahead = undefined;
    return ahead;
  }

  /** The bodies of the records of this kind that come next. */
  async *bodiesOf(kind: 'rows' | 'content'): AsyncGenerator<Buffer> {
    for (;;) {
      this.#ahead ??= await this.#read();
      if (this.#ahead?.record.kind !== kind) return;
      const { body } = this.#ahead;
      this.#ahead = undefined;
      yield body;
    }
  }

  async #read(): Promise<ReadRecord | undefined> {
    const next = await this.#records.next();
    return next.done ? undefined : next.value;
  }
}

function refuseOtherVersion(marks: readonly MigrationMark[], known: readonly MigrationFile[]): void {
  const strange = marks.find((mark) => known.find((file) => file.name === mark.name)?.hash !== mark.hash);
  if (strange)
    throw new BackupFault(`The backup was made by another version of Fairway (it has ${strange.name}). Restore it with that version.`);
}

/** A node that runs meanwhile would hold us up, or go on with what it remembers. */
async function refuseOthers(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and coalesce(backend_type, '') in ('', 'client backend')",
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new BackupFault(`The database is in use (${count} other connections). Stop every node first.`);
}

async function refuseFull(client: pg.ClientBase, options: RestoreOptions, fileCount: number): Promise<void> {
  if (options.isForced) return;
  const found: string[] = [];
  for (const { name } of await listTables(client, [...options.derived, ...options.seeded])) {
    const { rows } = await client.query<{ some: boolean }>(`select exists (select from public."${name}") as some`);
    if (rows[0]?.some) found.push(name);
  }
  if (fileCount > 0) found.push(`${fileCount} files`);
  if (found.length === 0) return;
  const list = found.length > 6 ? `${found.slice(0, 6).join(', ')} and ${found.length - 6} more` : found.join(', ');
  throw new BackupFault(`The deployment is not empty (${list}). With --force all of it is replaced by the backup.`);
}

/** The tables as they were when the backup was made; a new database gets them now. */
async function prepareTables(client: pg.ClientBase, marks: readonly MigrationMark[], known: readonly MigrationFile[]): Promise<void> {
  await client.query(MIGRATION_TABLE);
  const done = (await client.query<{ name: string }>('select name from migration order by name')).rows.map((row) => row.name);
  const wanted = marks.map((mark) => mark.name);
  if (done.length === 0) {
    for (const file of known.filter((candidate) => wanted.includes(candidate.name))) {
      await client.query(file.sql);
      await client.query('insert into migration (name, hash) values ($1, $2)', [file.name, file.hash]);
    }
  } else if (done.join() !== wanted.join()) {
    throw new BackupFault(
      'The backup was made by an older version of Fairway. Restore it into a new database (another DATA_DIR or DATABASE_URL); it is brought up to date there.',
    );
  }
}
