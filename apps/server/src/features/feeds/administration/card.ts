// One feed with how it stands, and the report of one run.
import type { feed, feedReport } from '@fairway/contract/feeds/endpoints';
import { type FeedFormat, feedState, type LogoFault, type RunState } from '@fairway/rules/feeds';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { isVerified } from '../../teams/queries.ts';
import { readLogoFaults } from '../logos/queries.ts';
import type { FeedReport } from '../report.ts';
import { runKey } from '../schedule/commands.ts';
import type { FeedOptions } from '../schedule/queries.ts';
import { heldView, organizationOf, RUN_COLUMNS, runView } from './queries.ts';

export type FeedView = z.input<typeof feed>;

/** @throws Problem not_found */
export async function getFeedView(database: Database, id: number, now: Date): Promise<FeedView> {
  const row = await database
    .selectFrom('feed as f')
    .leftJoin('organization as o', 'o.id', 'f.organization_id')
    .selectAll('f')
    .select('o.name as organization_name')
    .where('f.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  const options = row.options as FeedOptions;
  const lastRun = await database
    .selectFrom('feed_run')
    .select('status')
    .where('source', '=', row.source)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { rows } = await sql<{ isWaiting: boolean; openPostings: number }>`
    select exists (select from graphile_worker.jobs where key = ${runKey(id)} and locked_at is null and attempts < max_attempts) as "isWaiting",
      (select count(*)::int from job where source = ${row.source} and withdrawn_at is null and (deadline_at is null or deadline_at > ${now}))
        as "openPostings"`.execute(database);
  const [found] = rows;
  const faults = await readLogoFaults(database, row.source);
  return {
    id: row.id,
    source: row.source,
    label: row.label,
    organization: organizationOf(row),
    url: row.url,
    format: row.format as FeedFormat,
    company: options.company ?? null,
    map: options.map ?? {},
    intervalMinutes: row.interval_minutes,
    undatedDays: row.undated_days,
    isFull: row.is_full,
    newCompanies: options.newCompanies ?? 'active',
    state: feedState({ enabled: row.enabled, lastRun: (lastRun?.status ?? null) as RunState | null }),
    enabled: row.enabled,
    nextRunAt: row.next_run_at.toISOString(),
    isStopped: row.organization_id !== null && !(await isVerified(database, row.organization_id)),
    isWaiting: found?.isWaiting ?? false,
    openPostings: found?.openPostings ?? 0,
    held: heldView(row),
    logoFaults: {
      count: faults.count,
      rows: faults.rows.map((fault) => ({
        organizationId: fault.id,
        name: fault.name,
        address: fault.address,
        why: fault.failure as LogoFault,
        since: (fault.failing_since ?? now).toISOString(),
      })),
    },
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The report of a run of this feed's name. @throws Problem not_found */
export async function getReportView(database: Database, feedId: number, runId: string): Promise<z.input<typeof feedReport>> {
  const row = await database
    .selectFrom('feed_run as r')
    .innerJoin('feed as f', 'f.source', 'r.source')
    .select(RUN_COLUMNS.map((column) => `r.${column}` as const))
    .select(['r.source', 'f.label', 'r.format', 'r.origin', 'r.report'])
    .where('f.id', '=', feedId)
    .where('r.id', '=', runId)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  // A run that has not ended, and one of an older version, says less.
  const report = row.report as Partial<FeedReport>;
  return {
    ...runView(row),
    source: row.source,
    label: row.label,
    format: row.format,
    origin: row.origin,
    encoding: report.encoding ?? 'utf-8',
    closed: report.counts?.closed ?? 0,
    seconds: report.seconds ?? null,
    broken: report.broken ?? null,
    notWithdrawn: report.notWithdrawn ?? null,
    faults: (report.faults ?? []).map((fault) => ({ ...fault, row: fault.row ?? null })),
    unrecognised: Object.entries(report.unrecognised ?? {}).map(([kind, values]) => ({ kind, values })),
  };
}
