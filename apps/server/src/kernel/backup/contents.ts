// What of a database belongs into a backup, asked of the database itself: a table that comes later is not forgotten.
import type pg from 'pg';

export type TableContents = { name: string; columns: string[] };

/** Jobs that wait, as graphile-worker's add_job takes them. */
export type QueuedJob = {
  identifier: string;
  payload: unknown;
  queueName: string | null;
  runAt: string;
  maxAttempts: number;
  jobKey: string | null;
  priority: number;
  flags: string[] | null;
};

/**
 * The tables and the columns whose values are kept, by name. Not kept are generated columns, and transaction ids, which mean nothing
 * in another database: restored rows get the one of the restore.
 */
export async function listTables(client: pg.ClientBase, without: readonly string[]): Promise<TableContents[]> {
  const { rows } = await client.query<TableContents>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migration' and c.relname <> all ($1)
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype
        and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
      group by c.relname order by c.relname`,
    [without],
  );
  return rows;
}

/** Where the sequences of numbered tables are. */
export async function listSequences(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** The background jobs that wait or run; one that ran is tried again after a restore, as after a crash. */
export async function readQueuedJobs(client: pg.ClientBase): Promise<QueuedJob[]> {
  if (!(await hasQueue(client))) return [];
  const { rows } = await client.query<QueuedJob>(
    `select t.identifier, j.payload, q.queue_name as "queueName", j.run_at::text as "runAt", j.max_attempts as "maxAttempts",
            j.key as "jobKey", j.priority, case when j.flags is null then null else array(select jsonb_object_keys(j.flags)) end as flags
       from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
      where j.attempts < j.max_attempts order by j.id`,
  );
  return rows;
}

/** Replaces the waiting jobs. */
export async function writeQueuedJobs(client: pg.ClientBase, jobs: readonly QueuedJob[]): Promise<void> {
  await client.query(
    `select graphile_worker.add_job(identifier, payload => payload, queue_name => "queueName", run_at => "runAt",
              max_attempts => "maxAttempts", job_key => "jobKey", priority => priority, flags => flags)
       from json_to_recordset($1::json) as given(identifier text, payload json, "queueName" text, "runAt" timestamptz, "maxAttempts" int,
              "jobKey" text, priority int, flags text[])`,
    [JSON.stringify(jobs)],
  );
}

/** Whether the tables of the queue exist. */
export async function hasQueue(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>("select to_regclass('graphile_worker._private_jobs') is not null as found");
  return rows[0]?.found === true;
}
