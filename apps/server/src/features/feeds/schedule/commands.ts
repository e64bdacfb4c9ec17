// Scheduled feeds: saved by source, claimed when due. A claim moves the next run on in the same transaction that enqueues it, so a feed
// is run once an interval, whatever the number of nodes.
import type { FeedFormat } from '@fairway/rules/feeds';
import { sql } from 'kysely';
import { enqueueJob } from '../../../kernel/background/background.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { FeedOptions } from './queries.ts';

export type FeedSettings = {
  source: string;
  url: string;
  format: FeedFormat;
  options: FeedOptions;
  intervalMinutes: number;
  undatedDays: number;
  isFull: boolean;
  enabled: boolean;
};

export const RUN_FEED = 'imports.runFeed';
export const runKey = (feedId: number): string => `${RUN_FEED}:${feedId}`;

/** Adds a feed, or changes the one of this source. */
export async function saveFeed(database: Database, settings: FeedSettings, now: Date): Promise<number> {
  const row = {
    url: settings.url,
    format: settings.format,
    options: JSON.stringify(settings.options),
    interval_minutes: settings.intervalMinutes,
    undated_days: settings.undatedDays,
    is_full: settings.isFull,
    enabled: settings.enabled,
    next_run_at: now,
    updated_at: now,
  };
  const saved = await database
    .insertInto('feed')
    .values({ source: settings.source, ...row })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return saved.id;
}

/** Removes a feed; its postings stay until their deadlines. True where there was one. */
export async function removeFeed(database: Database, source: string): Promise<boolean> {
  const result = await database.deleteFrom('feed').where('source', '=', source).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Enqueues every feed that is due; gives their ids. */
export async function enqueueDueFeeds(database: Database, now: Date): Promise<number[]> {
  return database.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('feed')
      .select('id')
      .where('enabled', '=', true)
      .where('next_run_at', '<=', now)
      .orderBy('next_run_at')
      .limit(100)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = due.map((feed) => feed.id);
    if (ids.length === 0) return ids;
    await transaction
      .updateTable('feed')
      .set({ next_run_at: sql<Date>`${now}::timestamptz + interval_minutes * interval '1 minute'` })
      .where('id', 'in', ids)
      .execute();
    for (const id of ids) await enqueueJob(transaction, RUN_FEED, { feedId: id }, { key: runKey(id), maxAttempts: 3 });
    return ids;
  });
}
