// Two organizations become one: versions and pictures of the one that is no more are the other's. Its draft was about a name that is gone and goes with
// it; what it showed has come to the other already, whose draft takes that in, so that publishing loses nothing of it.
import { withArrivals } from '@fairway/rules/profile-differences';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Merge } from '../../kernel/feature.ts';
import { findShownProfile } from '../organizations/profiles/queries.ts';
import { contentOf } from './queries.ts';

export async function moveProfile(transaction: Database, { sourceId, targetId, now }: Merge): Promise<void> {
  await sql`update organization_profile_version set organization_id = ${targetId},
      number = number + (select coalesce(max(number), 0) from organization_profile_version where organization_id = ${targetId})
    where organization_id = ${sourceId}`.execute(transaction);
  await transaction
    .updateTable('organization_profile_picture')
    .set({ organization_id: targetId })
    .where('organization_id', '=', sourceId)
    .execute();
  await transaction.deleteFrom('organization_profile_draft').where('organization_id', '=', sourceId).execute();
  const shown = await findShownProfile(transaction, targetId);
  if (!shown) return;
  const draft = await transaction
    .selectFrom('organization_profile_draft')
    .select(['edition', 'content', 'base'])
    .where('organization_id', '=', targetId)
    .forUpdate()
    .executeTakeFirst();
  const content = draft ? withArrivals(contentOf(draft.content), contentOf(draft.base), shown) : shown;
  const columns = { content: JSON.stringify(content), base: JSON.stringify(shown), edition: (draft?.edition ?? 0) + 1 };
  // Also where there was none: whoever writes at this moment began from less.
  await transaction
    .insertInto('organization_profile_draft')
    .values({ organization_id: targetId, changed_at: now, ...columns })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(columns))
    .execute();
}
