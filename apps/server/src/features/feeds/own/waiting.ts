// Feeds of an organization's own that need somebody: they fail, or would withdraw most of what is open and wait for a yes.
import { sql } from 'kysely';
import type { CountAtOrganization } from '../../../kernel/feature.ts';

export const feedsInTrouble: CountAtOrganization = async (database, organizationId) => {
  const { count, oldestAt } = await database
    .selectFrom('feed')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(coalesce(held_at, failing_since))`.as('oldestAt')])
    .where('organization_id', '=', organizationId)
    .where('enabled', '=', true)
    .where((where) => where.or([where('held_at', 'is not', null), where('failing_since', 'is not', null)]))
    .executeTakeFirstOrThrow();
  return [{ item: 'feedTrouble', count, oldestAt }];
};
