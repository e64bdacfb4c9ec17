// Inviting colleagues from the school's console: names are asked for, a school has so many people at most, and nobody is invited twice. What an
// invitation is (account, role, mail) is identity's, the same as from the platform's console.
import { foldedEmail, isEmail } from '@fairway/rules/emails';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@fairway/rules/locales';
import { plainName } from '@fairway/rules/names';
import { SCHOOL_COUNTS, type StaffRole } from '@fairway/rules/school-settings';
import type { StaffShape } from '@fairway/rules/staff-shapes';
import type { Database } from '../../../kernel/database/database.ts';
import { type FieldError, Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { inviteAgain, invitePerson } from '../../identity/invitations/commands.ts';
import { findOffer } from '../../identity/offers/queries.ts';
import { countMail } from '../../identity/request-limits.ts';
import type { IdentityServices } from '../../identity/services.ts';
import type { AdministeredSchoolId } from '../../schools/access.ts';
import { setMembership } from '../../schools/members/commands.ts';
import { lockStaff, rolesAt, type StaffEditor } from './commands.ts';

export type Invitation = {
  email: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
  membership?: { shape: StaffShape; isCoach: boolean; programIds: string[] | null } | undefined;
  sure: boolean;
  locale?: Locale | undefined;
};

/** Gives the colleague's id. @throws Problem settings.invalid, settings.limit, staff.already, staff.not_available, rate_limited */
export async function inviteColleague(
  request: ApiRequest,
  services: IdentityServices,
  editor: StaffEditor,
  given: Invitation,
): Promise<string> {
  const email = given.email.trim();
  const errors: FieldError[] = [];
  if (!isEmail(email)) errors.push({ pointer: '/email', code: 'InvalidEmail' });
  if (plainName(given.firstName) === '') errors.push({ pointer: '/firstName', code: 'missing' });
  if (plainName(given.lastName) === '') errors.push({ pointer: '/lastName', code: 'missing' });
  if (errors.length > 0) throw new Problem('settings.invalid', { errors });
  await countMail(services, email);
  return services.database.transaction().execute(async (transaction) => {
    const { schoolId, actorId, now } = editor;
    const school = await lockStaff(transaction, schoolId);
    const { count } = await transaction
      .selectFrom('user_role')
      .select((select) => select.fn.count<string>('user_id').distinct().as('count'))
      .where('school_id', '=', schoolId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= SCHOOL_COUNTS.staff) throw new Problem('settings.limit');
    const known = await transaction
      .selectFrom('identity_person')
      .select('id')
      .where('email_folded', '=', foldedEmail(email))
      .executeTakeFirst();
    if (known && (await rolesAt(transaction, schoolId, known.id)).length > 0) throw new Problem('staff.already');
    const locale = given.locale ?? (isLocale(school.locale) ? school.locale : DEFAULT_LOCALE);
    const invitation = { ...given, email, locale, school: { id: schoolId, name: school.name }, actorId, now };
    const { userId } = await invitePerson(transaction, request, services, invitation);
    if (given.membership) {
      const { shape, isCoach, programIds } = given.membership;
      await setMembership(transaction, schoolId, userId, { shape, isCoach, programs: programIds }, now);
    }
    return userId;
  });
}

/** Sends a new link to somebody invited; the one before ends. @throws Problem not_found, staff.not_invited, rate_limited */
export async function resendInvitation(
  request: ApiRequest,
  services: IdentityServices,
  editor: StaffEditor,
  userId: string,
): Promise<void> {
  const { schoolId, actorId, now } = editor;
  const invited = await services.database
    .selectFrom('identity_person')
    .select(['email', 'status'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!invited || !(await isThere(services.database, schoolId, userId))) throw new Problem('not_found');
  await countMail(services, invited.email);
  await services.database.transaction().execute(async (transaction) => {
    const school = await lockStaff(transaction, schoolId);
    if (!(await isThere(transaction, schoolId, userId))) throw new Problem('not_found');
    await inviteAgain(transaction, request, services, { userId, school: { id: schoolId, name: school.name }, actorId, now });
  });
}

async function isThere(database: Database, schoolId: AdministeredSchoolId, userId: string): Promise<boolean> {
  return (await rolesAt(database, schoolId, userId)).length > 0 || (await findOffer(database, { userId, schoolId })) !== undefined;
}
