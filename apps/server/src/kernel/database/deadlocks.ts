// Commands that wait for each other: PostgreSQL ends one of them, and it is run again. Commands record news in whatever order they change things, and
// the queue deletes the jobs that are done by several at once, so no order of locks holds for all.
import { setTimeout } from 'node:timers/promises';
import type { Database, DatabaseTransaction } from './database.ts';

const DEADLOCK = '40P01';
/** The other one has what it waited for, and goes on: who begins at once would stand in its way again. */
const PAUSE_MS = 50;
/** Two that met once hardly meet again; who loses so often has something else to tell. */
const RUNS_MAX = 4;

/** Runs a command in a transaction, from its beginning again where it was ended for another that it waited for. `again`: before each further run. */
export async function inTransaction<T>(
  database: Database,
  command: (transaction: DatabaseTransaction) => Promise<T>,
  again: () => void,
): Promise<T> {
  for (let runs = 1; ; runs++) {
    try {
      return await database.transaction().execute(command);
    } catch (error) {
      if ((error as { code?: unknown }).code !== DEADLOCK || runs === RUNS_MAX) throw error;
      again();
      await setTimeout(PAUSE_MS * runs);
    }
  }
}
