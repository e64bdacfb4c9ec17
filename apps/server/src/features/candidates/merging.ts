// What people told of an organization that another one takes over. Where somebody named both, the other's stays.
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Merge } from '../../kernel/feature.ts';

/** Employers that somebody prefers, and profiles that are shared with it. */
export async function movePreferences(transaction: Database, { sourceId, targetId }: Merge): Promise<void> {
  await sql`update candidate_employer e set organization_id = ${targetId} where organization_id = ${sourceId} and not exists (
      select from candidate_employer t where t.candidate_id = e.candidate_id and t.organization_id = ${targetId})`.execute(transaction);
  await transaction.deleteFrom('candidate_employer').where('organization_id', '=', sourceId).execute();
  await sql`update profile_share s set shared_with_org = ${targetId} where shared_with_org = ${sourceId} and not exists (
      select from profile_share t where t.user_id = s.user_id and t.shared_with_org = ${targetId})`.execute(transaction);
  await transaction.deleteFrom('profile_share').where('shared_with_org', '=', sourceId).execute();
}
