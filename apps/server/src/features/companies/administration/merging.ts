// Merging two organisations, in one transaction: all that the one has becomes the other's. Its row stays as an address that leads on, and so
// that its feeds find the other (features/imports/companies.ts). Where both have the same thing (a follower, an administrator, an employer
// somebody prefers, a share) the other's stays.
import { mergeRefusal } from '@fairway/rules/organizations';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { moveSubscriptions } from '../../communication/commands.ts';
import { type OrganizationCounts, readCounts } from './card.ts';
import { type Change, lockOrganization, tell } from './commands.ts';
import { listAbove, lockTree } from './tree.ts';

export type Merge = { sourceId: number; targetId: number };
type Named = { id: number; name: string };
export type MergePreview = { source: Named; target: Named } & OrganizationCounts;

/** What would move. @throws Problem as `mergeOrganizations` */
export async function previewMerge(database: Database, merge: Merge, now: Date): Promise<MergePreview> {
  const found = await checkMerge(database, merge);
  return { ...found, ...(await readCounts(database, merge.sourceId, now)) };
}

/** @throws Problem companies.not_found, companies.merge_unknown, companies.merge_same, companies.merge_cycle, companies.merge_state */
export async function mergeOrganizations(transaction: Database, merge: Merge, change: Change): Promise<void> {
  const { sourceId, targetId } = merge;
  await lockTree(transaction);
  // In the order of ids, so that nobody waits in a circle. A refusal is told by the check, which reads what is locked.
  for (const id of [sourceId, targetId].sort((a, b) => a - b)) await lockOrganization(transaction, id).catch(unlessMissing);
  await checkMerge(transaction, merge);
  const counts = await readCounts(transaction, sourceId, change.now);
  await movePostings(transaction, merge, change.now);
  await moveProfile(transaction, merge);
  await movePeople(transaction, merge);
  await transaction.updateTable('company').set({ parent_id: targetId }).where('parent_id', '=', sourceId).execute();
  await transaction.updateTable('company').set({ merged_into: targetId }).where('merged_into', '=', sourceId).execute();
  await transaction
    .updateTable('company')
    .set({ status: 'merged', merged_into: targetId, parent_id: null, updated_at: change.now })
    .where('id', '=', sourceId)
    .execute();
  await transaction.updateTable('company').set({ updated_at: change.now }).where('id', '=', targetId).execute();
  const { postings, followers, articles, administrators, children } = counts;
  await tell(transaction, targetId, 'merged', { source: sourceId, postings, followers, articles, administrators, children }, change);
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof Problem) || error.code !== 'companies.not_found') throw error;
}

const REFUSALS = { same: 'companies.merge_same', state: 'companies.merge_state', cycle: 'companies.merge_cycle' } as const;

async function checkMerge(database: Database, { sourceId, targetId }: Merge): Promise<{ source: Named; target: Named }> {
  const rows = await database
    .selectFrom('company')
    .select(['id', 'name', 'status'])
    .where('id', 'in', [sourceId, targetId])
    .where('status', '<>', 'merged')
    .execute();
  const [source, target] = [sourceId, targetId].map((id) => rows.find((row) => row.id === id));
  if (!source) throw new Problem('companies.not_found');
  if (!target) throw new Problem('companies.merge_unknown');
  const stateOf = (row: { status: string }) => (row.status === 'active' || row.status === 'pending' ? row.status : 'suspended');
  const refusal = mergeRefusal(
    { id: sourceId, state: stateOf(source) },
    { id: targetId, state: stateOf(target), above: await listAbove(database, targetId) },
  );
  if (refusal) throw new Problem(REFUSALS[refusal]);
  return { source: { id: source.id, name: source.name }, target: { id: target.id, name: target.name } };
}

async function movePostings(transaction: Database, { sourceId, targetId }: Merge, now: Date): Promise<void> {
  await sql`with moved as (
      update job set company_id = ${targetId}, updated_at = ${now} where company_id = ${sourceId} returning id
    ) insert into event (kind, subject) select 'job.changed', 'job:' || id from moved`.execute(transaction);
}

/** Places and videos stand behind those that are there; an article whose name is taken gets its number behind it. */
async function moveProfile(transaction: Database, { sourceId, targetId }: Merge): Promise<void> {
  await sql`update company_location l set company_id = ${targetId}, is_headquarters = false,
      position = l.position + (select coalesce(max(position) + 1, 0) from company_location where company_id = ${targetId})
    where l.company_id = ${sourceId} and not exists (select from company_location t where t.company_id = ${targetId}
      and (t.title, t.address, t.city, t.country_code) is not distinct from (l.title, l.address, l.city, l.country_code))`.execute(
    transaction,
  );
  await sql`update company_video set company_id = ${targetId},
      position = position + (select coalesce(max(position) + 1, 0) from company_video where company_id = ${targetId})
    where company_id = ${sourceId}`.execute(transaction);
  await sql`update company_article a set company_id = ${targetId},
      slug = case when exists (select from company_article t where t.company_id = ${targetId} and t.slug = a.slug) then a.slug || '-' || a.id else a.slug end
    where a.company_id = ${sourceId}`.execute(transaction);
}

async function movePeople(transaction: Database, { sourceId, targetId }: Merge): Promise<void> {
  await sql`insert into company_follow (user_id, company_id, created_at)
    select user_id, ${targetId}, created_at from company_follow where company_id = ${sourceId} on conflict do nothing`.execute(transaction);
  await moveSubscriptions(transaction, { sourceId, targetId });
  await transaction.deleteFrom('company_follow').where('company_id', '=', sourceId).execute();
  await sql`update user_role r set organization_id = ${targetId} where organization_id = ${sourceId} and not exists (
      select from user_role t where t.user_id = r.user_id and t.role = r.role and t.organization_id = ${targetId})`.execute(transaction);
  await transaction.deleteFrom('user_role').where('organization_id', '=', sourceId).execute();
  await sql`update candidate_employer e set company_id = ${targetId} where company_id = ${sourceId} and not exists (
      select from candidate_employer t where t.candidate_id = e.candidate_id and t.company_id = ${targetId})`.execute(transaction);
  await transaction.deleteFrom('candidate_employer').where('company_id', '=', sourceId).execute();
  await sql`update profile_share s set shared_with_org = ${targetId} where shared_with_org = ${sourceId} and not exists (
      select from profile_share t where t.user_id = s.user_id and t.shared_with_org = ${targetId})`.execute(transaction);
  await transaction.deleteFrom('profile_share').where('shared_with_org', '=', sourceId).execute();
}
