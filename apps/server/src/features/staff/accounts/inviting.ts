// Inviting colleagues. Somebody without an account gets one that the link of the mail activates, within 7 days; somebody with an account gets
// the role at once and is told. An address that was registered and never proven may be a stranger's doing: whatever they set up there
// (password, provider, passkey, link) ends, so that only who reads the mail comes in.
import { foldedEmail, isEmail } from '@fairway/rules/emails';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@fairway/rules/locales';
import { plainName } from '@fairway/rules/names';
import { SCHOOL_COUNTS, type StaffRole } from '@fairway/rules/school-settings';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { recordEvents } from '../../../kernel/database/events.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { type FieldError, Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { orderAccountMail, type Recipient } from '../../identity/account-mails.ts';
import { createLink, endLinks } from '../../identity/links.ts';
import { countMail } from '../../identity/request-limits.ts';
import { grantRole } from '../../identity/roles/commands.ts';
import type { IdentityServices } from '../../identity/services.ts';
import { endSessions } from '../../identity/sessions/commands.ts';
import { lockStaff, rolesAt, type StaffEditor } from './commands.ts';

export type Invitation = { email: string; firstName: string; lastName: string; role: StaffRole; locale?: Locale | undefined };

type Person = Recipient & { status: string };
const COLUMNS = ['id', 'email', 'email_verified_at', 'first_name', 'last_name', 'locale', 'status'] as const;

/** @throws Problem settings.invalid, settings.limit, staff.already, staff.not_available, rate_limited */
export async function inviteColleague(call: Call, services: IdentityServices, editor: StaffEditor, given: Invitation): Promise<void> {
  const email = given.email.trim();
  const [firstName, lastName] = [plainName(given.firstName), plainName(given.lastName)];
  const errors: FieldError[] = [];
  if (!isEmail(email)) errors.push({ pointer: '/email', code: 'InvalidEmail' });
  if (firstName === '') errors.push({ pointer: '/firstName', code: 'missing' });
  if (lastName === '') errors.push({ pointer: '/lastName', code: 'missing' });
  if (errors.length > 0) throw new Problem('settings.invalid', { errors });
  await countMail(services, email);
  await services.database.transaction().execute(async (transaction) => {
    const { schoolId, actorId, now } = editor;
    const school = await lockStaff(transaction, schoolId);
    const { count } = await transaction
      .selectFrom('user_role')
      .select((select) => select.fn.count<string>('user_id').distinct().as('count'))
      .where('school_id', '=', schoolId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= SCHOOL_COUNTS.staff) throw new Problem('settings.limit');
    const fallback = isLocale(school.locale) ? school.locale : DEFAULT_LOCALE;
    const person = await personOf(transaction, { ...given, email, firstName, lastName, locale: given.locale ?? fallback }, now);
    if ((await rolesAt(transaction, schoolId, person.id)).length > 0) throw new Problem('staff.already');
    await grantRole(transaction, { userId: person.id, held: { role: given.role, organizationId: null, schoolId }, actorId, now });
    await recordAudit(transaction, {
      at: now,
      actorId,
      action: 'staff.invited',
      subject: `user:${person.id}`,
      schoolId,
      detail: { role: given.role },
    });
    if (person.status === 'inactive') await sendInvitation(transaction, call, services, editor, person, school.name);
    else await tellOfRole(transaction, call, services, editor, person, { school: school.name, role: given.role });
  });
}

/** Sends a new link to somebody invited; the one before ends. @throws Problem not_found, staff.not_invited, rate_limited */
export async function resendInvitation(call: Call, services: IdentityServices, editor: StaffEditor, userId: string): Promise<void> {
  const invited = await services.database.selectFrom('app_user').select(COLUMNS).where('id', '=', userId).executeTakeFirst();
  if (!invited || (await rolesAt(services.database, editor.schoolId, userId)).length === 0) throw new Problem('not_found');
  if (invited.status !== 'inactive') throw new Problem('staff.not_invited');
  await countMail(services, invited.email);
  await services.database.transaction().execute(async (transaction) => {
    const school = await lockStaff(transaction, editor.schoolId);
    const person = await transaction.selectFrom('app_user').select(COLUMNS).where('id', '=', userId).forUpdate().executeTakeFirst();
    if (!person || (await rolesAt(transaction, editor.schoolId, userId)).length === 0) throw new Problem('not_found');
    if (person.status !== 'inactive') throw new Problem('staff.not_invited');
    await sendInvitation(transaction, call, services, editor, person, school.name);
    const { actorId, schoolId, now } = editor;
    await recordAudit(transaction, { at: now, actorId, action: 'staff.invitation_sent', subject: `user:${userId}`, schoolId });
  });
}

/** The account of an address, locked; made where there is none. @throws Problem staff.not_available */
async function personOf(database: Database, given: Invitation & { locale: Locale }, now: Date): Promise<Person> {
  const id = newId();
  const made = await database
    .insertInto('app_user')
    .values({
      id,
      email: given.email,
      email_folded: foldedEmail(given.email),
      first_name: given.firstName,
      last_name: given.lastName,
      locale: given.locale,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email_folded').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (made) {
    await recordEvents(database, [{ kind: 'user.registered', subject: `user:${id}`, payload: { method: 'invitation' } }]);
    return made;
  }
  const person = await database
    .selectFrom('app_user')
    .select(COLUMNS)
    .where('email_folded', '=', foldedEmail(given.email))
    .forUpdate()
    .executeTakeFirst();
  if (!person || person.status === 'suspended') throw new Problem('staff.not_available');
  if (person.status === 'inactive') await forgetUnproven(database, person.id, now);
  return person;
}

async function forgetUnproven(database: Database, userId: string, now: Date): Promise<void> {
  await database.updateTable('app_user').set({ password_hash: null, updated_at: now }).where('id', '=', userId).execute();
  for (const table of ['external_identity', 'passkey', 'authenticator'] as const)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}::uuid`.execute(database);
  await endLinks(database, userId, ['verify', 'reset', 'change_email']);
  await endSessions(database, { userId }, 'roles_changed', now);
}

async function sendInvitation(
  database: Database,
  call: Call,
  services: IdentityServices,
  editor: StaffEditor,
  person: Person,
  school: string,
): Promise<void> {
  const token = await createLink(database, {
    purpose: 'activate',
    userId: person.id,
    email: person.email,
    returnUrl: '/staff',
    now: editor.now,
  });
  await orderAccountMail(database, services, call, person, {
    kind: 'staff_invitation',
    once: { token },
    link: `/activate-user?token=${token}`,
    parameters: { school, inviter: await nameOf(database, editor.actorId) },
  });
}

async function tellOfRole(
  database: Database,
  call: Call,
  services: IdentityServices,
  editor: StaffEditor,
  person: Person,
  { school, role }: { school: string; role: StaffRole },
): Promise<void> {
  await orderAccountMail(database, services, call, person, {
    kind: 'staff_role',
    once: { id: newId() },
    link: '/staff',
    parameters: { school, role, inviter: await nameOf(database, editor.actorId) },
  });
}

async function nameOf(database: Database, userId: string): Promise<string> {
  const row = await database.selectFrom('app_user').select(['first_name', 'last_name']).where('id', '=', userId).executeTakeFirst();
  return row ? `${row.first_name} ${row.last_name}`.trim() : '';
}
