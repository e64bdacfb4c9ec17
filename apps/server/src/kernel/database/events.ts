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

/** The row of news that a statement inserts itself, and so saves one; everybody else calls `recordEvents`. */
export function eventRow(event: NewEvent) {
  const watch = watches.getStore();
  if (watch) watch.recorded = true;
  return { kind: event.kind, subject: event.subject, payload: JSON.stringify(event.payload ?? {}) };
}

/** Records news in this transaction. */
export async function recordEvents(transaction: DatabaseTransaction | Database, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await transaction.insertInto('event').values(events.map(eventRow)).execute();
}

type Watch = { recorded: boolean };
const watches = new AsyncLocalStorage<Watch>();

/** Runs a command; tells whether it recorded news, for only then anybody has to be woken. */
export async function watchingEvents<T>(command: () => Promise<T>): Promise<{ result: T; recorded: boolean }> {
  const watch: Watch = { recorded: false };
  const result = await watches.run(watch, command);
  return { result, recorded: watch.recorded };
}
