// News: one row in `event`, written in the transaction of the change (data.md). Whoever follows reads it after commit.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, DatabaseTransaction } from './database.ts';

export type NewEvent = {
  /** `noun.happened`, for example `job.changed`. */
  kind: string;
  /** What it concerns: `job:<id>`, `company:<id>`, `user:<id>`. */
  subject: string;
  /** Ids only. */
  payload?: Record<string, string | number | boolean | null>;
};

/** Records news in this transaction. */
export async function recordEvents(transaction: DatabaseTransaction | Database, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const watch = watches.getStore();
  if (watch) watch.recorded = true;
  await transaction
    .insertInto('event')
    .values(events.map((event) => ({ kind: event.kind, subject: event.subject, payload: JSON.stringify(event.payload ?? {}) })))
    .execute();
}

type Watch = { recorded: boolean };
const watches = new AsyncLocalStorage<Watch>();

/** Runs a command; tells whether it recorded news, for only then anybody has to be woken. */
export async function watchingEvents<T>(command: () => Promise<T>): Promise<{ result: T; recorded: boolean }> {
  const watch: Watch = { recorded: false };
  const result = await watches.run(watch, command);
  return { result, recorded: watch.recorded };
}
