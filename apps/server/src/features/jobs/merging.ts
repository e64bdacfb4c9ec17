// Postings of an organization that another one takes over.
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Merge } from '../../kernel/feature.ts';
import { recordNews } from '../../kernel/news/news.ts';
import { queryableOf, settlePostings } from './duplicates/settling.ts';

/** They become the other's, and are told of one by one: search and pages show its name. What both offered is one then. */
export async function movePostings(transaction: Database, { sourceId, targetId, now }: Merge): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update job set organization_id = ${targetId}, updated_at = ${now} where organization_id = ${sourceId} returning id`.execute(
    transaction,
  );
  await recordNews(
    transaction,
    rows.map(({ id }) => ({ kind: 'job.changed', subject: `job:${id}` })),
  );
  await settlePostings(
    queryableOf(transaction),
    rows.map(({ id }) => id),
    now,
  );
}
