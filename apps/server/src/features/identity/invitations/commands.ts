// Inviting somebody to the staff of a school, for the school's own console and the platform's. Somebody without an account gets one that the
// link of the mail activates, within 7 days; somebody with an account is offered the role (../offers) and decides. An address that was registered and
// never proven may be a stranger's doing: whatever they set up there (password, provider, passkey, link) ends, so that only who reads the
// mail comes in.

import { foldedEmail, isEmail } from '@fairway/rules/emails';
import type { Locale } from '@fairway/rules/locales';
import { fullName, plainName } from '@fairway/rules/names';
import type { StaffRole } from '@fairway/rules/school-settings';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { orderAccountMail, type Recipient } from '../account-mails.ts';
import { findClaimant, ownerOf } from '../accounts.ts';
import { createLink, endLinks } from '../links.ts';
import { offerRole } from '../offers/commands.ts';
import { findOffer } from '../offers/queries.ts';
import { grantRole } from '../roles/commands.ts';
import type { IdentityServices } from '../services.ts';
import { endSessions } from '../sessions/commands.ts';

export type Invitation = {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  role: StaffRole;
  school: { id: number; name: string };
  actorId: string;
  now: Date;
  /** Said a second time: a candidate or an employer is meant. */
  sure: boolean;
};

/** `invited`: has to come by the link of a mail, or to accept; `held`: had the role already. */
export type InvitationOutcome = { userId: string; outcome: 'invited' | 'held' };

type Invited = Recipient & { status: string };
type Mailed = Pick<Invitation, 'school' | 'actorId' | 'now'>;
const COLUMNS = ['id', 'email', 'email_verified_at', 'first_name', 'last_name', 'locale', 'status'] as const;

/**
 * Gives or offers the role and orders the mail in this transaction.
 * @throws Problem InvalidEmail, staff.not_available, staff.is_candidate, staff.is_employer
 */
export async function invitePerson(
  transaction: Database,
  request: ApiRequest,
  services: IdentityServices,
  invitation: Invitation,
): Promise<InvitationOutcome> {
  const { role, school, actorId, now } = invitation;
  if (!isEmail(invitation.email.trim())) throw new Problem('InvalidEmail');
  const person = await accountOf(transaction, invitation);
  const held = { role, organizationId: null, schoolId: school.id };
  const isInactive = person.status === 'inactive';
  const before = isInactive ? undefined : await rolesOf(transaction, person.id);
  if (before?.some((one) => one.role === role && one.school_id === school.id)) return { userId: person.id, outcome: 'held' };
  if (before && !invitation.sure) warnOf(before);
  const isNew = isInactive
    ? await grantRole(transaction, { userId: person.id, held, actorId, now })
    : (await findOffer(transaction, { userId: person.id, schoolId: school.id })) === undefined;
  await recordAudit(transaction, {
    at: now,
    actorId,
    action: isNew ? 'staff.invited' : 'staff.invitation_sent',
    subject: `user:${person.id}`,
    schoolId: school.id,
    ...(isNew && { detail: { role } }),
  });
  if (isInactive) await sendInvitation(transaction, request, services, person, invitation);
  else await sendOffer(transaction, request, services, person, invitation);
  return { userId: person.id, outcome: 'invited' };
}

type HeldRoles = Awaited<ReturnType<typeof rolesOf>>;

function rolesOf(transaction: Database, userId: string) {
  return transaction.selectFrom('user_role').select(['role', 'school_id']).where('user_id', '=', userId).execute();
}

/** A student who becomes staff sees fellow students; an employer sees a school from inside. Meant or mistyped, only a person knows. */
function warnOf(roles: HeldRoles): void {
  if (roles.some(({ role }) => role === 'OrganizationAdmin')) throw new Problem('staff.is_employer');
  if (roles.some(({ role }) => role === 'Candidate')) throw new Problem('staff.is_candidate');
}

/** A new link for somebody invited who has not come; the one before ends. @throws Problem not_found, staff.not_invited */
export async function inviteAgain(
  transaction: Database,
  request: ApiRequest,
  services: IdentityServices,
  { userId, ...mailed }: Mailed & { userId: string },
): Promise<void> {
  const person = await transaction.selectFrom('app_user').select(COLUMNS).where('id', '=', userId).forUpdate().executeTakeFirst();
  if (!person) throw new Problem('not_found');
  const role = await findOffer(transaction, { userId, schoolId: mailed.school.id });
  if (person.status === 'inactive') await sendInvitation(transaction, request, services, person, mailed);
  else if (role) await sendOffer(transaction, request, services, person, { ...mailed, role });
  else throw new Problem('staff.not_invited');
  const { actorId, school, now } = mailed;
  await recordAudit(transaction, { at: now, actorId, action: 'staff.invitation_sent', subject: `user:${userId}`, schoolId: school.id });
}

/** The account of an address, locked; made where there is none. @throws Problem staff.not_available */
async function accountOf(transaction: Database, invitation: Invitation): Promise<Invited> {
  const { actorId, now, locale } = invitation;
  const email = invitation.email.trim();
  const known = () => transaction.selectFrom('app_user').select(COLUMNS).where('id', '=', ownerOf(email)).forUpdate().executeTakeFirst();
  const before = await known();
  // Somebody writes from this address, or is about to take it: nobody else gets it.
  if (!before && (await findClaimant(transaction, email, now))) throw new Problem('staff.not_available');
  const id = newId();
  const made = before
    ? undefined
    : await transaction
        .insertInto('app_user')
        .values({
          id,
          email,
          email_folded: foldedEmail(email),
          first_name: plainName(invitation.firstName),
          last_name: plainName(invitation.lastName),
          locale,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.column('email_folded').doNothing())
        .returning(COLUMNS)
        .executeTakeFirst();
  if (made) {
    await recordAudit(transaction, { at: now, actorId, action: 'user.created', subject: `user:${id}` });
    await recordNews(transaction, [{ kind: 'user.registered', subject: `user:${id}`, payload: { method: 'invitation' } }]);
    return made;
  }
  const person = before ?? (await known());
  if (!person || person.status === 'suspended') throw new Problem('staff.not_available');
  if (person.status === 'inactive') await forgetUnproven(transaction, person.id, now);
  return person;
}

async function forgetUnproven(transaction: Database, userId: string, now: Date): Promise<void> {
  const columns = { password_hash: null, password_changed_at: null, updated_at: now };
  await transaction.updateTable('app_user').set(columns).where('id', '=', userId).execute();
  for (const table of ['external_identity', 'passkey', 'authenticator'] as const)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}::uuid`.execute(transaction);
  await endLinks(transaction, userId, ['verify', 'reset', 'change_email']);
  await endSessions(transaction, { userId }, 'roles_changed', now);
}

async function sendInvitation(
  transaction: Database,
  request: ApiRequest,
  services: IdentityServices,
  person: Invited,
  { school, actorId, now }: Mailed,
): Promise<void> {
  const token = await createLink(transaction, { purpose: 'activate', userId: person.id, email: person.email, returnUrl: '/staff', now });
  await orderAccountMail(transaction, services, request, person, {
    kind: 'staff_invitation',
    once: { token },
    link: `/activate-user?token=${token}`,
    parameters: { school: school.name, inviter: await nameOf(transaction, actorId) },
  });
}

async function sendOffer(
  transaction: Database,
  request: ApiRequest,
  services: IdentityServices,
  person: Invited,
  { school, role, actorId, now }: Mailed & { role: StaffRole },
): Promise<void> {
  await offerRole(transaction, { userId: person.id, schoolId: school.id, role, actorId, now });
  await orderAccountMail(transaction, services, request, person, {
    kind: 'staff_offer',
    once: { id: newId() },
    link: '/invitations',
    parameters: { school: school.name, role, inviter: await nameOf(transaction, actorId) },
  });
}

async function nameOf(database: Database, userId: string): Promise<string> {
  const row = await database.selectFrom('app_user').select(['first_name', 'last_name']).where('id', '=', userId).executeTakeFirst();
  return row ? fullName(row.first_name, row.last_name) : '';
}
