// A new deployment fills its school list some seconds after its start, which takes seconds of a processor: a benchmark of something else
// waits for it.
import type pg from 'pg';

/** Waits until no job is due any more, at most a minute. */
export async function firstJobsDone(pool: pg.Pool): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { rows } = await pool.query<{ due: boolean }>(
      `select exists (select from graphile_worker.jobs where run_at < now() + interval '30 seconds') as due`,
    );
    if (!rows[0]?.due) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
