// A tenant is suspended and resumed. Nothing else of it changes, so it comes back whole. What the platform stands on is never suspended: the
// default, who answers its own host, and the tenant whose host the administrator works at, who could not resume it from there.
// @rule tenants.11
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { lockTenants, tellOfTenant } from '../commands.ts';

type Change = { actorId: string; now: Date };

/** `hereId`: the tenant of this request. @throws Problem not_found, tenants.never_suspended */
export async function suspendTenant(
  transaction: Database,
  id: number,
  { actorId, now }: Change,
  { baseUrl, hereId }: { baseUrl: string; hereId: number },
): Promise<void> {
  const tenant = await lockedTenant(transaction, id);
  const rows = await transaction.selectFrom('tenant_host').select('host').where('tenant_id', '=', id).execute();
  const hosts = rows.map(({ host }) => host);
  if (id === hereId || mustAnswer({ isDefault: tenant.is_default, hosts }, baseUrl)) throw new Problem('tenants.never_suspended');
  if (tenant.suspended_at !== null) return;
  await transaction.updateTable('tenant').set({ suspended_at: now }).where('id', '=', id).execute();
  await tellOfTenant(transaction, { id, what: 'suspended', actorId, now });
}

/** @throws Problem not_found */
export async function resumeTenant(transaction: Database, id: number, { actorId, now }: Change): Promise<void> {
  const tenant = await lockedTenant(transaction, id);
  if (tenant.suspended_at === null) return;
  await transaction.updateTable('tenant').set({ suspended_at: null }).where('id', '=', id).execute();
  await tellOfTenant(transaction, { id, what: 'resumed', actorId, now });
}

/** Does the platform, or this request, stand on a tenant of this school? Tenants stay as they are until the transaction ends. */
export async function schoolMustAnswer(
  transaction: Database,
  schoolId: number,
  { baseUrl, hereId }: { baseUrl: string; hereId: number },
): Promise<boolean> {
  await lockTenants(transaction);
  const rows = await transaction
    .selectFrom('tenant as t')
    .leftJoin('tenant_host as h', 'h.tenant_id', 't.id')
    .select(['t.id', 't.is_default', 'h.host'])
    .where('t.school_id', '=', schoolId)
    .execute();
  return rows.some((row) => row.id === hereId || mustAnswer({ isDefault: row.is_default, hosts: row.host ? [row.host] : [] }, baseUrl));
}

/** Does the platform stand on a tenant that is so? Then it is not suspended, and a suspended one does not become so. */
export const mustAnswer = ({ isDefault, hosts }: { isDefault: boolean; hosts: readonly string[] }, baseUrl: string): boolean =>
  isDefault || hosts.includes(new URL(baseUrl).hostname);

async function lockedTenant(transaction: Database, id: number) {
  await lockTenants(transaction);
  const tenant = await transaction.selectFrom('tenant').select(['is_default', 'suspended_at']).where('id', '=', id).executeTakeFirst();
  if (!tenant) throw new Problem('not_found');
  return tenant;
}
