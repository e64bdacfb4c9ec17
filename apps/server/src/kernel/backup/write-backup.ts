// Writes everything of a deployment into one file while it goes on: all tables as of one moment, the waiting background jobs, then every
// file of the store. Aside first, then renamed: there is a whole backup or none. What can be built from the rest (search) is left out,
// and so is SECRET, which lives outside of the database.
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type pg from 'pg';
import { copyOut } from '../database/copy.ts';
import { FileNotFound, type FileStore } from '../files/file-store.ts';
import { ARCHIVE_FORMAT, ArchiveEncoder, BackupFault, type MigrationMark } from './archive.ts';
import { listSequences, listTables, readQueuedJobs } from './contents.ts';

const PIECE_BYTES = 1_048_576;
const NEWLINE = 10;

export type BackupOptions = {
  pool: pg.Pool;
  files: FileStore;
  /** Where to write. */
  file: string;
  /** Tables that are built from others, or say only what processes do now. */
  derived: readonly string[];
  now: Date;
  /** Replace a file that is there. */
  isForced: boolean;
  progress(text: string): void;
};

export type BackupReport = { tables: number; rows: number; jobs: number; files: number; sizeBytes: number };

/** @throws {BackupFault} where the file exists or there is nothing to back up; what the disk says (ENOSPC) as it is */
export async function writeBackup(options: BackupOptions): Promise<BackupReport> {
  const { file } = options;
  if (!options.isForced && (await isThere(file))) throw new BackupFault(`${file} exists already. Name another file, or say --force.`);
  const aside = `${file}.partial`;
  await claim(aside);
  const counts = { tables: 0, rows: {} as Record<string, number>, jobs: 0, files: 0 };
  try {
    const level = { level: constants.Z_BEST_SPEED + 2 };
    const target = createWriteStream(aside, { flags: 'r+', flush: true });
    await pipeline(Readable.from(contents(options, counts)), createGzip(level), target);
    const { size: sizeBytes } = await stat(aside);
    await rename(aside, file);
    await flushFolder(path.dirname(file));
    const rows = Object.values(counts.rows).reduce((sum, count) => sum + count, 0);
    return { tables: counts.tables, rows, jobs: counts.jobs, files: counts.files, sizeBytes };
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

type Counts = { tables: number; rows: Record<string, number>; jobs: number; files: number };

async function* contents(options: BackupOptions, counts: Counts): AsyncGenerator<Buffer> {
  const encoder = new ArchiveEncoder();
  yield* databaseContents(options, encoder, counts);
  yield* fileContents(options, encoder, counts);
  yield encoder.end({ rows: counts.rows, jobs: counts.jobs, files: counts.files });
}

async function* databaseContents(options: BackupOptions, encoder: ArchiveEncoder, counts: Counts): AsyncGenerator<Buffer> {
  const client = await options.pool.connect();
  try {
    // One snapshot for all tables, while writers go on.
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const migrations = await readMarks(client);
    yield* encoder.record({ kind: 'start', product: 'fairway', format: ARCHIVE_FORMAT, createdAt: options.now.toISOString(), migrations });
    for (const { name, columns } of await listTables(client, options.derived)) {
      options.progress(`Backing up ${name}`);
      yield* encoder.record({ kind: 'table', table: name, columns });
      counts.tables += 1;
      counts.rows[name] = 0;
      const list = columns.map((column) => `"${column}"`).join(', ');
      for await (const piece of inPieces(copyOut(client, `copy public."${name}" (${list}) to stdout`))) {
        // A line break inside a value is written as backslash and n.
        for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, at + 1)) counts.rows[name] += 1;
        yield* encoder.record({ kind: 'rows', bytes: piece.length }, piece);
      }
    }
    yield* encoder.record({ kind: 'sequences', values: await listSequences(client) });
    const jobs = await readQueuedJobs(client);
    counts.jobs = jobs.length;
    for (let n = 0; n < jobs.length; n += 1000) {
      const body = Buffer.from(JSON.stringify(jobs.slice(n, n + 1000)));
      yield* encoder.record({ kind: 'jobs', bytes: body.length }, body);
    }
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function* fileContents(options: BackupOptions, encoder: ArchiveEncoder, counts: Counts): AsyncGenerator<Buffer> {
  for await (const { key } of options.files.list()) {
    let opened: Awaited<ReturnType<FileStore['get']>>;
    try {
      opened = await options.files.get(key);
    } catch (error) {
      // Deleted between the list and now: it is not part of what there is.
      if (error instanceof FileNotFound) continue;
      throw error;
    }
    const { contentType, sizeBytes } = opened.file;
    yield* encoder.record({ kind: 'file', key, contentType, sizeBytes });
    for await (const piece of inPieces(opened.stream)) yield* encoder.record({ kind: 'content', bytes: piece.length }, piece);
    counts.files += 1;
    if (counts.files % 100 === 0) options.progress(`Backing up files: ${counts.files}`);
  }
}

async function readMarks(client: pg.ClientBase): Promise<MigrationMark[]> {
  const { rows } = await client.query<{ found: boolean }>("select to_regclass('public.migration') is not null as found");
  if (!rows[0]?.found) throw new BackupFault('There is nothing to back up: this database has no tables yet.');
  return (await client.query<MigrationMark>('select name, hash from migration order by name')).rows;
}

/** Few records of about a megabyte, instead of one a row. */
async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    kept.push(chunk);
    bytes += chunk.length;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(kept);
    kept = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(kept);
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** For the owner alone: it holds everything about everybody. */
async function claim(file: string): Promise<void> {
  try {
    await rm(file, { force: true });
    await (await open(file, 'wx', 0o600)).close();
  } catch (error) {
    throw new BackupFault(`${file} cannot be written: ${(error as Error).message}`, { cause: error });
  }
}

async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
