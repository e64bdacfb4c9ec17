// What each kind of job did, for the operations page: done jobs leave the queue, so somebody has to count. Counts are gathered in memory and
// written every few seconds in one statement; a process that is killed loses those, which changes nothing but the count.
import { parseCronItems } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { repeat } from '../recurring.ts';

const WRITE_EVERY_MS = 5000;
/** Names that no worker registered for so long are gone from the software. */
const FORGOTTEN_AFTER = '30 days';
const DAY_MINUTES = 1440;
/** How far ahead the next run of a schedule is looked for. */
const AHEAD_DAYS = 35;

type Counted = { done: number; failed: number; doneAt: Date | null; failedAt: Date | null; tookMs: number | null };

export type TaskLog = {
  /** Notes a run that ended. */
  note(name: string, isDone: boolean, tookMs: number): void;
  /** Writes what is counted, and ends. */
  stop(): Promise<void>;
};

/** Announces the tasks of this worker, and begins to count. */
export function openTaskLog(pool: pg.Pool, tasks: readonly { name: string; cron?: string }[], log: Log): TaskLog {
  let counted = new Map<string, Counted>();
  let announced = false;
  const write = async () => {
    if (!announced) {
      await announce(pool, tasks);
      announced = true;
    }
    if (counted.size === 0) return;
    const written = counted;
    counted = new Map();
    try {
      await pool.query(
        `update background_task t set done_count = done_count + g.done, failure_count = failure_count + g.failed,
           last_done_at = greatest(last_done_at, g."doneAt"), last_failed_at = greatest(last_failed_at, g."failedAt"),
           last_took_ms = coalesce(g."tookMs", last_took_ms)
         from json_to_recordset($1::json) as g(name text, done int, failed int, "doneAt" timestamptz, "failedAt" timestamptz, "tookMs" int)
         where t.name = g.name`,
        [JSON.stringify([...written].map(([name, counts]) => ({ name, ...counts })))],
      );
    } catch (error) {
      for (const [name, counts] of written) counted.set(name, joined(counts, counted.get(name)));
      throw error;
    }
  };
  let writing: Promise<void> = Promise.resolve();
  const writeNext = () => {
    writing = writing.catch(() => undefined).then(write);
    return writing;
  };
  const end = repeat(log, 'log of jobs', WRITE_EVERY_MS, writeNext, 'now');
  return {
    note(name, isDone, tookMs) {
      const at = new Date();
      const one: Counted = isDone
        ? { done: 1, failed: 0, doneAt: at, failedAt: null, tookMs: Math.round(tookMs) }
        : { done: 0, failed: 1, doneAt: null, failedAt: at, tookMs: null };
      const before = counted.get(name);
      counted.set(name, before ? joined(before, one) : one);
    },
    stop() {
      end();
      return writeNext();
    },
  };
}

/** Counts of one name, the later ones second. */
function joined(first: Counted, later: Counted | undefined): Counted {
  if (!later) return first;
  return {
    done: first.done + later.done,
    failed: first.failed + later.failed,
    doneAt: later.doneAt ?? first.doneAt,
    failedAt: later.failedAt ?? first.failedAt,
    tookMs: later.tookMs ?? first.tookMs,
  };
}

async function announce(pool: pg.Pool, tasks: readonly { name: string; cron?: string }[]): Promise<void> {
  await pool.query(
    `insert into background_task (name, cron) select name, cron from json_to_recordset($1::json) as g(name text, cron text)
     on conflict (name) do update set cron = excluded.cron, seen_at = now()`,
    [JSON.stringify(tasks.map(({ name, cron }) => ({ name, cron: cron ?? null })))],
  );
  await pool.query('delete from background_task where seen_at < now() - $1::interval', [FORGOTTEN_AFTER]);
}

/** When a schedule is due next after `after`; null where that is more than 35 days away. */
export function nextDueAt(cron: string, after: Date): Date | null {
  const [item] = parseCronItems([{ task: 'any', match: cron }]);
  const minute = new Date(after);
  minute.setUTCSeconds(0, 0);
  for (let ahead = 0; item && ahead < AHEAD_DAYS * DAY_MINUTES; ahead++) {
    minute.setUTCMinutes(minute.getUTCMinutes() + 1);
    const digest = {
      min: minute.getUTCMinutes(),
      hour: minute.getUTCHours(),
      date: minute.getUTCDate(),
      month: minute.getUTCMonth() + 1,
      dow: minute.getUTCDay(),
    };
    if (item.match(digest)) return minute;
  }
  return null;
}
