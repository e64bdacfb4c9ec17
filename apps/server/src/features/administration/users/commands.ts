// What administrators do to people, with what holds for all of it: never to an account that is not there, never to lock oneself or the
// last administrator out. What each thing means stands with identity and account.
import type { Role } from '@fairway/rules/access';
import { roleScope } from '@fairway/rules/administration';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { suspendPerson } from '../../identity/administration/commands.ts';
import { grantRole, type HeldRole, isAdministrator, requireAnotherAdministrator, revokeRole } from '../../identity/roles/commands.ts';
import type { PlatformAdministrator } from '../access.ts';

type By = { administrator: PlatformAdministrator; now: Date };

/** @throws Problem not_found */
export async function requireUser(database: Database, userId: string): Promise<{ id: string; emailFolded: string }> {
  const row = await database.selectFrom('identity_person').select(['id', 'email_folded']).where('id', '=', userId).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return { id: row.id, emailFolded: row.email_folded };
}

/** Gives a role with what it is held for. @throws Problem users.role_scope where that is missing, too much or unknown */
export async function giveRole(database: Database, userId: string, held: HeldRole, { administrator, now }: By): Promise<void> {
  const scope = roleScope(held.role);
  const fits = (scope === 'organization') === (held.organizationId !== null) && (scope === 'school') === (held.schoolId !== null);
  if (!fits || !(await scopeExists(database, held))) throw new Problem('users.role_scope');
  await grantRole(database, { userId, held, actorId: administrator.userId, now });
}

async function scopeExists(database: Database, { organizationId, schoolId }: HeldRole): Promise<boolean> {
  if (organizationId !== null)
    return (
      (await database
        .selectFrom('organization')
        .select('id')
        .where('id', '=', organizationId)
        .where('status', '<>', 'merged')
        .executeTakeFirst()) !== undefined
    );
  if (schoolId !== null)
    return (await database.selectFrom('school').select('id').where('id', '=', schoolId).executeTakeFirst()) !== undefined;
  return true;
}

/** Takes a role; gives the sessions that ended. @throws Problem not_found where it is not held, users.last_administrator */
export async function takeRole(
  database: Database,
  { userId, roleId }: { userId: string; roleId: string },
  { administrator, now }: By,
): Promise<string[]> {
  const row = await database
    .selectFrom('user_role')
    .select(['role', 'organization_id', 'school_id'])
    .where('id', '=', roleId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  if (row.role === 'Admin') await requireAnotherAdministrator(database, userId);
  const held = { role: row.role as Role, organizationId: row.organization_id, schoolId: row.school_id };
  return (await revokeRole(database, { userId, held, actorId: administrator.userId, now })) ?? [];
}

/** @throws Problem users.own_account, users.last_administrator, users.not_active */
export async function suspend(
  database: Database,
  { userId, reason }: { userId: string; reason: string },
  { administrator, now }: By,
): Promise<string[]> {
  requireOther(administrator, userId);
  if (await isAdministrator(database, userId)) await requireAnotherAdministrator(database, userId);
  return suspendPerson(database, { userId, reason }, { actorId: administrator.userId, now });
}

/** @throws Problem users.own_account */
export function requireOther(administrator: PlatformAdministrator, userId: string): void {
  if (administrator.userId === userId.toLowerCase()) throw new Problem('users.own_account');
}
