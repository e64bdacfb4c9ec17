import type { Database } from './database.ts';

/**
 * Reads by several statements what belongs together: all of them see one moment, whatever is committed between them. In a transaction of the
 * caller's it is that one's sight.
 */
export function inOneSnapshot<T>(database: Database, read: (snapshot: Database) => Promise<T>): Promise<T> {
  if (database.isTransaction) return read(database);
  return database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
