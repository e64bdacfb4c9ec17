// Who may be what: roles are rows, given and taken in one transaction with a line of the audit. A given role counts from the next refresh
// of a session (14 minutes at most); a taken one ends every session of the person at once, for the access tokens still say it. The platform
// keeps an administrator: whoever takes the role, suspends somebody or lets them ask to be erased holds the lock of requireAnotherAdministrator.
import type { Role } from '@fairway/rules/access';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { endSessions } from '../sessions/commands.ts';

/** A role and what it is held for: an organization (organization id) for OrganizationAdmin, a school for SchoolAdmin and CareerStaff. */
export type HeldRole = { role: Role; organizationId: number | null; schoolId: number | null };

type Change = { userId: string; held: HeldRole; actorId: string | null; now: Date };

/** Gives a role; false where the person holds it already. */
export async function grantRole(database: Database, { userId, held, actorId, now }: Change): Promise<boolean> {
  const row = await database
    .insertInto('user_role')
    .values({
      id: newId(),
      user_id: userId,
      role: held.role,
      organization_id: held.organizationId,
      school_id: held.schoolId,
      granted_by: actorId,
      granted_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await tell(database, 'role_granted', { userId, held, actorId, now });
  return true;
}

/** Takes a role away and ends the person's sessions; gives their ids, or undefined where the role was not held. */
export async function revokeRole(database: Database, { userId, held, actorId, now }: Change): Promise<string[] | undefined> {
  const { numDeletedRows } = await database
    .deleteFrom('user_role')
    .where('user_id', '=', userId)
    .where('role', '=', held.role)
    .where('organization_id', 'is not distinct from', held.organizationId)
    .where('school_id', 'is not distinct from', held.schoolId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return undefined;
  await tell(database, 'role_revoked', { userId, held, actorId, now });
  return endSessions(database, { userId }, 'roles_changed', now);
}

/** Does this person administer the platform? */
export async function isAdministrator(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('user_role')
    .select('id')
    .where('user_id', '=', userId)
    .where('role', '=', 'Admin')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Demands an administrator besides this one who can sign in and has not asked to be erased. Of two who ask at once, one waits, and then is
 * the last; holds until the transaction ends.
 * @throws Problem users.last_administrator
 */
export async function requireAnotherAdministrator(transaction: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('fairway administrators'))`.execute(transaction);
  const other = await transaction
    .selectFrom('user_role as r')
    .innerJoin('app_user as u', 'u.id', 'r.user_id')
    .select('r.id')
    .where('r.role', '=', 'Admin')
    .where('u.status', '=', 'active')
    .where('u.deletion_due_at', 'is', null)
    .where('u.id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new Problem('users.last_administrator');
}

async function tell(database: Database, what: 'role_granted' | 'role_revoked', { userId, held, actorId, now }: Change): Promise<void> {
  const { role, organizationId, schoolId } = held;
  const line = {
    at: now,
    actorId,
    action: `user.${what}` as const,
    subject: `user:${userId}`,
    ...(organizationId === null ? {} : { organizationId }),
    detail: { role },
  };
  await recordAudit(database, schoolId === null ? line : { ...line, schoolId });
  await recordNews(database, [{ kind: `user.${what}`, subject: `user:${userId}`, payload: { role, organizationId, schoolId } }]);
}
