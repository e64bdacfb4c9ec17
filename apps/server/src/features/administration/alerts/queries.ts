// What is read of the platform to know what is wrong, the alerts as a list, and from when on they are told.
import type { alertsList, platformAlert } from '@fairway/contract/administration/alerts';
import type { Asked } from '@fairway/contract/kernel/lists';
import {
  type ALERT_SORTS,
  type AlertKind,
  type PlatformReadings,
  THRESHOLD_NAMES,
  THRESHOLDS,
  type Threshold,
  type Thresholds,
} from '@fairway/rules/platform-alerts';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { countJobs, listQueues } from '../../../kernel/background/queue.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { countFailingFeeds } from '../../feeds/administration/queries.ts';
import { listCertificateEnds } from '../../verification/queries.ts';

const DAY_MS = 86_400_000;

/** All of it, as of now. */
export async function readPlatform(database: Database, now: Date): Promise<PlatformReadings> {
  const [failingFeeds, jobs, queues, mails, certificates, nodes, newest] = await Promise.all([
    countFailingFeeds(database),
    countJobs(database),
    listQueues(database, now),
    readMails(database, now),
    listCertificateEnds(database),
    database.selectFrom('platform_node').selectAll().orderBy('place').execute(),
    database.selectFrom('backup_copy').selectAll().orderBy('made_at', 'desc').limit(1).executeTakeFirst(),
  ]);
  const [latest] = queues;
  return {
    failingFeeds,
    failedJobs: jobs.failed,
    latestJob: latest?.dueSince ? { name: latest.name, dueSince: latest.dueSince } : undefined,
    ...mails,
    certificates,
    nodes: nodes.map((row) => ({
      place: row.place,
      seenAt: row.seen_at,
      lagMs: row.lag_ms,
      disk:
        row.disk_free_bytes === null || row.disk_size_bytes === null
          ? undefined
          : { freeBytes: Number(row.disk_free_bytes), sizeBytes: Number(row.disk_size_bytes) },
    })),
    newestBackup: newest && { file: newest.file, madeAt: newest.made_at, isFaulty: newest.test_fault !== null },
  };
}

/** A mail that waits on purpose was not tried yet. */
async function readMails(database: Database, now: Date): Promise<Pick<PlatformReadings, 'failedMails' | 'mailWaitsSince'>> {
  const { rows } = await sql<{ failed: number; since: Date | null }>`select
    (select count(*)::int from outgoing_mail where failed_at > ${new Date(now.getTime() - DAY_MS)} and sent_at is null) as failed,
    (select min(coalesce(sent_again_at, created_at)) from outgoing_mail where sent_at is null and failed_at is null and tries > 0) as since`.execute(
    database,
  );
  return { failedMails: rows[0]?.failed ?? 0, mailWaitsSince: rows[0]?.since ?? undefined };
}

/** As administrators set them, else as the rules say. */
export async function readThresholds(database: Database): Promise<Thresholds> {
  const rows = await database.selectFrom('alert_threshold').selectAll().execute();
  const kept = (name: Threshold) => rows.find((row) => row.name === name)?.value ?? THRESHOLDS[name].usual;
  return Object.fromEntries(THRESHOLD_NAMES.map((name) => [name, kept(name)])) as Thresholds;
}

type Alert = z.output<typeof platformAlert>;
type AlertRow = { id: string; kind: string; subject: string; name: string; count: string; began_at: Date; ended_at: Date | null };
const COLUMNS = ['a.id', 'a.kind', 'a.subject', 'a.name', 'a.count', 'a.began_at', 'a.ended_at'] as const;

const alertView = (row: AlertRow): Alert => ({
  id: row.id,
  kind: row.kind as AlertKind,
  subject: row.subject,
  name: row.name,
  count: Number(row.count),
  beganAt: row.began_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});

/** Those that last, the oldest first. */
export async function openAlerts(database: Database, max: number): Promise<Alert[]> {
  const rows = await database
    .selectFrom('platform_alert as a')
    .select(COLUMNS)
    .where('a.ended_at', 'is', null)
    .orderBy('a.began_at')
    .orderBy('a.id')
    .limit(max)
    .execute();
  return rows.map(alertView);
}

const ORDER: ListOrder<(typeof ALERT_SORTS)[number]> = { key: 'a.id', sorts: { began: 'a.began_at' } };

export function alertListing(database: Database, asked: Asked<typeof alertsList>): Listing<typeof alertsList, AlertRow> {
  let rows = database.selectFrom('platform_alert as a').select(COLUMNS);
  if (asked.state !== undefined) rows = rows.where('a.ended_at', asked.state === 'open' ? 'is' : 'is not', null);
  if (asked.kind !== undefined) rows = rows.where('a.kind', '=', asked.kind);
  const words = asked.q.trim().toLowerCase();
  if (words !== '') rows = rows.where(sql<SqlBool>`position(${words} in lower(a.name || ' ' || a.kind)) > 0`);
  return {
    rows,
    order: ORDER,
    view: alertView,
    file: 'alerts',
    columns: {
      Kind: ({ kind }) => kind,
      Name: ({ name }) => name,
      Count: ({ count }) => count,
      Began: ({ beganAt }) => beganAt,
      Ended: ({ endedAt }) => endedAt,
    },
  };
}
