// Measures what lies where, and begins upkeep before its time.
import type { Upkeep } from '@fairway/rules/operations';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import { enqueueJob } from '../../../kernel/background/background.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { PlatformAdministrator } from '../access.ts';
import { makesBackups } from '../backups/queries.ts';

/** The job of each. */
export const UPKEEP_JOBS: Record<Upkeep, string> = {
  measure_storage: 'storage.measure',
  make_backup: 'backups.make',
  test_backup: 'backups.test',
};

/** Enqueues its job under one key, so that it waits once. @throws Problem backups.nowhere */
export async function beginUpkeep(database: Database, task: Upkeep, { userId }: PlatformAdministrator, at: Date): Promise<void> {
  const job = UPKEEP_JOBS[task];
  if (task !== 'measure_storage' && !(await makesBackups(database))) throw new Problem('backups.nowhere');
  await enqueueJob(database, job, {}, { key: `upkeep:${task}`, maxAttempts: 1 });
  await recordAudit(database, { actorId: userId, action: 'operations.upkeep_started', subject: `job_kind:${job}`, at });
}

type Reading = { kind: 'table' | 'files'; name: string; entries: number; size_bytes: number; read_at: Date };

/** Measures all tables and files anew; what is gone leaves the readings. @rule operations.4 */
export async function measureStorage(database: Database, files: FileStore, now: Date): Promise<void> {
  const { rows: tables } = await sql<{ name: string; entries: number; size: number }>`select c.relname as name,
      greatest(c.reltuples, pg_stat_get_live_tuples(c.oid), 0)::float8 as entries, pg_total_relation_size(c.oid)::float8 as size
    from pg_class c where c.relkind in ('r', 'm') and c.relnamespace = 'public'::regnamespace`.execute(database);
  const kinds = new Map<string, { entries: number; size: number }>();
  for await (const { key, sizeBytes } of files.list()) {
    const [kind = ''] = key.split('/', 1);
    const before = kinds.get(kind) ?? { entries: 0, size: 0 };
    kinds.set(kind, { entries: before.entries + 1, size: before.size + sizeBytes });
  }
  const readings: Reading[] = [
    ...tables.map(({ name, entries, size }) => ({ kind: 'table' as const, name, entries, size_bytes: size, read_at: now })),
    ...[...kinds].map(([name, { entries, size }]) => ({ kind: 'files' as const, name, entries, size_bytes: size, read_at: now })),
  ];
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('storage_reading').execute();
    await transaction.insertInto('storage_reading').values(readings).execute();
  });
}
