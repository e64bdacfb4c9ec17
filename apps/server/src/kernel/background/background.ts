// Background jobs on graphile-worker. A job is enqueued in the transaction of the change that wants it, so it exists exactly when the
// change does; handlers run at least once and must be safe to repeat. Schedules are UTC; local times are asked of Temporal by the handler.
import { EventEmitter } from 'node:events';
import {
  type AddJobFunction,
  makeWorkerUtils,
  type ParsedCronItem,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { type Rounds, roundsOf } from '../recurring.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { freeJobs, keepAlive } from './liveness.ts';
import { openTaskLog } from './task-log.ts';

/** `rounds`: the book of the process, for what fails without the job failing. */
export type JobContext = { log: Log; rounds: Rounds; addJob: AddJobFunction };
type JobHandler = (payload: unknown, context: JobContext) => Promise<void>;

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
  await sql`select ${addJob(name, payload, options)}`.execute(database);
}

/** The same as an expression, for a statement that does more: it runs once for each of its rows. */
export const addJob = (name: string, payload: Record<string, unknown>, { runAt, key, maxAttempts = 12 }: EnqueueOptions = {}) =>
  sql`graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json, run_at => ${runAt ?? null}::timestamptz,
    job_key => ${key ?? null}::text, max_attempts => ${maxAttempts}::int)`;

/** Takes a waiting job back, in the transaction of `database`; a running one goes on. */
export async function cancelJob(database: Database, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(database);
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

/** Starts working; `stop` lets running jobs finish, for a while: those that go on are run again by others once this process is gone. */
export async function startBackground(options: {
  pool: pg.Pool;
  registrations: readonly JobRegistration[];
  log: Log;
  concurrency?: number;
  tracing?: Tracing | undefined;
}): Promise<{ stop(): Promise<void> }> {
  const taskList: TaskList = {};
  const cron: ParsedCronItem[] = [];
  const rounds = roundsOf(options.log);
  const tasks = openTaskLog(options.pool, options.registrations, options.log);
  for (const registration of options.registrations) {
    taskList[registration.name] = async (payload, helpers) => {
      const jobId = String(helpers.job.id);
      const work = async () => {
        const begunAt = performance.now();
        const note = (isDone: boolean) => tasks.note(registration.name, isDone, performance.now() - begunAt);
        try {
          await registration.run(payload, { log: options.log.child({ job: registration.name, jobId }), rounds, addJob: helpers.addJob });
        } catch (error) {
          note(false);
          rounds.failed(`job ${registration.name}`, error);
          throw error;
        }
        note(true);
        rounds.succeeded(`job ${registration.name}`);
      };
      if (!options.tracing) return work();
      const attributes = { 'messaging.system': 'fairway', 'messaging.message.id': jobId, 'fairway.job.attempt': helpers.job.attempts };
      return options.tracing.run(`job ${registration.name}`, attributes, work);
    };
    if (registration.cron)
      cron.push(...parseCronItems([{ task: registration.name, match: registration.cron, options: { backfillPeriod: 0 } }]));
  }
  // A job is locked by the pool of workers that took it; one that ended holds nothing.
  const poolIds = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => poolIds.add(workerPool.id));
  let isLeaving = false;
  const begin = () =>
    run({
      pgPool: options.pool,
      taskList,
      parsedCronItems: cron,
      concurrency: options.concurrency ?? 4,
      noHandleSignals: true,
      pollInterval: 2000,
      // Said at once, but by the library's batches: those wait for the database's answer and end the pool when there is none. Unbatched, nobody
      // waits for it, and a job that ends while the database is away would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: quietLogger(options.log, () => isLeaving) as never,
      events,
    });
  let stopped = false;
  let runner: Runner | undefined = await begin();
  const signOff = keepAlive(
    options,
    poolIds,
    options.registrations.map(({ name }) => name),
  );
  const keepGoing = async () => {
    while (!stopped) {
      try {
        if (!runner) {
          // The database went away: what the ended pool was running is tried again now that it is back.
          await freeJobs(options.pool, [...poolIds]);
          poolIds.clear();
          runner = await begin();
        }
        rounds.succeeded('worker of jobs');
        await runner.promise;
      } catch (error) {
        if (!stopped) rounds.failed('worker of jobs', error);
      }
      runner = undefined;
      if (!stopped) await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
    }
  };
  const going = keepGoing();
  return {
    stop: async () => {
      stopped = true;
      const after = (ms: number) => new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), ms).unref());
      const stopping = runner
        ?.stop()
        .catch((error: unknown) => options.log.warn({ err: error }, 'the worker of jobs did not stop as it should'));
      const isLate = (await Promise.race([stopping, after(FINISHING_MS)])) === 'late';
      isLeaving = isLate;
      if (isLate) options.log.info('some jobs are not over yet: they will be run again');
      await signOff({ hasJobs: isLate });
      await tasks.stop().catch((error: unknown) => options.log.error({ err: error }, 'what jobs did could not be written'));
      await Promise.race([going, after(isLate ? 0 : RESTART_MS)]);
    },
  };
}

const RESTART_MS = 2000;
/** The whole process has a few seconds to end (ending.ts), and an import of an hour is no reason to end it with an error. */
const FINISHING_MS = 1500;

/**
 * graphile-worker's own logger writes to the console; ours gets its warnings and errors. A job that is over only when nobody waits for it any more cannot
 * say so (`isLeaving`): that it will be run again was said.
 */
function quietLogger(log: Log, isLeaving: () => boolean) {
  const write = (level: string, message: string) => {
    if (isLeaving()) log.info(message);
    else if (level === 'error') log.error(message);
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
