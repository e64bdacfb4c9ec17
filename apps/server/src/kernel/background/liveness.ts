// Says that this process lives, and frees the jobs of processes that no longer do. A job of a killed process would otherwise stay locked
// for four hours; handlers are safe to repeat, so freeing one too early costs a repetition, never a loss.
import type pg from 'pg';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { repeat } from '../recurring.ts';

const BEAT_MS = 4000;
const DEAD_AFTER = '16 seconds';

/**
 * Begins to beat for the pools of workers in `poolIds`, which may change, and tells their `tasks`; the returned function ends it and signs off. Who
 * leaves jobs behind does not: others free them when they have not heard of it for a while.
 */
export function keepAlive(
  { pool, log }: { pool: pg.Pool; log: Log },
  poolIds: ReadonlySet<string>,
  tasks: readonly string[],
): (left: { hasJobs: boolean }) => Promise<void> {
  const id = newId();
  const beat = async () => {
    await pool.query(
      `insert into background_node (id, worker_ids, tasks) values ($1, $2, $3)
       on conflict (id) do update set worker_ids = excluded.worker_ids, seen_at = now()`,
      [id, [...poolIds], tasks],
    );
    const { rows } = await pool.query<{ worker_ids: string[] }>(
      `delete from background_node where seen_at < now() - $1::interval returning worker_ids`,
      [DEAD_AFTER],
    );
    await freeJobs(
      pool,
      rows.flatMap((row) => row.worker_ids),
    );
  };
  const end = repeat(log, 'liveness of jobs', BEAT_MS, beat, 'now');
  return async ({ hasJobs }) => {
    end();
    if (hasJobs) return;
    await pool.query('delete from background_node where id = $1', [id]).catch(() => undefined);
  };
}

/** Lets others run the jobs which pools that are no more have locked. */
export async function freeJobs(pool: pg.Pool, poolIds: readonly string[]): Promise<void> {
  if (poolIds.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1)', [poolIds]);
}
