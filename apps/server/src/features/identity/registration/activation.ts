// The last call of the activation page (address, names, password). It proves the address the invitation was sent to, and no other: a
// different address that was typed gets a link of its own and becomes the account's when that is used. Until then the invited one stays,
// so that a typing error hands nobody an account with roles. Activation grants nothing; roles were given with the invitation.
// @rule identity.34, identity.35
import { foldedEmail, isEmail } from '@fairway/rules/emails';
import { plainName } from '@fairway/rules/names';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { type FieldFault, refuseFaults } from '../../../kernel/http/field-faults.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { requireSecureConnection, wantsBearer } from '../../../kernel/session/cookies.ts';
import { newPasswordIssues } from '../../../kernel/session/new-password.ts';
import { hashPassword } from '../../../kernel/session/password-hash.ts';
import { orderAccountMail } from '../account-mails.ts';
import { findPersonByEmail, findPersonOfLink, lockPersonOfLink, type Person } from '../accounts.ts';
import { consumeLink, createLink, endLinks, findAnyLink } from '../links.ts';
import { countMail } from '../request-limits.ts';
import type { IdentityServices } from '../services.ts';
import { signInPerson } from '../sessions/sign-in.ts';

export type Activation = {
  token: string;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  timeZone?: string | undefined;
};

/**
 * The invited person behind a link that is still good; changes nothing.
 * @throws Problem InvalidToken, UserNotFound (refused by an administrator), UserAlreadyActive
 */
export async function invitedPerson(database: Database, token: string, now: Date) {
  const link = await findAnyLink(database, token, 'activate');
  const person = link && (await findPersonOfLink(database, link));
  if (!link || !person) throw new Problem('InvalidToken');
  requireInvited(person);
  if (link.usedAt || link.expiresAt <= now) throw new Problem('InvalidToken');
  return { link, person };
}

function requireInvited(person: Person): void {
  if (person.status === 'active') throw new Problem('UserAlreadyActive');
  if (person.status === 'suspended') throw new Problem('UserNotFound');
}

/** Ends an invitation and signs in. @throws Problem see the endpoint */
export async function activate(request: ApiRequest, services: IdentityServices, given: Activation) {
  if (!wantsBearer(request.fastify)) requireSecureConnection(request.fastify);
  const now = services.clock.now();
  const { person: invited } = await invitedPerson(services.database, given.token, now);
  const email = given.email.trim();
  const [firstName, lastName] = [plainName(given.firstName), plainName(given.lastName)];
  await refuseBadInput({ ...given, email, firstName, lastName });
  const changed = foldedEmail(email) !== invited.email_folded;
  if (changed) await countMail(services, email);
  const passwordHash = await hashPassword(given.password);
  return services.database.transaction().execute(async (transaction) => {
    const link = await consumeLink(transaction, given.token, ['activate'], now);
    const person = await lockPersonOfLink(transaction, link);
    if (!person) throw new Problem('InvalidToken');
    requireInvited(person);
    await transaction
      .updateTable('app_user')
      .set({
        status: 'active',
        email_verified_at: now,
        password_hash: passwordHash,
        password_changed_at: now,
        first_name: firstName,
        last_name: lastName,
        updated_at: now,
      })
      .where('id', '=', person.id)
      .execute();
    await endLinks(transaction, person.id);
    await recordAudit(transaction, { actorId: person.id, action: 'account.activated', subject: `user:${person.id}`, at: now });
    await recordNews(transaction, [{ kind: 'user.verified', subject: `user:${person.id}` }]);
    const active = { ...person, first_name: firstName, last_name: lastName, email_verified_at: now };
    if (changed) await askForNewAddress(transaction, request, services, active, email);
    const proven = { userId: person.id, method: 'activation' as const, timeZone: given.timeZone };
    return signInPerson({ ...request, database: transaction }, services, proven);
  });
}

async function refuseBadInput(given: Activation): Promise<void> {
  const faults: FieldFault[] = [];
  if (!isEmail(given.email)) faults.push({ pointer: '/body/email', code: 'InvalidEmail' });
  const issues = await newPasswordIssues(given.password, [given.firstName, given.lastName, given.email]);
  faults.push(...issues.map((code) => ({ pointer: '/body/password', code })));
  if (!given.firstName) faults.push({ pointer: '/body/firstName', code: 'validation' });
  if (!given.lastName) faults.push({ pointer: '/body/lastName', code: 'validation' });
  refuseFaults(faults);
}

/** @throws Problem DuplicateEmail, unless the tenant is discreet: then the owner of the address is told */
async function askForNewAddress(
  database: Database,
  request: ApiRequest,
  services: IdentityServices,
  person: Person,
  email: string,
): Promise<void> {
  const owner = await findPersonByEmail(database, email);
  if (owner && request.tenant.accounts === 'plain')
    throw new Problem('DuplicateEmail', { errors: [{ pointer: '/body/email', code: 'DuplicateEmail' }] });
  if (owner) {
    await orderAccountMail(database, services, request, owner, { kind: 'account_exists', once: { id: newId() }, link: '/login' });
    return;
  }
  const token = await createLink(database, {
    purpose: 'change_email',
    userId: person.id,
    email,
    returnUrl: '/',
    now: services.clock.now(),
  });
  await orderAccountMail(database, services, request, person, {
    kind: 'change_email',
    once: { token },
    link: `/verify?token=${token}`,
    parameters: { newEmail: email },
    address: email,
  });
}
