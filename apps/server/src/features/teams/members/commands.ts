// Changes of a team. The organization's row is locked first, so that of two owners who remove each other, or step down at once, one stays. A role
// that is changed or taken ends the person's sessions. What somebody wrote stays when they leave. @rule teams.5
import { foldedEmail, isEmail } from '@fairway/rules/emails';
import { highestRole, leavingRefusal, TEAM_LIMITS, TEAM_ROLES, type TeamRole } from '@fairway/rules/teams';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { revokeRole } from '../../identity/roles/commands.ts';
import type { EmployerId, OwnedOrganizationId } from '../access.ts';
import { giveRole } from '../grants/commands.ts';
import { orderInvitationMail, tellRequester } from '../mails/commands.ts';
import { findOwnAddress } from '../queries.ts';

export type TeamEditor<Id extends EmployerId = OwnedOrganizationId> = { organizationId: Id; actorId: string; now: Date };

/** @throws Problem not_found for one that was merged */
async function lockTeam(database: Database, organizationId: number): Promise<{ name: string }> {
  const row = await database
    .selectFrom('organization')
    .select('name')
    .where('id', '=', organizationId)
    .where('status', '<>', 'merged')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}

/** Whoever has a role here itself, with all roles and whether the account is open. */
async function findMember(database: Database, organizationId: number, userId: string) {
  const rows = await database
    .selectFrom('user_role as r')
    .innerJoin('identity_person as p', 'p.id', 'r.user_id')
    .select(['r.role', 'p.status'])
    .where('r.organization_id', '=', organizationId)
    .where('r.user_id', '=', userId)
    .execute();
  const role = highestRole(rows.map((row) => row.role));
  return role && { role, held: rows.map((row) => row.role as TeamRole), isActive: rows[0]?.status === 'active' };
}

/** @throws Problem not_found */
async function getMember(database: Database, organizationId: number, userId: string) {
  const member = await findMember(database, organizationId, userId);
  if (!member) throw new Problem('not_found');
  return member;
}

async function countOwners(database: Database, organizationId: number): Promise<number> {
  const { count } = await database
    .selectFrom('user_role as r')
    .innerJoin('identity_person as p', 'p.id', 'r.user_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('r.organization_id', '=', organizationId)
    .where('r.role', '=', 'OrganizationAdmin')
    .where('p.status', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives the ids of sessions that ended. @throws Problem not_found, teams.changed, teams.last_owner */
export async function changeTeamRole(
  database: Database,
  { organizationId, actorId, now }: TeamEditor,
  userId: string,
  { from, role }: { from: TeamRole; role: TeamRole },
): Promise<string[]> {
  await lockTeam(database, organizationId);
  const member = await getMember(database, organizationId, userId);
  if (member.role === role) return [];
  if (member.role !== from) throw new Problem('teams.changed');
  if (leavingRefusal(member, role, await countOwners(database, organizationId))) throw new Problem('teams.last_owner');
  await giveRole(database, { userId, organizationId, role, actorId, now });
  const others = member.held.filter((held) => held !== role);
  return takeRoles(database, { organizationId, actorId, now }, userId, others);
}

/** @throws Problem not_found, teams.not_owner, teams.transfer_to_self, teams.member_inactive */
export async function transferOwnership(database: Database, editor: TeamEditor, userId: string): Promise<string[]> {
  const { organizationId, actorId, now } = editor;
  if (userId === actorId) throw new Problem('teams.transfer_to_self');
  await lockTeam(database, organizationId);
  const heir = await getMember(database, organizationId, userId);
  if (!heir.isActive) throw new Problem('teams.member_inactive');
  // An owner further up hands over nothing here.
  const own = await findMember(database, organizationId, actorId);
  if (own?.role !== 'OrganizationAdmin') throw new Problem('teams.not_owner');
  const ended: string[] = [];
  if (heir.role !== 'OrganizationAdmin') {
    await giveRole(database, { userId, organizationId, role: 'OrganizationAdmin', actorId, now });
    const others = heir.held.filter((held) => held !== 'OrganizationAdmin');
    ended.push(...(await takeRoles(database, editor, userId, others)));
  }
  await giveRole(database, { userId: actorId, organizationId, role: 'Recruiter', actorId, now });
  ended.push(...(await takeRoles(database, editor, actorId, ['OrganizationAdmin'])));
  const line = { actorId, subject: `user:${userId}`, organizationId, at: now };
  await recordAudit(database, { ...line, action: 'team.ownership_transferred' });
  return ended;
}

/** Somebody leaves, or is removed; gives the ids of sessions that ended. @throws Problem teams.last_owner */
export async function removeFromTeam(database: Database, editor: TeamEditor<EmployerId>, userId: string): Promise<string[]> {
  const { organizationId, actorId, now } = editor;
  await lockTeam(database, organizationId);
  const member = await findMember(database, organizationId, userId);
  if (!member) return [];
  if (leavingRefusal(member, undefined, await countOwners(database, organizationId))) throw new Problem('teams.last_owner');
  await recordAudit(database, { actorId, action: 'team.removed', subject: `user:${userId}`, organizationId, at: now });
  return takeRoles(database, editor, userId, member.held);
}

async function takeRoles(
  database: Database,
  { organizationId, actorId, now }: TeamEditor<EmployerId>,
  userId: string,
  roles: readonly TeamRole[],
): Promise<string[]> {
  const ended: string[] = [];
  for (const role of TEAM_ROLES.filter((one) => roles.includes(one)))
    ended.push(...((await revokeRole(database, { userId, held: { role, organizationId, schoolId: null }, actorId, now })) ?? []));
  await recordNews(database, [{ kind: 'team.changed', subject: `company:${organizationId}` }]);
  return ended;
}

/** @throws Problem teams.full */
async function refuseFull(database: Database, organizationId: number): Promise<void> {
  const { rows } = await sql<{ people: number }>`select
    (select count(distinct user_id)::int from user_role where organization_id = ${organizationId})
    + (select count(*)::int from team_invitation where organization_id = ${organizationId}) as people`.execute(database);
  if ((rows[0]?.people ?? 0) >= TEAM_LIMITS.people) throw new Problem('teams.full');
}

/** Gives the invitation's id. @throws Problem InvalidEmail, teams.member_already, teams.full */
export async function inviteToTeam(
  database: Database,
  keys: SessionKeys,
  { organizationId, actorId, now }: TeamEditor,
  given: { email: string; role: TeamRole; locale: string },
): Promise<string> {
  const email = given.email.trim();
  if (!isEmail(email)) throw new Problem('InvalidEmail', { errors: [{ pointer: '/body/email', code: 'InvalidEmail' }] });
  const { name } = await lockTeam(database, organizationId);
  const folded = foldedEmail(email);
  const member = await database
    .selectFrom('user_role as r')
    .innerJoin('identity_person as p', 'p.id', 'r.user_id')
    .select('r.id')
    .where('r.organization_id', '=', organizationId)
    .where('p.email_folded', '=', folded)
    .executeTakeFirst();
  if (member) throw new Problem('teams.member_already');
  await refuseFull(database, organizationId);
  const expiresAt = new Date(now.getTime() + TEAM_LIMITS.invitationDays * 86_400_000);
  const terms = { email, role: given.role, invited_by: actorId, invited_at: now, expires_at: expiresAt };
  const { id } = await database
    .insertInto('team_invitation')
    .values({ id: newId(), organization_id: organizationId, email_folded: folded, ...terms })
    .onConflict((conflict) => conflict.columns(['organization_id', 'email_folded']).doUpdateSet(terms))
    .returning('id')
    .executeTakeFirstOrThrow();
  const detail = { role: given.role };
  await recordAudit(database, { actorId, action: 'team.invited', subject: `company:${organizationId}`, organizationId, detail, at: now });
  await orderInvitationMail(database, keys, { email, organization: name, role: given.role, inviterId: actorId, locale: given.locale });
  return id;
}

export async function revokeInvitation(database: Database, { organizationId, actorId, now }: TeamEditor, id: string): Promise<void> {
  const gone = await database
    .deleteFrom('team_invitation')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) return;
  await recordAudit(database, {
    actorId,
    action: 'team.invitation_revoked',
    subject: `company:${organizationId}`,
    organizationId,
    at: now,
  });
}

/** The person's own answer; the invitation is to their proven address. @throws Problem not_found */
export async function answerInvitation(
  database: Database,
  { userId, now }: { userId: OwnUserId; now: Date },
  id: string,
  answer: 'accepted' | 'declined',
): Promise<void> {
  const own = await findOwnAddress(database, userId);
  if (!own.isProven) throw new Problem('not_found');
  const invitation = await database
    .deleteFrom('team_invitation')
    .where('id', '=', id)
    .where('email_folded', '=', foldedEmail(own.email))
    .where('expires_at', '>', now)
    .returning(['organization_id', 'role', 'invited_by'])
    .executeTakeFirst();
  if (!invitation) throw new Problem('not_found');
  const organizationId = invitation.organization_id;
  if (answer === 'accepted') {
    await lockTeam(database, organizationId);
    const role = invitation.role as TeamRole;
    await giveRole(database, { userId, organizationId, role, actorId: invitation.invited_by, now });
    await endOwnRequest(database, { userId, organizationId, now });
  }
  await recordAudit(database, { actorId: userId, action: `team.invitation_${answer}`, subject: `user:${userId}`, organizationId, at: now });
}

/** Who works there asks for nothing any more. */
async function endOwnRequest(database: Database, { userId, organizationId, now }: { userId: string; organizationId: number; now: Date }) {
  await database
    .updateTable('team_request')
    .set({ state: 'accepted', decided_at: now, code_hash: null, code_ends_at: null })
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'waiting')
    .where('kind', '=', 'join')
    .execute();
}

type Decision = { decision: 'accepted'; role: TeamRole } | { decision: 'declined'; note: string };

/** What its owners answer somebody who asks to join. @throws Problem not_found, teams.decided_already, teams.full */
export async function decideRequest(
  database: Database,
  { organizationId, actorId, now }: TeamEditor,
  id: string,
  decided: Decision,
): Promise<void> {
  const { name } = await lockTeam(database, organizationId);
  const request = await database
    .selectFrom('team_request')
    .select(['user_id', 'state', 'kind'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'join')
    .forUpdate()
    .executeTakeFirst();
  if (!request) throw new Problem('not_found');
  if (request.state !== 'waiting') throw new Problem('teams.decided_already');
  const note = decided.decision === 'declined' ? decided.note.trim() : '';
  await database
    .updateTable('team_request')
    .set({ state: decided.decision, decided_at: now, decided_by: actorId, note, code_hash: null, code_ends_at: null })
    .where('id', '=', id)
    .execute();
  if (decided.decision === 'accepted') {
    await refuseFull(database, organizationId);
    await giveRole(database, { userId: request.user_id, organizationId, role: decided.role, actorId, now });
  }
  const line = { actorId, subject: `user:${request.user_id}`, organizationId, at: now };
  await recordAudit(database, { ...line, action: `team.request_${decided.decision}` });
  await recordNews(database, [{ kind: 'team.changed', subject: `company:${organizationId}` }]);
  await tellRequester(database, { requestId: id, userId: request.user_id, organization: name, decision: decided.decision, note });
}
