// Keeps job_search equal to the postings: fills it once, then follows the outbox with a position of its own that is stored in the same
// transaction as the rows, so nothing is written twice or left out whatever dies. Of all nodes one writes at a time (the lock on
// search_cursor); the others skip. It is written for the day it is needed: slowly while indexes answer, at once while one is built.
import type pg from 'pg';
import { KEPT_AFTER_DEADLINE_MS, listChanges, type ScanPlace, scanBatch } from './documents.ts';
import type { RowWriter } from './row-writer.ts';
import { currentPosition, readHistory, readWindow } from './window.ts';

const FILL_BATCH = 500;
/** Postings of a window that are in memory at once. */
const WINDOW_BATCH = 2000;

export type RowStep =
  /** Equal to what was committed when the step began. */
  | 'caught up'
  /** There is more to do. */
  | 'more'
  /** Another node writes. */
  | 'busy'
  /** It would have to be filled, and `mayFill` says not now. */
  | 'empty';

type CursorRow = { seen: string | null; history: string | null; filled_to: ScanPlace | null; lost: boolean };

/** One step of a few hundred postings at most while filling, one window after. */
export async function followRows(pool: pg.Pool, writer: RowWriter, now: number, mayFill = true): Promise<RowStep> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<CursorRow>(
      `select seen, history, filled_to, coalesce(pg_snapshot_xmax(seen::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()), true) as lost
       from search_cursor for update skip locked`,
    );
    const cursor = rows[0];
    const step = cursor === undefined ? 'busy' : await takeStep(client, writer, cursor, now, mayFill);
    await client.query('commit');
    client.release();
    return step;
  } catch (error) {
    writer.forget();
    await client.query('rollback').then(
      () => client.release(),
      (lost) => client.release(lost as Error),
    );
    throw error;
  }
}

/** Forgets rows that closed more than a day ago. */
export async function sweepRows(pool: pg.Pool, now: number): Promise<void> {
  await pool.query(
    `with locked as (select from search_cursor for update),
       gone as (delete from job_search where deadline_ms < $1 and exists (select from locked) returning 1)
     update search_cursor set posting_count = posting_count - (select count(*) from gone)`,
    [now - KEPT_AFTER_DEADLINE_MS],
  );
}

/** After writing much: the planner learns what is there, and words still waiting go into their index. */
export async function settleRows(db: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await db.query("select gin_clean_pending_list('job_search_words'), gin_clean_pending_list('job_search_head')");
  await db.query('analyze job_search, search_phrase, search_word');
}

async function takeStep(client: pg.PoolClient, writer: RowWriter, cursor: CursorRow, now: number, mayFill: boolean): Promise<RowStep> {
  const history = await readHistory(client);
  const lost = cursor.lost || cursor.history !== history;
  if (!mayFill && (lost || cursor.filled_to !== null)) return 'empty';
  if (lost) {
    const { seen } = await currentPosition(client);
    writer.forget();
    await client.query('delete from job_search');
    await client.query('update search_cursor set seen = $1, history = $2, filled_to = $3, posting_count = 0', [seen, history, START]);
    return 'more';
  }
  if (cursor.filled_to !== null) {
    const { documents, place } = await scanBatch(client, now, cursor.filled_to, FILL_BATCH);
    await writer.write(client, documents.map((document) => ({ kind: 'put', document }))); // biome-ignore format: one thought
    await client.query('update search_cursor set filled_to = $1', [place]);
    if (place === null) await settleRows(client);
    return 'more';
  }
  const window = await readWindow(client, { seen: cursor.seen!, history, newest: null });
  if (window === undefined) {
    await client.query('update search_cursor set seen = null');
    return 'more';
  }
  for (let at = 0; at < window.ids.length; at += WINDOW_BATCH)
    await writer.write(client, await listChanges(client, window.ids.slice(at, at + WINDOW_BATCH), now));
  await client.query('update search_cursor set seen = $1', [window.position.seen]);
  return 'caught up';
}

const START: ScanPlace = { publishedAt: '-infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
