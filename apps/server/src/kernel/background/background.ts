// Background jobs on graphile-worker. A job is enqueued in the transaction of the change that wants it, so it exists exactly when the
// change does; handlers run at least once and must be safe to repeat. Schedules are UTC; local times are asked of Temporal by the handler.
import {
  type AddJobFunction,
  makeWorkerUtils,
  type ParsedCronItem,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
} from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

export type JobContext = { log: Log; addJob: AddJobFunction };
export type JobHandler = (payload: unknown, context: JobContext) => Promise<void>;

export type JobRegistration = {
  /** `noun.verb`. */
  name: string;
  run: JobHandler;
  /** Cron in UTC, five fields. */
  cron?: string;
};

export type EnqueueOptions = {
  /** One waiting job a key: enqueuing again replaces it. */
  key?: string;
  runAt?: Date;
  maxAttempts?: number;
};

/** Enqueues in the transaction of `database`. */
export async function enqueueJob(
  database: Database,
  name: string,
  payload: Record<string, unknown>,
  options: EnqueueOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json, run_at => ${options.runAt ?? null}::timestamptz,
    job_key => ${options.key ?? null}::text, max_attempts => ${options.maxAttempts ?? 12}::int)`.execute(database);
}

/** Makes the tables of the queue; safe on many nodes at once. */
export async function migrateBackground(pool: pg.Pool): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: pool });
  try {
    await utils.migrate();
  } finally {
    await utils.release();
  }
}

/** Starts working; `stop` lets running jobs finish. */
export async function startBackground(options: {
  pool: pg.Pool;
  registrations: readonly JobRegistration[];
  log: Log;
  concurrency?: number;
}): Promise<{ stop(): Promise<void> }> {
  const taskList: TaskList = {};
  const cron: ParsedCronItem[] = [];
  for (const registration of options.registrations) {
    taskList[registration.name] = async (payload, helpers) => {
      await registration.run(payload, {
        log: options.log.child({ job: registration.name, jobId: String(helpers.job.id) }),
        addJob: helpers.addJob,
      });
    };
    if (registration.cron)
      cron.push(...parseCronItems([{ task: registration.name, match: registration.cron, options: { backfillPeriod: 0 } }]));
  }
  const runner: Runner = await run({
    pgPool: options.pool,
    taskList,
    parsedCronItems: cron,
    concurrency: options.concurrency ?? 4,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quietLogger(options.log) as never,
  });
  runner.promise.catch((error) => options.log.error({ err: error }, 'background worker stopped'));
  return { stop: () => runner.stop() };
}

/** graphile-worker's own logger writes to the console; ours gets its warnings and errors. */
function quietLogger(log: Log) {
  const write = (level: string, message: string) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  };
  const logger = {
    error: (message: string) => write('error', message),
    warn: (message: string) => write('warning', message),
    info: (message: string) => write('info', message),
    debug: (message: string) => write('debug', message),
    scope: () => logger,
  };
  return logger;
}
