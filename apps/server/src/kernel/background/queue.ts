// The queue as administrators see and change it. Payloads are never read here: they hold ids of people. A running job is left alone.
import type { JobState } from '@fairway/rules/operations';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';

type QueueTables = {
  'graphile_worker.jobs': {
    id: string;
    task_identifier: string;
    run_at: Date;
    attempts: number;
    max_attempts: number;
    last_error: string | null;
    created_at: Date;
    locked_at: Date | null;
  };
};

const STATES: Record<JobState, ReturnType<typeof sql<boolean>>> = {
  waiting: sql<boolean>`j.locked_at is null and j.attempts < j.max_attempts`,
  running: sql<boolean>`j.locked_at is not null`,
  failed: sql<boolean>`j.locked_at is null and j.attempts >= j.max_attempts`,
};

/** A query of jobs, as a list takes it (kernel/database/lists.ts). `q`: what a name or an error holds. */
export function queuedJobs(database: Database, asked: { state?: JobState | undefined; name?: string | undefined; q: string }) {
  let query = (database as unknown as Kysely<QueueTables>)
    .selectFrom('graphile_worker.jobs as j')
    .select(['j.id', 'j.task_identifier', 'j.run_at', 'j.attempts', 'j.max_attempts', 'j.last_error', 'j.created_at'])
    .select(
      sql<JobState>`case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'failed' else 'waiting' end`.as(
        'state',
      ),
    );
  if (asked.state !== undefined) query = query.where(STATES[asked.state]);
  if (asked.name !== undefined) query = query.where('j.task_identifier', '=', asked.name);
  const words = asked.q.trim().toLowerCase();
  if (words !== '')
    query = query.where(sql<boolean>`position(${words} in lower(j.task_identifier || ' ' || coalesce(j.last_error, ''))) > 0`);
  return query;
}

/** How many jobs there are in each state. */
export async function countJobs(database: Database): Promise<Record<JobState, number>> {
  const { rows } = await sql<Record<JobState, number>>`select count(*) filter (where ${STATES.waiting})::int as waiting,
    count(*) filter (where ${STATES.running})::int as running, count(*) filter (where ${STATES.failed})::int as failed
    from graphile_worker.jobs j`.execute(database);
  return rows[0] ?? { waiting: 0, running: 0, failed: 0 };
}

/** Runs jobs now, with all their tries anew; gives the ids of those that did not run already and are still there. */
export async function runNow(database: Database, ids: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from graphile_worker.reschedule_jobs(
    array(select j.id from graphile_worker.jobs j where j.id = any(${[...ids]}::bigint[]) and j.locked_at is null),
    run_at => ${now}::timestamptz, attempts => 0::smallint)`.execute(database);
  return rows.map((row) => String(row.id));
}

/** Runs the failed jobs of a kind now, with all their tries anew, at most so many; gives how many there were. */
export async function runFailedOfKind(database: Database, name: string, max: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from graphile_worker.reschedule_jobs(
    array(select j.id from graphile_worker.jobs j where j.task_identifier = ${name} and ${STATES.failed} order by j.id limit ${max}),
    run_at => ${now}::timestamptz, attempts => 0::smallint)`.execute(database);
  return rows.length;
}

export type Queue = { name: string; waiting: number; running: number; failed: number; dueSince: Date | null };

/** Kinds that have jobs in the queue: how many, and since when the oldest that is due waits. The latest first. @rule operations.1 */
export async function listQueues(database: Database, now: Date): Promise<Queue[]> {
  const { rows } = await sql<Queue>`select j.task_identifier as name, count(*) filter (where ${STATES.waiting})::int as waiting,
      count(*) filter (where ${STATES.running})::int as running, count(*) filter (where ${STATES.failed})::int as failed,
      min(j.run_at) filter (where ${STATES.waiting} and j.run_at <= ${now}) as "dueSince"
    from graphile_worker.jobs j group by 1 order by "dueSince", failed desc, name`.execute(database);
  return rows;
}

/** Deletes jobs that failed; gives their ids. */
export async function deleteFailed(database: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from graphile_worker.complete_jobs(
    array(select j.id from graphile_worker.jobs j where j.id = any(${[...ids]}::bigint[]) and ${STATES.failed}))`.execute(database);
  return rows.map((row) => String(row.id));
}
