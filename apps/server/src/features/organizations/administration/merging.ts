// Merging two organizations, in one transaction: all that the one has becomes the other's. Its row stays as an address that leads on, and so
// that its feeds find the other (features/feeds/organizations.ts). What other features hold of it their manifests move (`merge`). Where both have the same thing (a follower, an administrator, an employer
// somebody prefers, a share) the other's stays.
import { mergeRefusal } from '@fairway/rules/organizations';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { MergeHook } from '../../../kernel/feature.ts';
import { Problem } from '../../../kernel/http/problems.ts';
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
export async function mergeOrganizations(transaction: Database, merge: Merge, change: Change, hooks: readonly MergeHook[]): Promise<void> {
  const { sourceId, targetId } = merge;
  await lockTree(transaction);
  // In the order of ids, so that nobody waits in a circle. A refusal is told by the check, which reads what is locked.
  for (const id of [sourceId, targetId].sort((a, b) => a - b)) await lockOrganization(transaction, id).catch(unlessMissing);
  await checkMerge(transaction, merge);
  const counts = await readCounts(transaction, sourceId, change.now);
  await moveProfile(transaction, merge);
  // Subscriptions hang on them: the other's are there before any moves, and the one's go after.
  await sql`insert into organization_follow (user_id, organization_id, created_at)
    select user_id, ${targetId}, created_at from organization_follow where organization_id = ${sourceId} on conflict do nothing`.execute(
    transaction,
  );
  for (const { run } of hooks) await run?.(transaction, { ...merge, now: change.now });
  await transaction.deleteFrom('organization_follow').where('organization_id', '=', sourceId).execute();
  await transaction.updateTable('organization').set({ parent_id: targetId }).where('parent_id', '=', sourceId).execute();
  await transaction.updateTable('organization').set({ merged_into: targetId }).where('merged_into', '=', sourceId).execute();
  await transaction
    .updateTable('organization')
    .set({ status: 'merged', merged_into: targetId, parent_id: null, updated_at: change.now })
    .where('id', '=', sourceId)
    .execute();
  await transaction.updateTable('organization').set({ updated_at: change.now }).where('id', '=', targetId).execute();
  const { postings, followers, articles, administrators, children } = counts;
  await tell(transaction, targetId, 'merged', { source: sourceId, postings, followers, articles, administrators, children }, change);
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof Problem) || error.code !== 'companies.not_found') throw error;
}

const REFUSALS = { same: 'companies.merge_same', state: 'companies.merge_state', cycle: 'companies.merge_cycle' } as const;

async function checkMerge(database: Database, { sourceId, targetId }: Merge): Promise<{ source: Named; target: Named }> {
  const rows = await database
    .selectFrom('organization')
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

/** Places, people and videos stand behind those that are there; an article whose name is taken gets its number behind it. */
async function moveProfile(transaction: Database, { sourceId, targetId }: Merge): Promise<void> {
  await sql`update organization_location l set organization_id = ${targetId}, is_headquarters = false,
      position = l.position + (select coalesce(max(position) + 1, 0) from organization_location where organization_id = ${targetId})
    where l.organization_id = ${sourceId} and not exists (select from organization_location t where t.organization_id = ${targetId}
      and (t.title, t.address, t.city, t.country_code) is not distinct from (l.title, l.address, l.city, l.country_code))`.execute(
    transaction,
  );
  await sql`update organization_video set organization_id = ${targetId},
      position = position + (select coalesce(max(position) + 1, 0) from organization_video where organization_id = ${targetId})
    where organization_id = ${sourceId}`.execute(transaction);
  await sql`update organization_person set organization_id = ${targetId},
      position = position + (select coalesce(max(position) + 1, 0) from organization_person where organization_id = ${targetId})
    where organization_id = ${sourceId}`.execute(transaction);
  await sql`update organization_article a set organization_id = ${targetId},
      slug = case when exists (select from organization_article t where t.organization_id = ${targetId} and t.slug = a.slug) then a.slug || '-' || a.id else a.slug end
    where a.organization_id = ${sourceId}`.execute(transaction);
}
