// Every scheduled feed with its last run, as the platform's administrators look for it: by its name or a piece of its address.
import type { feedRunsList, importFeedsList } from '@fairway/contract/feeds/endpoints';
import type { ownFeedsList } from '@fairway/contract/feeds/own';
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import {
  FAILED_RUN_STATES,
  type FEED_SORTS,
  type FeedFormat,
  type FeedState,
  feedState,
  type OWN_FEED_SORTS,
  type RunState,
} from '@fairway/rules/feeds';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';

type FeedRow = RowOf<typeof importFeedsList>;

const SHARED_SORTS = { next: sql`case when f.enabled then f.next_run_at end`, last: 'last.started_at' };
const ORDER: ListOrder<(typeof FEED_SORTS)[number]> = { key: 'f.id', sorts: { source: 'f.source', ...SHARED_SORTS } };
const OWN_ORDER: ListOrder<(typeof OWN_FEED_SORTS)[number]> = { key: 'f.id', sorts: { label: sql`lower(f.label)`, ...SHARED_SORTS } };

/** As `feedState` of the rules says. */
const stateOf = sql<FeedState>`case when last.status = 'running' then 'running' when not f.enabled then 'paused' when last.status is null then 'new'
  when last.status in (${sql.join(FAILED_RUN_STATES.map((state) => sql.lit(state)))}) then 'failing' else 'ok' end`;

export const RUN_COLUMNS = [
  'id', 'status', 'started_at', 'finished_at', 'error', 'read_count', 'created_count', 'changed_count', 'unchanged_count', 'withdrawn_count',
  'faulty_count',
] as const; // biome-ignore format: a list

type AskedFeeds = Pick<Asked<typeof importFeedsList>, 'q' | 'state' | 'format'>;

function rowsOf(database: Database, { q, state, format }: AskedFeeds) {
  let query = database
    .selectFrom('feed as f')
    .leftJoin('organization as o', 'o.id', 'f.organization_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('feed_run as r')
          .select(RUN_COLUMNS)
          .whereRef('r.source', '=', 'f.source')
          .orderBy('r.started_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['f.label', 'f.organization_id', 'o.name as organization_name', 'f.held_at', 'f.held_count', 'f.held_of'])
    .select(['f.id', 'f.source', 'f.url', 'f.format', 'f.enabled', 'f.next_run_at', 'last.id as run_id', 'last.status', 'last.started_at'])
    .select(['last.finished_at', 'last.error', 'last.read_count', 'last.created_count', 'last.changed_count', 'last.unchanged_count'])
    .select(['last.withdrawn_count', 'last.faulty_count']);
  if (state !== undefined) query = query.where(stateOf, '=', state);
  if (format !== undefined) query = query.where('f.format', '=', format);
  const wanted = q.trim().toLowerCase();
  if (wanted !== '')
    query = query.where(sql<boolean>`(
      position(${wanted} in f.source) > 0 or position(${wanted} in lower(f.url)) > 0 or position(${wanted} in lower(f.label)) > 0)`);
  return query;
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const SHARED_COLUMNS = {
  Address: ({ url }) => url,
  Format: ({ format }) => format,
  State: ({ state }) => state,
  'Next run': ({ nextRunAt }) => nextRunAt,
  'Last run': ({ lastRun }) => lastRun?.startedAt ?? null,
  Read: ({ lastRun }) => lastRun?.read ?? null,
  New: ({ lastRun }) => lastRun?.created ?? null,
  Changed: ({ lastRun }) => lastRun?.changed ?? null,
  Withdrawn: ({ lastRun }) => lastRun?.withdrawn ?? null,
  'Bad rows': ({ lastRun }) => lastRun?.faulty ?? null,
  Error: ({ lastRun }) => lastRun?.error ?? null,
} satisfies Listing<typeof importFeedsList, Row>['columns'];

export function feedListing(database: Database, asked: Asked<typeof importFeedsList>): Listing<typeof importFeedsList, Row> {
  return {
    rows: rowsOf(database, asked),
    order: ORDER,
    view: feedRowView,
    file: 'feeds',
    columns: { Name: ({ source }) => source, Organization: ({ organization }) => organization?.name ?? null, ...SHARED_COLUMNS },
  };
}

/** The feeds of one organization, as those who recruit there look for them. */
export function ownFeedListing(
  database: Database,
  organizationId: ManagedOrganizationId,
  asked: Asked<typeof ownFeedsList>,
): Listing<typeof ownFeedsList, Row> {
  return {
    rows: rowsOf(database, asked).where('f.organization_id', '=', organizationId),
    order: OWN_ORDER,
    view: feedRowView,
    file: 'feeds',
    columns: { Name: ({ label }) => label, ...SHARED_COLUMNS },
  };
}

function feedRowView(row: Row): FeedRow {
  const { run_id, status, started_at } = row;
  return {
    id: row.id,
    source: row.source,
    label: row.label,
    organization: organizationOf(row),
    url: row.url,
    format: row.format as FeedFormat,
    state: feedState({ enabled: row.enabled, lastRun: status as RunState | null }),
    nextRunAt: row.enabled ? row.next_run_at.toISOString() : null,
    held: heldView(row),
    lastRun: run_id === null || status === null || started_at === null ? null : runView({ ...row, id: String(run_id), status, started_at }),
  };
}

/** Whose a feed is; null: the platform's. */
export const organizationOf = (row: { organization_id: number | null; organization_name: string | null }): FeedRow['organization'] =>
  row.organization_id === null ? null : { id: row.organization_id, name: row.organization_name ?? '' };

/** What a run held back until somebody confirms it. */
export function heldView(row: { held_at: Date | null; held_count: number | null; held_of: number | null }): FeedRow['held'] {
  return row.held_at === null ? null : { count: row.held_count ?? 0, of: row.held_of ?? 0, at: row.held_at.toISOString() };
}

type RunRow = {
  id: string;
  status: string;
  started_at: Date;
  finished_at: Date | null;
  error: string | null;
  read_count: number | null;
  created_count: number | null;
  changed_count: number | null;
  unchanged_count: number | null;
  withdrawn_count: number | null;
  faulty_count: number | null;
};

export function runView(row: RunRow): RowOf<typeof feedRunsList> {
  return {
    id: row.id,
    state: row.status as RunState,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    error: row.error,
    read: row.read_count ?? 0,
    created: row.created_count ?? 0,
    changed: row.changed_count ?? 0,
    unchanged: row.unchanged_count ?? 0,
    withdrawn: row.withdrawn_count ?? 0,
    faulty: row.faulty_count ?? 0,
  };
}

/** How many feeds that are on failed when they last ran. */
export async function countFailingFeeds(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from feed f where f.enabled
    and (select r.status from feed_run r where r.source = f.source order by r.started_at desc limit 1) in (${sql.join(FAILED_RUN_STATES)})`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}
