// Makes a backup each night, lets old ones go, and tries to restore the newest. What lies in the folder is the truth: also what an operator's own
// `backup FILE` wrote there is listed and tried, but only files that were made here are ever removed.
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { outdatedBackups } from '@fairway/rules/operations';
import type pg from 'pg';
import type { KeptTables } from '../../../kernel/backup/kept-tables.ts';
import { tryBackup } from '../../../kernel/backup/try-backup.ts';
import { writeBackup } from '../../../kernel/backup/write-backup.ts';
import { type Database, isUnavailable } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';

const ENDING = '.backup';
const MADE_HERE = /^fairway-\d{8}T\d{6}Z\.backup$/;
const FAULT_CHARACTERS = 500;

type Backup = { file: string; madeAt: Date; sizeBytes: number };
type BackupServices = { database: Database; pool: pg.Pool; files: FileStore; kept: KeptTables; folder: string };

/** Writes a backup, and removes those of its kind that are too old. */
export async function makeBackup(services: BackupServices, now: Date): Promise<void> {
  const { pool, files, kept, folder } = services;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `fairway-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z${ENDING}`;
  const file = path.join(folder, name);
  // A run that is repeated writes the same file again.
  await writeBackup({ pool, files, file, derived: kept.derived, now, isForced: true, progress: () => undefined });
  const own = (await backupsIn(folder)).filter((backup) => MADE_HERE.test(backup.file));
  for (const old of outdatedBackups(own, now)) await rm(path.join(folder, old.file), { force: true });
  await noteBackups(services);
}

/** Tries the newest backup; what it says stands at its row. @rule operations.6 */
export async function testNewestBackup(services: BackupServices, now: Date): Promise<'restored' | 'faulty' | 'none' | 'busy'> {
  const [newest] = await noteBackups(services);
  if (!newest) return 'none';
  const begunAt = performance.now();
  try {
    const tried = await tryBackup({ ...services, file: path.join(services.folder, newest.file) });
    if (!tried) return 'busy';
    await noteTest(services.database, newest.file, { at: now, tookMs: tried.tookMs, rows: tried.rows, files: tried.files, fault: null });
    return 'restored';
  } catch (error) {
    // Without the live database nothing was found out; the job is tried again.
    if (isUnavailable(error)) throw error;
    const fault = (error instanceof Error ? error.message : String(error)).slice(0, FAULT_CHARACTERS);
    await noteTest(services.database, newest.file, {
      at: now,
      tookMs: Math.round(performance.now() - begunAt),
      rows: null,
      files: null,
      fault,
    });
    return 'faulty';
  }
}

type Test = { at: Date; tookMs: number; rows: number | null; files: number | null; fault: string | null };

async function noteTest(database: Database, file: string, { at, tookMs, rows, files, fault }: Test): Promise<void> {
  await database
    .updateTable('backup_copy')
    .set({ tested_at: at, test_ms: tookMs, tested_rows: rows, tested_files: files, test_fault: fault })
    .where('file', '=', file)
    .execute();
}

/** Makes the rows say what lies in the folder; gives it, the newest first. A file that was replaced has to be tried anew. */
async function noteBackups({ database, folder }: BackupServices): Promise<Backup[]> {
  const found = await backupsIn(folder);
  await database.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('backup_copy').select(['file', 'made_at', 'size_bytes']).forUpdate().execute();
    const isSame = (row: (typeof known)[number]) =>
      found.some(
        ({ file, madeAt, sizeBytes }) =>
          file === row.file && sizeBytes === Number(row.size_bytes) && madeAt.getTime() === row.made_at.getTime(),
      );
    for (const row of known) if (!isSame(row)) await transaction.deleteFrom('backup_copy').where('file', '=', row.file).execute();
    for (const { file, madeAt, sizeBytes } of found)
      await transaction
        .insertInto('backup_copy')
        .values({ file, made_at: madeAt, size_bytes: sizeBytes })
        .onConflict((conflict) => conflict.column('file').doNothing())
        .execute();
  });
  return found;
}

async function backupsIn(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const backups: Backup[] = [];
  for (const file of names.filter((name) => name.endsWith(ENDING))) {
    const found = await stat(path.join(folder, file));
    // Whole milliseconds, as the database keeps them.
    if (found.isFile()) backups.push({ file, madeAt: new Date(Math.floor(found.mtimeMs)), sizeBytes: found.size });
  }
  return backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}
