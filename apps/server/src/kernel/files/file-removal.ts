// Files that nothing points to any more. A transaction cannot take a file with it: it writes down that the file has to go, and a job
// deletes it after. The same rows guard a file that is stored before its row is written: without the row it goes by itself.
import { enqueueJob, type JobRegistration } from '../background/background.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from './file-store.ts';

export const REMOVE_FILES = 'files.remove';
const BATCH = 200;

/** Has files deleted soon, in the transaction of `database`. */
export async function removeFilesLater(database: Database, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await noteRemoval(database, keys, now);
  await enqueueJob(database, REMOVE_FILES, {}, { key: REMOVE_FILES });
}

/** Has a file deleted at `dueAt`, unless `keepFile` comes before. */
export async function removeUnlessKept(database: Database, key: string, dueAt: Date): Promise<void> {
  await noteRemoval(database, [key], dueAt);
}

/** The file has a row now: it stays. */
export async function keepFile(database: Database, key: string): Promise<void> {
  await database.deleteFrom('file_removal').where('file_key', '=', key).execute();
}

async function noteRemoval(database: Database, keys: readonly string[], dueAt: Date): Promise<void> {
  await database
    .insertInto('file_removal')
    .values(keys.map((file_key) => ({ file_key, due_at: dueAt })))
    .onConflict((conflict) => conflict.column('file_key').doUpdateSet({ due_at: dueAt }))
    .execute();
}

export type RemovalServices = { database: Database; files: FileStore; clock: Clock };

export function fileRemovalJobs(services: RemovalServices): JobRegistration[] {
  const run = async () => {
    await removeDueFiles(services);
  };
  return [
    { name: REMOVE_FILES, run },
    // What was stored and never got its row has no job of its own.
    { name: 'files.sweep', cron: '*/15 * * * *', run },
  ];
}

/** Deletes what is due; says how many. @throws what the store failed with; the rest is due still */
export async function removeDueFiles({ database, files, clock }: RemovalServices): Promise<number> {
  let removed = 0;
  for (;;) {
    const due = await database
      .selectFrom('file_removal')
      .select('file_key')
      .where('due_at', '<=', clock.now())
      .orderBy('due_at')
      .limit(BATCH)
      .execute();
    for (const { file_key } of due) {
      await files.delete(file_key);
      await keepFile(database, file_key);
      removed += 1;
    }
    if (due.length < BATCH) return removed;
  }
}
