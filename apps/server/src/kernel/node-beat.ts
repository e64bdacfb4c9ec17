// Says every few seconds how this process is, in one row that the operations page of every node reads: version, readiness, how far it lags, room on
// its disk, and its slow statements. It only tells: nothing is decided by it, and a process whose row cannot be written goes on.
import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { NODE_BEAT_MS } from '@fairway/rules/operations';
import type pg from 'pg';
import type { Database } from './database/database.ts';
import { slowStatementsOf } from './database/slow-statements.ts';
import type { Log } from './log.ts';
import { repeat } from './recurring.ts';
import { softwareVersion } from './version.ts';

type DiskRoom = { freeBytes: number; sizeBytes: number };

export type BeatingNode = {
  pool: pg.Pool;
  log: Log;
  /** Where it listens, `host:port`: a start there takes over the row of the one before. */
  place: string;
  role: 'web' | 'worker' | 'all';
  /** The disk of this folder is told. */
  dataDir: string;
  /** The room on a folder's disk; default: as the system says. */
  roomOn?(folder: string): Promise<DiskRoom | undefined>;
  readiness(): Promise<Record<string, boolean>>;
  /** Resolves when this process finds what was committed before the call. */
  caughtUp(): Promise<unknown>;
  everyMs?: number;
};

const STARTED_AT = new Date(Date.now() - performance.now());
const NANOSECONDS = 1_000_000;
/** A process that was killed is told so long, then forgotten: machines come and go. */
const FORGOTTEN_AFTER = '1 day';

/** So long an end waits for a beat that is under way. */
const LAST_BEAT_MS = 1000;

/** Begins to beat; the returned function ends it and takes the row away. */
export function beatAsNode(node: BeatingNode): () => Promise<void> {
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  const lag = lagOf(node);
  const beat = async () => {
    const [ready, disk] = await Promise.all([node.readiness(), (node.roomOn ?? diskOf)(node.dataDir)]);
    const loopDelayMs = Math.max(0, Math.round(loop.percentile(99) / NANOSECONDS) - 20);
    loop.reset();
    await node.pool.query(
      `insert into platform_node (place, role, version, started_at, is_ready, lag_ms, loop_delay_ms, disk_free_bytes, disk_size_bytes, slow_statements)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (place) do update set role = excluded.role, version = excluded.version, started_at = excluded.started_at, seen_at = now(),
         is_ready = excluded.is_ready, lag_ms = excluded.lag_ms, loop_delay_ms = excluded.loop_delay_ms,
         disk_free_bytes = excluded.disk_free_bytes, disk_size_bytes = excluded.disk_size_bytes, slow_statements = excluded.slow_statements`,
      [
        ...[node.place, node.role, softwareVersion(), STARTED_AT],
        ...[Object.values(ready).every(Boolean), lag(), loopDelayMs, disk?.freeBytes ?? null, disk?.sizeBytes ?? null],
        JSON.stringify(slowStatementsOf(node.pool).costliest()),
      ],
    );
    await node.pool.query('delete from platform_node where seen_at < now() - $1::interval', [FORGOTTEN_AFTER]);
  };
  let underWay: Promise<void> = Promise.resolve();
  const work = () => {
    underWay = beat();
    return underWay;
  };
  const end = repeat(node.log, 'report of this server', node.everyMs ?? NODE_BEAT_MS, work, 'now');
  return async () => {
    end();
    loop.disable();
    // Else it would write the row again that is taken away here, and a process that ended well would be silent for a day. Whether it fails `repeat` says.
    await Promise.race([underWay.catch(() => undefined), wait(LAST_BEAT_MS, undefined, { ref: false })]);
    await node.pool
      .query('delete from platform_node where place = $1', [node.place])
      .catch((error: unknown) =>
        node.log.warn({ err: error }, 'this server ends and could not take its report away: it will be told as silent'),
      );
  };
}

/** How long it takes until what was written is found here, measured one at a time: while one lasts, it lags so long at least. */
function lagOf({ caughtUp }: BeatingNode): () => number {
  let lastMs = 0;
  let begunAt: number | undefined;
  return () => {
    if (begunAt !== undefined) return Math.max(lastMs, Math.round(performance.now() - begunAt));
    const began = performance.now();
    begunAt = began;
    caughtUp().then(
      () => {
        lastMs = Math.round(performance.now() - began);
        begunAt = undefined;
      },
      () => {
        // It could not be asked, which the part that failed says itself; the next beat asks anew.
        begunAt = undefined;
      },
    );
    return lastMs;
  };
}

async function diskOf(folder: string): Promise<DiskRoom | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
  } catch {
    return undefined;
  }
}

/** Takes a process off the list that was silent at `silentSince`, the last moment that does not count as silence; false: it is none, or not silent. */
export async function forgetSilentNode(database: Database, place: string, silentSince: Date): Promise<boolean> {
  const gone = await database.deleteFrom('platform_node').where('place', '=', place).where('seen_at', '<', silentSince).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
