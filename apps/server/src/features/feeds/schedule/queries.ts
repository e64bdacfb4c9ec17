// Scheduled feeds and their latest runs.
import type { FeedFormat, NewOrganizationState } from '@fairway/rules/feeds';
import type { Database } from '../../../kernel/database/database.ts';

/** What a format needs beside the address. `allowHosts` is set by the command line only: hosts of one's own network. */
export type FeedOptions = { company?: string; map?: Record<string, string>; allowHosts?: string[]; newCompanies?: NewOrganizationState };

export type Feed = {
  id: number;
  source: string;
  url: string;
  format: FeedFormat;
  options: FeedOptions;
  intervalMinutes: number;
  undatedDays: number;
  isFull: boolean;
  enabled: boolean;
  nextRunAt: Date;
  /** What its people call it; '': its source says. */
  label: string;
  /** Whose it is, with its name; null: the platform's. */
  organizationId: number | null;
  organizationName: string | null;
};

const feeds = (database: Database) =>
  database
    .selectFrom('feed')
    .leftJoin('organization as o', 'o.id', 'feed.organization_id')
    .select([
      'feed.id',
      'feed.source',
      'url',
      'format',
      'options',
      'interval_minutes as intervalMinutes',
      'undated_days as undatedDays',
      'is_full as isFull',
      'enabled',
      'next_run_at as nextRunAt',
      'label',
      'organization_id as organizationId',
      'o.name as organizationName',
    ]);

/** A feed by id. */
export async function findFeed(database: Database, id: number): Promise<Feed | undefined> {
  return (await feeds(database).where('feed.id', '=', id).executeTakeFirst()) as Feed | undefined;
}

export type ListedFeed = Feed & {
  heldAt: Date | null;
  heldCount: number | null;
  heldOf: number | null;
  lastStatus: string | null;
  lastFinishedAt: Date | null;
  lastError: string | null;
};

/** All feeds by source, each with how its latest run ended. */
export async function listFeeds(database: Database): Promise<ListedFeed[]> {
  const rows = await feeds(database)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('feed_run as run')
          .select(['run.status', 'run.finished_at', 'run.error'])
          .whereRef('run.feed_id', '=', 'feed.id')
          .orderBy('run.started_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['held_at as heldAt', 'held_count as heldCount', 'held_of as heldOf'])
    .select(['last.status as lastStatus', 'last.finished_at as lastFinishedAt', 'last.error as lastError'])
    .orderBy('feed.source')
    .execute();
  return rows as ListedFeed[];
}
