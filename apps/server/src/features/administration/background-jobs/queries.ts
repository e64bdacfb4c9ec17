// The queue of background jobs as a list. Payloads are not read.
import type { backgroundJob, listBackgroundJobs } from '@fairway/contract/admin-operations';
import type { JOB_SORTS } from '@fairway/rules/operations';
import type { z } from 'zod';
import { queuedJobs } from '../../../kernel/background/queue.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { type ListOrder, type Page, pageOfRows, rowBatches } from '../../../kernel/database/lists.ts';

export type JobView = z.input<typeof backgroundJob>;
type AskedPage = z.output<typeof listBackgroundJobs.query>;
type AskedExport = Omit<AskedPage, 'page' | 'pageSize'>;
type Row = Awaited<ReturnType<ReturnType<typeof queuedJobs>['execute']>>[number];

const ORDER: ListOrder<(typeof JOB_SORTS)[number]> = { key: 'j.id', sorts: { added: 'j.id', runAt: 'j.run_at' } };

/** A page of the queue. */
export async function listJobs(database: Database, asked: AskedPage): Promise<Page<JobView>> {
  const page = await pageOfRows(database, queuedJobs(database, asked), ORDER, asked);
  return { ...page, rows: page.rows.map(jobView) };
}

/** All of it, for the export. */
export function jobBatches(database: Database, asked: AskedExport): AsyncGenerator<Row[]> {
  return rowBatches(queuedJobs(database, asked), ORDER, asked.sort);
}

export function jobView(row: Row): JobView {
  return {
    id: String(row.id),
    name: row.task_identifier,
    state: row.state,
    tries: row.attempts,
    triesMax: row.max_attempts,
    lastError: row.last_error,
    addedAt: row.created_at.toISOString(),
    runAt: row.state === 'waiting' ? row.run_at.toISOString() : null,
  };
}
