// The backups that lie in BACKUP_DIR, and whether anybody makes them.
import type { getStorage } from '@fairway/contract/administration/operations';
import { backupState } from '@fairway/rules/operations';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';

type Backups = Pick<z.input<typeof getStorage.returns>, 'makesBackups' | 'backups'>;
const BACKUPS_SHOWN = 30;

/** Whether a process that lives was given BACKUP_DIR. */
export async function makesBackups(database: Database): Promise<boolean> {
  const { rows } = await sql<{
    some: boolean;
  }>`select exists (select from background_node where 'backups.make' = any(tasks)) as some`.execute(database);
  return rows[0]?.some ?? false;
}

/** The newest first. */
export async function listBackups(database: Database): Promise<Backups> {
  const rows = await database.selectFrom('backup_copy').selectAll().orderBy('made_at', 'desc').limit(BACKUPS_SHOWN).execute();
  return {
    makesBackups: await makesBackups(database),
    backups: rows.map((row) => ({
      file: row.file,
      madeAt: row.made_at.toISOString(),
      sizeBytes: Number(row.size_bytes),
      state: backupState({ testedAt: row.tested_at, testFault: row.test_fault }),
      testedAt: row.tested_at?.toISOString() ?? null,
      testMs: row.test_ms,
      testedRows: row.tested_rows === null ? null : Number(row.tested_rows),
      testedFiles: row.tested_files,
      fault: row.test_fault,
    })),
  };
}
