// Changes of a school's staff: their roles, what they may do and whom they find, and who leaves. The school's row is locked first, so that of two administrators who remove each other, or step down at once,
// one stays: a school is never without an active administrator. A role that is changed or taken ends the person's sessions.

import type { StaffRole } from '@fairway/rules/school-settings';
import { ADVISING_SHAPES, type StaffShape } from '@fairway/rules/staff-shapes';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { eraseMailsOf } from '../../../kernel/mail/erasing.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { handOverReviews } from '../../cv-reviews/commands.ts';
import { endLinks } from '../../identity/links.ts';
import { offerRole, withdrawOffer } from '../../identity/offers/commands.ts';
import { findOffer } from '../../identity/offers/queries.ts';
import { removePerson } from '../../identity/people/commands.ts';
import { grantRole, revokeRole } from '../../identity/roles/commands.ts';
import { type AdministeredSchoolId, wholeSchool } from '../../schools/access.ts';
import { setMembership } from '../../schools/members/commands.ts';
import { findMember, listAdministrators, type Member } from '../../schools/members/queries.ts';
import { handOverStudents } from '../../students/advisers/commands.ts';
import { handOverRequests } from '../../verification/queue/commands.ts';

export type StaffEditor = { schoolId: AdministeredSchoolId; actorId: string; now: Date };

type Changed = {
  from: StaffRole;
  role: StaffRole;
  membership?: { shape: StaffShape; isCoach: boolean; programIds: string[] | null } | undefined;
  updatedAt?: string | undefined;
  handTo?: string | undefined;
};

/** Nothing to set, or nothing that differs: nothing happens. @throws Problem settings.invalid */
async function changeMembership(
  database: Database,
  { schoolId, actorId, now }: StaffEditor,
  userId: string,
  { before, membership }: { before: Member | undefined; membership: Changed['membership'] },
): Promise<void> {
  if (!membership) return;
  const { shape, isCoach, programIds } = membership;
  const programs = programIds && [...new Set(programIds.map((id) => id.toLowerCase()))].sort();
  const known = before?.programs?.map(({ id }) => id).sort() ?? null;
  if (before && before.shape === shape && before.isCoach === isCoach && String(known) === String(programs)) return;
  // Of two changes in one millisecond the second is another one.
  const at = new Date(Math.max(now.getTime(), (before?.updatedAt.getTime() ?? 0) + 1));
  await setMembership(database, schoolId, userId, { shape, isCoach, programs }, at);
  const line = { at: now, actorId, action: 'staff.duties_changed' as const, subject: `user:${userId}`, schoolId };
  await recordAudit(database, { ...line, detail: { shape, isCoach, programs: programs?.length ?? null } });
  // An open console shows at once what they find now.
  await recordNews(database, [{ kind: 'staff.changed', subject: `user:${userId}` }]);
}

/** Students, rules, requests and reviews that are with somebody become another's, where the other finds the student; else nobody's. @rule consoles.7, staff.4 */
async function handOverOpen(
  database: Database,
  editor: StaffEditor,
  from: string,
  { to, pointer }: { to: string | undefined; pointer: string },
): Promise<void> {
  await handOverStudents(database, { ...editor, scope: wholeSchool(editor.schoolId) }, from, { to, pointer });
  const counts = {
    requests: await handOverRequests(database, editor, from, to),
    reviews: await handOverReviews(database, editor, from, to),
  };
  if (counts.requests + counts.reviews === 0) return;
  const { schoolId, actorId, now: at } = editor;
  const line = { at, actorId, action: 'staff.handed_over' as const, subject: `user:${from}`, schoolId };
  await recordAudit(database, { ...line, detail: { ...counts, to: to ?? null } });
}

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

/**
 * Gives somebody another role, or sets what they may do and whom they find; gives the sessions that ended. Who advises no more hands over what is open.
 * @throws Problem not_found, settings.changed, settings.invalid, staff.last_administrator, students.no_adviser
 */
export async function changeRole(
  database: Database,
  editor: StaffEditor,
  userId: string,
  { from, role, membership, updatedAt, handTo }: Changed,
): Promise<string[]> {
  const { schoolId, actorId, now } = editor;
  await lockStaff(database, schoolId);
  const before = await findMember(database, schoolId, userId);
  if (before && updatedAt !== undefined && before.updatedAt.toISOString() !== updatedAt) throw new Problem('settings.changed');
  const held = await rolesAt(database, schoolId, userId);
  const offered = await findOffer(database, { userId, schoolId });
  if (held.length === 0 && offered) {
    if (offered !== from) throw new Problem('settings.changed');
    if (from !== role) await offerRole(database, { userId, schoolId, role, actorId, now });
    await changeMembership(database, editor, userId, { before, membership });
    return [];
  }
  if (held.length === 0) throw new Problem('not_found');
  if ((held.includes('SchoolAdmin') ? 'SchoolAdmin' : 'CareerStaff') !== from) throw new Problem('settings.changed');
  await changeMembership(database, editor, userId, { before, membership });
  const advises = role === 'SchoolAdmin' || ADVISING_SHAPES.includes(membership?.shape ?? before?.shape ?? 'generalist');
  if (!advises) await handOverOpen(database, editor, userId, { to: handTo, pointer: '/handTo' });
  if (from === role) return [];
  if (role !== 'SchoolAdmin') await refuseLastAdministrator(database, schoolId, userId);
  await grantRole(database, { userId, held: { role, organizationId: null, schoolId }, actorId, now });
  return revokeAll(
    database,
    editor,
    userId,
    held.filter((one) => one !== role),
  );
}

/**
 * Takes somebody off the staff, or revokes an invitation; gives the sessions that ended. Who was only invited, and is nothing else here,
 * goes altogether. Whom they advised is advised by `handTo` then, or by nobody, and what was with them is with `handTo`, or with nobody. Nobody there: nothing happens.
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
  await handOverOpen(database, editor, userId, { to: handTo, pointer: '/query/handTo' });
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
  const rows = await listAdministrators(database, schoolId);
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
