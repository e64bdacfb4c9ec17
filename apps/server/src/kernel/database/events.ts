// News: one row in `event`, written in the transaction of the change (data.md). Whoever follows reads it after commit.
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
  await transaction
    .insertInto('event')
    .values(events.map((event) => ({ kind: event.kind, subject: event.subject, payload: JSON.stringify(event.payload ?? {}) })))
    .execute();
}
