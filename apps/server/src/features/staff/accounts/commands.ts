// Changes of a school's staff. The school's row is locked first, so that of two administrators who remove each other, or step down at once,
// one stays: a school is never without an active administrator. A role that is changed or taken ends the person's sessions.

import type { StaffRole } from '@fairway/rules/school-settings';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { eraseMailsOf } from '../../../kernel/mail/erasing.ts';
import { endLinks } from '../../identity/links.ts';
import { offerRole, withdrawOffer } from '../../identity/offers/commands.ts';
import { findOffer } from '../../identity/offers/queries.ts';
import { removePerson } from '../../identity/people/commands.ts';
import { grantRole, revokeRole } from '../../identity/roles/commands.ts';
import type { AdministeredSchoolId } from '../../schools/access.ts';
import { handOverStudents } from '../../students/advisers/commands.ts';

export type StaffEditor = { schoolId: AdministeredSchoolId; actorId: string; now: Date };

/** The name of a school whose staff is about to change, locked until the transaction ends. @throws Problem not_found */
export async function lockStaff(database: Database, schoolId: AdministeredSchoolId): Promise<{ name: string; locale: string }> {
  const row = await database.selectFrom('school').select(['name', 'locale']).where('id', '=', schoolId).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}

/** The roles that a person holds at a school. */
export async function rolesAt(database: Database, schoolId: AdministeredSchoolId, userId: string): Promise<StaffRole[]> {
  const rows = await database
    .selectFrom('user_role')
    .select('role')
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .where('role', 'in', ['SchoolAdmin', 'CareerStaff'])
    .execute();
  return rows.map(({ role }) => role as StaffRole);
}

/** Gives somebody the other role; gives the sessions that ended. @throws Problem not_found, settings.changed, staff.last_administrator */
export async function changeRole(
  database: Database,
  { schoolId, actorId, now }: StaffEditor,
  userId: string,
  { from, role }: { from: StaffRole; role: StaffRole },
): Promise<string[]> {
  await lockStaff(database, schoolId);
  const held = await rolesAt(database, schoolId, userId);
  const offered = await findOffer(database, { userId, schoolId });
  if (held.length === 0 && offered) {
    if (offered !== from) throw new Problem('settings.changed');
    await offerRole(database, { userId, schoolId, role, actorId, now });
    return [];
  }
  if (held.length === 0) throw new Problem('not_found');
  if ((held.includes('SchoolAdmin') ? 'SchoolAdmin' : 'CareerStaff') !== from) throw new Problem('settings.changed');
  if (from === role) return [];
  if (role !== 'SchoolAdmin') await refuseLastAdministrator(database, schoolId, userId);
  await grantRole(database, { userId, held: { role, organizationId: null, schoolId }, actorId, now });
  return revokeAll(
    database,
    { schoolId, actorId, now },
    userId,
    held.filter((one) => one !== role),
  );
}

/**
 * Takes somebody off the staff, or revokes an invitation; gives the sessions that ended. Who was only invited, and is nothing else here,
 * goes altogether. Whom they advised is advised by `handTo` then, or by nobody. Nobody there: nothing happens.
 * @throws Problem staff.last_administrator, students.no_adviser
 */
export async function removeFromStaff(
  database: Database,
  editor: StaffEditor,
  userId: string,
  handTo: string | undefined,
): Promise<string[]> {
  const { schoolId, actorId, now } = editor;
  await lockStaff(database, schoolId);
  const held = await rolesAt(database, schoolId, userId);
  const line = { at: now, actorId, subject: `user:${userId}`, schoolId };
  if (await withdrawOffer(database, { userId, schoolId }))
    await recordAudit(database, { ...line, action: 'staff.invitation_revoked' as const });
  if (held.length === 0) return [];
  if (held.includes('SchoolAdmin')) await refuseLastAdministrator(database, schoolId, userId);
  await handOverStudents(database, editor, userId, handTo);
  const ended = await revokeAll(database, editor, userId, held);
  const wasInvited = await forgetInvited(database, userId);
  await recordAudit(database, { ...line, action: wasInvited ? ('staff.invitation_revoked' as const) : ('staff.removed' as const) });
  return ended;
}

async function revokeAll(
  database: Database,
  { schoolId, actorId, now }: StaffEditor,
  userId: string,
  roles: readonly StaffRole[],
): Promise<string[]> {
  const ended: string[] = [];
  for (const role of roles) {
    const sessions = await revokeRole(database, { userId, held: { role, organizationId: null, schoolId }, actorId, now });
    ended.push(...(sessions ?? []));
  }
  return ended;
}

/** Is there nobody else? Invited people do not count: they may never come. @throws Problem staff.last_administrator */
async function refuseLastAdministrator(database: Database, schoolId: AdministeredSchoolId, userId: string): Promise<void> {
  const rows = await database
    .selectFrom('user_role as r')
    .innerJoin('identity_person as u', 'u.id', 'r.user_id')
    .select('u.id')
    .where('r.school_id', '=', schoolId)
    .where('r.role', '=', 'SchoolAdmin')
    .where('u.status', '=', 'active')
    .execute();
  const isOne = rows.some((row) => row.id === userId);
  if (isOne && rows.length === 1) throw new Problem('staff.last_administrator');
}

/** Ends the invitation of somebody who has no other role; true where the person was only invited. */
async function forgetInvited(database: Database, userId: string): Promise<boolean> {
  const person = await database
    .selectFrom('identity_person')
    .select(['status', 'has_password'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (person?.status !== 'inactive') return false;
  const other = await database.selectFrom('user_role').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst();
  if (other) return true;
  await endLinks(database, userId);
  if (person.has_password) return true;
  // Nothing but an address and a name that somebody else typed: there is no reason to keep them.
  await eraseMailsOf(database, userId);
  await removePerson(database, userId);
  return true;
}
