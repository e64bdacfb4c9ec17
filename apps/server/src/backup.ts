// `backup FILE` and `restore FILE`: the whole deployment in one file, and back. Which tables are built from others, and which have rows before
// anybody did anything, features say of theirs.
import path from 'node:path';
import type pg from 'pg';
import { FEATURES } from './features.ts';
import { BackupFault } from './kernel/backup/archive.ts';
import { keptTables } from './kernel/backup/kept-tables.ts';
import { restoreBackup } from './kernel/backup/restore-backup.ts';
import { writeBackup } from './kernel/backup/write-backup.ts';
import { type CommandOutput, progressLine, readWords, UsageError } from './kernel/command-line.ts';
import type { FileStore } from './kernel/files/file-store.ts';

export const BACKUP_USAGE = `backup FILE        writes database, files and waiting jobs into one file, while the deployment runs; SECRET is not in it
  --force            replace FILE`;
export const RESTORE_USAGE = `restore FILE       puts a backup into an empty deployment; stop every node first
  --force            replace what the deployment holds`;

const KEPT = keptTables(FEATURES);

export type BackupContext = CommandOutput & { pool: pg.Pool; files: FileStore; now: Date };

/** Runs `backup`; gives the exit code. */
export async function backUp(args: readonly string[], context: BackupContext): Promise<number> {
  return told(BACKUP_USAGE, args, context, async (file, isForced, progress) => {
    const { pool, files, now } = context;
    const report = await writeBackup({ pool, files, file, derived: KEPT.derived, now, isForced, progress });
    return `${file}: ${report.rows} rows of ${report.tables} tables, ${report.jobs} waiting jobs, ${report.files} files, ${megabytes(report.sizeBytes)} MB`;
  });
}

/** Runs `restore`; gives the exit code. */
export async function restore(args: readonly string[], context: BackupContext): Promise<number> {
  return told(RESTORE_USAGE, args, context, async (file, isForced, progress) => {
    const { pool, files } = context;
    const report = await restoreBackup({ pool, files, file, ...KEPT, isForced, progress });
    return `Restored the backup of ${report.createdAt}: ${report.rows} rows, ${report.jobs} waiting jobs, ${report.files} files`;
  });
}

type Work = (file: string, isForced: boolean, progress: (text: string) => void) => Promise<string>;

async function told(usage: string, args: readonly string[], context: CommandOutput, work: Work): Promise<number> {
  const out = context.out ?? ((text: string) => process.stdout.write(text));
  const err = context.err ?? ((text: string) => process.stderr.write(text));
  const line = progressLine(err);
  try {
    const { values, positionals } = readWords(args, { force: { type: 'boolean' } });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new UsageError('Say one file.');
    const said = await work(path.resolve(file), values.force ?? false, line.say);
    line.end();
    out(`${said}\n`);
    return 0;
  } catch (error) {
    line.end();
    if (error instanceof UsageError) {
      err(`${error.message}\n\n${usage}\n`);
      return 2;
    }
    const words = operatorWords(error);
    if (words === undefined) throw error;
    err(`${words}\n`);
    return 1;
  }
}

/** Words for what an operator can do something about. */
function operatorWords(error: unknown): string | undefined {
  if (error instanceof BackupFault) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'There is no room left. No row was changed.';
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') return message;
  return undefined;
}

function megabytes(sizeBytes: number): string {
  return (sizeBytes / 1_000_000).toFixed(1);
}
