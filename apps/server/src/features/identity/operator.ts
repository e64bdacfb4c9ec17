// What an operator does to accounts from the command line, where nobody is signed in: the first administrator is made here.
import { roleScope } from '@fairway/rules/administration';
import { EMAIL_CHARACTERS, foldedEmail, isEmail } from '@fairway/rules/emails';
import type { Locale } from '@fairway/rules/locales';
import { plainName } from '@fairway/rules/names';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/ids.ts';
import { recordNews } from '../../kernel/news/news.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import { newPasswordIssues } from '../../kernel/session/new-password.ts';
import { hashPassword } from '../../kernel/session/password-hash.ts';
import { findClaimant, findPersonByEmail } from './accounts.ts';
import { unlockPerson } from './administration/commands.ts';
import { createLink } from './links.ts';
import { grantRole, type HeldRole } from './roles/commands.ts';

/** What an operator asked for and cannot have; the message says why. */
export class UserRefused extends Error {
  override name = 'UserRefused';
}

export type NewUser = {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  held: HeldRole;
  /** The administrator who makes it; without one, the command line. */
  actorId?: string;
  /** With one the account is active at once; without, a link activates it. */
  password?: string | undefined;
};

/** Makes an account in this transaction; gives its id, and the path of its activation link where it has no password. @throws {UserRefused} */
export async function createUser(database: Database, user: NewUser, now: Date): Promise<{ userId: string; activationPath: string | null }> {
  const email = user.email.trim();
  const [firstName, lastName] = [plainName(user.firstName), plainName(user.lastName)];
  if (!isEmail(email)) throw new UserRefused(`${JSON.stringify(email.slice(0, EMAIL_CHARACTERS))} is no mail address.`);
  const { password } = user;
  if (password !== undefined) {
    const issues = await newPasswordIssues(password, [firstName, lastName, email]);
    if (issues.length > 0) throw new UserRefused(`The password is refused: ${issues.join(', ')}.`);
  }
  const passwordHash = password === undefined ? null : await hashPassword(password);
  if (await findClaimant(database, email, now)) throw new UserRefused(`${email} is claimed by another account.`);
  const userId = newId();
  const written = await database
    .insertInto('app_user')
    .values({
      id: userId,
      email,
      email_folded: foldedEmail(email),
      first_name: firstName,
      last_name: lastName,
      locale: user.locale,
      created_at: now,
      updated_at: now,
      ...(passwordHash && { status: 'active', email_verified_at: now, password_hash: passwordHash, password_changed_at: now }),
    })
    .onConflict((conflict) => conflict.column('email_folded').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) throw new UserRefused(`There is an account ${email} already; user grant gives it a role.`);
  const actorId = user.actorId ?? null;
  await grantRole(database, { userId, held: user.held, actorId, now });
  await recordAudit(database, { at: now, actorId, action: 'user.created', subject: `user:${userId}` });
  await recordNews(database, [{ kind: 'user.registered', subject: `user:${userId}`, payload: { method: 'operator' } }]);
  if (passwordHash) return { userId, activationPath: null };
  const token = await createLink(database, { purpose: 'activate', userId, email, returnUrl: '/', now });
  return { userId, activationPath: `/activate-user?token=${token}` };
}

/** The account of an address. @throws {UserRefused} */
export async function getUserByEmail(database: Database, email: string) {
  const person = await findPersonByEmail(database, email);
  if (!person) throw new UserRefused(`There is no account ${email.slice(0, EMAIL_CHARACTERS)}.`);
  return person;
}

/** The role's organization or school, as the words name it. @throws {UserRefused} where it is missing, too much or unknown */
export async function heldRole(
  database: Database,
  role: HeldRole['role'],
  given: { organization?: string | undefined; school?: string | undefined },
): Promise<HeldRole> {
  const needsOrganization = roleScope(role) === 'organization';
  const needsSchool = roleScope(role) === 'school';
  if (needsOrganization !== (given.organization !== undefined))
    throw new UserRefused(needsOrganization ? `${role} needs --organization ID.` : `${role} is not held for an organization.`);
  if (needsSchool !== (given.school !== undefined))
    throw new UserRefused(needsSchool ? `${role} needs --school ID.` : `${role} is not held for a school.`);
  const byId = (word: string) => (/^\d{1,9}$/.test(word) ? Number(word) : undefined);
  if (given.organization !== undefined) {
    const id = byId(given.organization);
    const row =
      id === undefined ? undefined : await database.selectFrom('organization_shown').select('id').where('id', '=', id).executeTakeFirst();
    if (!row) throw new UserRefused(`There is no organization ${given.organization}.`);
    return { role, organizationId: row.id, schoolId: null };
  }
  if (given.school !== undefined) {
    const { school } = given;
    const id = byId(school);
    const row = await database
      .selectFrom('school_brand')
      .select('id')
      .where((where) => (id === undefined ? where('slug', '=', school) : where('id', '=', id)))
      .executeTakeFirst();
    if (row?.id == null) throw new UserRefused(`There is no school ${school}.`);
    return { role, organizationId: null, schoolId: row.id };
  }
  return { role, organizationId: null, schoolId: null };
}

/** Forgets wrong sign-ins and wrong codes of an account, so that its owner need not wait. The password stays what it is. */
export async function unlockUser(database: Database, keys: SessionKeys, email: string, now: Date): Promise<void> {
  const person = await getUserByEmail(database, email);
  await unlockPerson(database, keys, { id: person.id, emailFolded: person.email_folded }, { actorId: null, now });
}
