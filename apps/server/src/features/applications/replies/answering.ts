// How organizations answer, kept for some minutes for pages that everybody opens: what is measured is a year, and counting it anew at each visit tells nothing more.
import type { ReplyCounts } from '@fairway/rules/reply-clock';
import type { Database } from '../../../kernel/database/database.ts';
import { onePerNode } from '../../../kernel/feature.ts';
import { countRepliesOfEach } from './queries.ts';

const FRESH_MS = 600_000;
/** Beyond so many it is begun anew. */
const KEPT_MOST = 10_000;

export type KeptReplies = { of(organizationIds: readonly number[], now: Date): Promise<ReadonlyMap<number, ReplyCounts>> };

export const repliesOfNode = onePerNode(({ database }) => keptReplies(database));

function keptReplies(database: Database): KeptReplies {
  const kept = new Map<number, { atMs: number; counts: ReplyCounts }>();
  return {
    async of(organizationIds, now) {
      const isOld = (id: number) => Math.abs(now.getTime() - (kept.get(id)?.atMs ?? Number.NEGATIVE_INFINITY)) > FRESH_MS;
      if (kept.size > KEPT_MOST) kept.clear();
      const counted = await countRepliesOfEach(database, organizationIds.filter(isOld), now);
      for (const [id, counts] of counted) kept.set(id, { atMs: now.getTime(), counts });
      return new Map(organizationIds.flatMap((id) => (kept.has(id) ? [[id, kept.get(id)!.counts] as const] : [])));
    },
  };
}
