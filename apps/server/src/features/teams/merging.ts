// The team of an organization that another takes over works for the other. Who asked both waits once, and what was proven of either is of the one.
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Merge } from '../../kernel/feature.ts';

export async function moveTeam(transaction: Database, { sourceId, targetId, now }: Merge): Promise<void> {
  await sql`update team_request q set state = 'withdrawn', decided_at = ${now} where q.organization_id = ${sourceId} and q.state = 'waiting'
    and exists (select from team_request t where t.organization_id = ${targetId} and t.user_id = q.user_id and t.state = 'waiting')`.execute(
    transaction,
  );
  await sql`delete from team_invitation i where i.organization_id = ${sourceId}
    and exists (select from team_invitation t where t.organization_id = ${targetId} and t.email_folded = i.email_folded)`.execute(
    transaction,
  );
  await sql`delete from organization_proof f where f.organization_id = ${sourceId} and exists (
    select from organization_proof t where t.organization_id = ${targetId} and t.method = f.method and t.domain = f.domain)`.execute(
    transaction,
  );
  for (const table of ['team_request', 'team_invitation', 'organization_proof'] as const)
    await transaction.updateTable(table).set({ organization_id: targetId }).where('organization_id', '=', sourceId).execute();
}
