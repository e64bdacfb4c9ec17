import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Merge } from '../../kernel/feature.ts';

/**
 * The one's postings bring their counts, and views of its page count for the other's. Followers of both are the other's from today on, and
 * are counted then: its past says what it had.
 */
export async function mergeInsights(transaction: Database, { sourceId, targetId }: Merge): Promise<void> {
  await transaction.updateTable('insight_posting_day').set({ organization_id: targetId }).where('organization_id', '=', sourceId).execute();
  await sql`insert into insight_organization_day (organization_id, day, page_views, followers)
    select ${targetId}, s.day, s.page_views, coalesce((select t.followers from insight_organization_day t
      where t.organization_id = ${targetId} and t.day <= s.day order by t.day desc limit 1), 0)
    from insight_organization_day s where s.organization_id = ${sourceId} and s.page_views > 0
    on conflict (organization_id, day) do update set page_views = insight_organization_day.page_views + excluded.page_views`.execute(
    transaction,
  );
  await transaction.deleteFrom('insight_organization_day').where('organization_id', '=', sourceId).execute();
}
