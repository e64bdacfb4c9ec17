// The rows of feed_run: begun, kept up to date, ended. A run whose process died is marked when its source is imported again.
import type pg from 'pg';
import type { FeedCounts, FeedReport } from './report.ts';

export type RunStatus = 'finished' | 'cut_off' | 'failed';

const COUNTS = `read_count = $2, created_count = $3, changed_count = $4, unchanged_count = $5, withdrawn_count = $6, faulty_count = $7`;
const values = (counts: FeedCounts) => [counts.read, counts.created, counts.changed, counts.unchanged, counts.withdrawn, counts.faulty];

export async function beginRun(
  pool: pg.Pool,
  run: { id: string; feedId: number | undefined; source: string; format: string; origin: string; now: Date },
): Promise<void> {
  await pool.query("update feed_run set status = 'interrupted', finished_at = $2 where source = $1 and status = 'running'", [
    run.source,
    run.now,
  ]);
  await pool.query('insert into feed_run (id, feed_id, source, format, origin, started_at) values ($1, $2, $3, $4, $5, $6)', [
    run.id,
    run.feedId ?? null,
    run.source,
    run.format,
    run.origin.slice(0, 2000),
    run.now,
  ]);
}

export async function noteProgress(pool: pg.Pool, id: string, counts: FeedCounts): Promise<void> {
  await pool.query(`update feed_run set ${COUNTS} where id = $1`, [id, ...values(counts)]);
}

export async function endRun(
  pool: pg.Pool,
  id: string,
  status: RunStatus,
  report: FeedReport,
  error: string | undefined,
  now: Date,
): Promise<void> {
  await pool.query(`update feed_run set ${COUNTS}, status = $8, report = $9, error = $10, finished_at = $11 where id = $1`, [
    id,
    ...values(report.counts),
    status,
    JSON.stringify(report),
    error ?? null,
    now,
  ]);
}
