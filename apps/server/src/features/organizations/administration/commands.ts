// Approving and suspending organizations, and putting them into a tree. A suspended one leaves search, lists and sitemaps by its state
// alone: nothing of it is changed, so that lifting the suspension brings everything back.
import { mayBecome, type OrganizationState, parentRefusal } from '@fairway/rules/organizations';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { OrganizationView } from './card.ts';
import { countLevelsBelow, listAbove, lockTree } from './tree.ts';

export type Change = { actorId: string | null; now: Date };
export type NewState = { state: 'active' } | { state: 'suspended'; reason: string };

/** Approves, suspends or reinstates; to the state it has already is no change. @throws Problem companies.not_found */
export async function setState(transaction: Database, id: number, wanted: NewState, change: Change): Promise<void> {
  const from = (await lockOrganization(transaction, id)).state;
  if (!mayBecome(from, wanted.state)) return;
  const isSuspended = wanted.state === 'suspended';
  await transaction
    .updateTable('organization')
    .set({
      status: wanted.state,
      suspension_reason: wanted.state === 'suspended' ? wanted.reason.trim() : null,
      suspended_at: isSuspended ? change.now : null,
      updated_at: change.now,
    })
    .where('id', '=', id)
    .execute();
  const what = isSuspended ? 'suspended' : from === 'pending' ? 'approved' : 'reinstated';
  await tell(transaction, id, what, { from }, change);
}

/** @throws Problem companies.not_found, companies.parent_unknown, companies.parent_cycle, companies.parent_depth */
export async function setParent(transaction: Database, id: number, parentId: number | null, change: Change): Promise<void> {
  await lockTree(transaction);
  const { parentId: before } = await lockOrganization(transaction, id);
  if (before === parentId) return;
  if (parentId !== null) {
    const parent = await transaction
      .selectFrom('organization')
      .select('id')
      .where('id', '=', parentId)
      .where('status', '<>', 'merged')
      .executeTakeFirst();
    if (!parent) throw new Problem('companies.parent_unknown');
    const above = await listAbove(transaction, parentId);
    const refusal = parentRefusal(id, { id: parentId, above }, await countLevelsBelow(transaction, id));
    if (refusal) throw new Problem(refusal === 'depth' ? 'companies.parent_depth' : 'companies.parent_cycle');
  }
  await transaction.updateTable('organization').set({ parent_id: parentId, updated_at: change.now }).where('id', '=', id).execute();
  await tell(transaction, id, 'moved', { from: before, to: parentId }, change);
}

export type Shown = Pick<OrganizationView, 'size' | 'foundedYear' | 'shownPeople' | 'shownEdition'>;

/** What it shows of itself, whole. @throws Problem companies.not_found, organizations.changed @rule organizations.23 */
export async function setShown(
  transaction: Database,
  id: number,
  { size, foundedYear, shownPeople, shownEdition }: Shown,
  change: Change,
): Promise<void> {
  const before = await lockOrganization(transaction, id);
  if (before.shownEdition !== shownEdition) throw new Problem('organizations.changed');
  await transaction
    .updateTable('organization')
    .set({ size, founded_year: foundedYear, shown_edition: shownEdition + 1, updated_at: change.now })
    .where('id', '=', id)
    .execute();
  await transaction.deleteFrom('organization_person').where('organization_id', '=', id).execute();
  const rows = shownPeople.map(({ name, role, text }, position) => ({
    ...{ organization_id: id, position, name: name.trim() },
    ...{ role: JSON.stringify(written(role)), text: JSON.stringify(written(text)) },
  }));
  if (rows.length > 0) await transaction.insertInto('organization_person').values(rows).execute();
  await tell(transaction, id, 'changed', { people: rows.length }, change);
}

/** The languages in which there is something. */
const written = (slots: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(slots).flatMap(([locale, words]) => (words?.trim() ? [[locale, words.trim()]] : [])));

type LockedOrganization = { state: OrganizationState; parentId: number | null; shownEdition: number };

/** Of two who change one at once, one waits. @throws Problem companies.not_found, also for one that was merged */
export async function lockOrganization(transaction: Database, id: number): Promise<LockedOrganization> {
  const row = await transaction
    .selectFrom('organization')
    .select(['status', 'parent_id', 'shown_edition'])
    .where('id', '=', id)
    .where('status', '<>', 'merged')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('companies.not_found');
  return { state: row.status as OrganizationState, parentId: row.parent_id, shownEdition: row.shown_edition };
}

/** A line of the audit log, and news: pages that show it are rendered anew. */
export async function tell(
  transaction: Database,
  id: number,
  what: 'approved' | 'suspended' | 'reinstated' | 'moved' | 'merged' | 'changed',
  detail: Record<string, string | number | null>,
  { actorId, now }: Change,
): Promise<void> {
  const subject = `company:${id}`;
  await recordAudit(transaction, { actorId, action: `company.${what}`, subject, organizationId: id, detail, at: now });
  await recordNews(transaction, [{ kind: `company.${what}`, subject }]);
}
