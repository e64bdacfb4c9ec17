import type { Database } from '../../kernel/database/database.ts';
import type { Merge } from '../../kernel/feature.ts';

/** What one organization was sent is the other's; its candidates read the name that they applied to. */
export async function moveToOrganization(transaction: Database, { sourceId, targetId }: Merge): Promise<void> {
  for (const table of ['application', 'application_keep'] as const)
    await transaction.updateTable(table).set({ organization_id: targetId }).where('organization_id', '=', sourceId).execute();
}
