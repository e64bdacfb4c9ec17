// What lies where, as the job measured it last, and the backups.
import type { getStorage } from '@fairway/contract/administration/operations';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { listBackups } from '../backups/queries.ts';

type PlatformStorage = z.input<typeof getStorage.returns>;
const KINDS_SHOWN = 15;

/** All of it, for one page; the size of the database is asked now. */
export async function readStorage(database: Database): Promise<PlatformStorage> {
  const readings = (kind: 'table' | 'files') =>
    database
      .selectFrom('storage_reading')
      .select(['name', 'entries', 'size_bytes', 'read_at'])
      .where('kind', '=', kind)
      .orderBy('size_bytes', 'desc')
      .orderBy('name')
      .limit(KINDS_SHOWN)
      .execute();
  const [tables, files, { rows: sizes }, backups] = await Promise.all([
    readings('table'),
    readings('files'),
    sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(database),
    listBackups(database),
  ]);
  return {
    databaseBytes: Number(sizes[0]?.size ?? 0),
    measuredAt: tables[0]?.read_at.toISOString() ?? null,
    tables: tables.map((row) => ({ name: row.name, rows: Number(row.entries), sizeBytes: Number(row.size_bytes) })),
    files: files.map((row) => ({ name: row.name, files: Number(row.entries), sizeBytes: Number(row.size_bytes) })),
    ...backups,
  };
}
