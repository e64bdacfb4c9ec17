// Giving somebody a role at an organization, and keeping what proved it. The organization's row is locked while it is decided whose it is.
import type { TeamRole } from '@fairway/rules/teams';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { grantRole } from '../../identity/roles/commands.ts';
import { hasOwner } from '../queries.ts';

export type Asking = { userId: OwnUserId; now: Date; keys: SessionKeys };
type Organization = { id: number; name: string; link: string | null; hasOwner: boolean };

/** One that somebody may ask for, locked until the transaction ends. @throws Problem companies.not_found */
export async function lockForTeam(transaction: Database, id: number): Promise<Organization> {
  const row = await transaction
    .selectFrom('organization as o')
    .select(['o.id', 'o.name', 'o.link'])
    .where('o.id', '=', id)
    .where('o.status', 'in', ['active', 'pending'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('companies.not_found');
  // Read under the lock: who became its owner a moment ago is there.
  const owner = await transaction
    .selectFrom('organization as o')
    .select(hasOwner.as('is'))
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, hasOwner: owner.is };
}

/** An organization that nobody runs, to who proved an address or the DNS of it. */
export async function giveByProof(
  transaction: Database,
  { userId, now }: Asking,
  { id, organizationId }: { id: string; organizationId: number },
): Promise<void> {
  await giveRole(transaction, { userId, organizationId, role: 'OrganizationAdmin', actorId: null, now });
  await transaction.updateTable('team_request').set({ state: 'accepted', decided_at: now }).where('id', '=', id).execute();
}

type Proof = { organizationId: number; method: 'mail' | 'dns' | 'platform'; domain: string; userId: string; now: Date };

/** The first time that something was proven stays. */
export async function keepProof(transaction: Database, { organizationId, method, domain, userId, now }: Proof): Promise<void> {
  await transaction
    .insertInto('organization_proof')
    .values({ organization_id: organizationId, method, domain, proven_at: now, proven_by: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const line = { actorId: userId, subject: `company:${organizationId}`, organizationId, at: now };
  await recordAudit(transaction, { ...line, action: 'company.proven', detail: { method } });
}

export async function giveRole(
  transaction: Database,
  {
    userId,
    organizationId,
    role,
    actorId,
    now,
  }: { userId: string; organizationId: number; role: TeamRole; actorId: string | null; now: Date },
): Promise<void> {
  await grantRole(transaction, { userId, held: { role, organizationId, schoolId: null }, actorId, now });
  await recordNews(transaction, [{ kind: 'team.changed', subject: `company:${organizationId}` }]);
}
