// How the platform runs: the node that answers, the processes that work on jobs, and what each kind of job did.
import type { getOperations } from '@fairway/contract/administration/operations';
import type { Warning } from '@fairway/rules/operations';
import { sql } from 'kysely';
import type { z } from 'zod';
import { countJobs, listQueues } from '../../../kernel/background/queue.ts';
import { nextDueAt } from '../../../kernel/background/task-log.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { Failing } from '../../../kernel/recurring.ts';
import { softwareVersion } from '../../../kernel/version.ts';

export type Operations = z.input<typeof getOperations.returns>;
export type NodeHealth = {
  readiness(): Promise<Record<string, boolean>>;
  warnings?: (() => Promise<Warning[]>) | undefined;
  failing?: () => Failing[];
  savedIndex?: (() => Promise<{ sizeBytes: number; savedAt: Date } | undefined>) | undefined;
};
type TaskRow = {
  name: string;
  cron: string | null;
  lastDueAt: Date | null;
  done: number;
  failures: number;
  lastDoneAt: Date | null;
  lastFailedAt: Date | null;
  lastTookMs: number | null;
};

const STARTED_AT = new Date(Date.now() - performance.now());
const iso = (at: Date | null) => at?.toISOString() ?? null;

/** All of it, for one page. */
export async function readOperations(database: Database, node: NodeHealth, now: Date): Promise<Operations> {
  const [ready, warnings, index, jobs, mails, workers, tasks, queues] = await Promise.all([
    node.readiness(),
    node.warnings?.(),
    node.savedIndex?.(),
    countJobs(database),
    countMails(database),
    database.selectFrom('background_node').select(['id', 'seen_at']).orderBy('id').execute(),
    listTasks(database, now),
    listQueues(database, now),
  ]);
  return {
    version: softwareVersion(),
    startedAt: STARTED_AT.toISOString(),
    ready: Object.entries(ready).map(([part, isReady]) => ({ part, isReady })),
    warnings: warnings ?? [],
    failing: (node.failing?.() ?? []).map((one) => ({ ...one, since: one.since.toISOString() })),
    index: index ? { sizeBytes: index.sizeBytes, savedAt: index.savedAt.toISOString() } : null,
    workers: workers.map((worker) => ({ id: worker.id, seenAt: worker.seen_at.toISOString() })),
    jobs,
    mails,
    tasks,
    queues: queues.map((queue) => ({ ...queue, dueSince: iso(queue.dueSince) })),
  };
}

async function countMails(database: Database): Promise<Operations['mails']> {
  const { rows } = await sql<Operations['mails']>`select
    (select count(*)::int from outgoing_mail where sent_at is null and failed_at is null) as waiting,
    (select count(*)::int from outgoing_mail where failed_at is not null and sent_at is null) as failed`.execute(database);
  return rows[0] ?? { waiting: 0, failed: 0 };
}

async function listTasks(database: Database, now: Date): Promise<Operations['tasks']> {
  const { rows } = await sql<TaskRow>`select t.name, t.cron, c.last_execution as "lastDueAt", t.done_count::float8 as done,
      t.failure_count::float8 as failures, t.last_done_at as "lastDoneAt", t.last_failed_at as "lastFailedAt", t.last_took_ms as "lastTookMs"
    from background_task t left join graphile_worker._private_known_crontabs c on c.identifier = t.name and t.cron is not null
    order by t.name`.execute(database);
  return rows.map((row) => ({
    ...row,
    lastDueAt: iso(row.lastDueAt),
    nextDueAt: row.cron === null ? null : iso(nextDueAt(row.cron, now)),
    lastDoneAt: iso(row.lastDoneAt),
    lastFailedAt: iso(row.lastFailedAt),
  }));
}
