// Every process of the deployment as it said last how it is. Reads what they wrote (kernel/node-beat.ts).
import type { listNodes } from '@fairway/contract/administration/operations';
import { nodeState, SLOW_STATEMENTS_KEPT } from '@fairway/rules/operations';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import type { SlowStatement } from '../../../kernel/database/slow-statements.ts';

type PlatformNodes = z.input<typeof listNodes.returns>;

/** All of them by place, and the slowest statements of all. */
export async function readNodes(database: Database, now: Date): Promise<PlatformNodes> {
  const rows = await database.selectFrom('platform_node').selectAll().orderBy('place').execute();
  const slow = rows.flatMap(({ place, slow_statements }) =>
    (slow_statements as unknown as SlowStatement[]).map((statement) => ({ ...statement, place })),
  );
  return {
    nodes: rows.map((row) => ({
      place: row.place,
      role: row.role as 'web' | 'worker' | 'all',
      version: row.version,
      state: nodeState({ seenAt: row.seen_at, isReady: row.is_ready }, now),
      startedAt: row.started_at.toISOString(),
      seenAt: row.seen_at.toISOString(),
      lagMs: row.lag_ms,
      loopDelayMs: row.loop_delay_ms,
      disk:
        row.disk_free_bytes === null || row.disk_size_bytes === null
          ? null
          : { freeBytes: Number(row.disk_free_bytes), sizeBytes: Number(row.disk_size_bytes) },
    })),
    slowStatements: slow.toSorted((a, b) => b.totalMs - a.totalMs).slice(0, SLOW_STATEMENTS_KEPT),
  };
}
