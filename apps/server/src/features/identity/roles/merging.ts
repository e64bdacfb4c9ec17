// Roles at an organization that another one takes over. Who has the same at both has it once.
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { Merge } from '../../../kernel/feature.ts';

export async function moveRoles(transaction: Database, { sourceId, targetId }: Merge): Promise<void> {
  await sql`update user_role r set organization_id = ${targetId} where organization_id = ${sourceId} and not exists (
      select from user_role t where t.user_id = r.user_id and t.role = r.role and t.organization_id = ${targetId})`.execute(transaction);
  await transaction.deleteFrom('user_role').where('organization_id', '=', sourceId).execute();
}
