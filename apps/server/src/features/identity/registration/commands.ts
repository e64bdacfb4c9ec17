// Registering: a person who is not active before their address is proven. What is there is never overwritten: somebody who registers an
// address again changes neither password nor name, and gets no session. The tenant's switch `accounts` decides what a stranger learns:
//
//                         plain                     discreet (@rule identity.28)
//   free address          201, mail `verify`        201, mail `verify`
//   somebody's account    409 DuplicateEmail        201, mail `account_exists` to that address
//   claimed by somebody   409 EmailNotAvailable     201, mail `account_exists` to that address
//
// A claim is another person's contact address, or the one they are about to change to.
// @rule identity.25

import { foldedEmail, isEmail } from '@fairway/rules/emails';
import type { Locale } from '@fairway/rules/locales';
import { negotiateLocale } from '@fairway/rules/locales';
import { plainName } from '@fairway/rules/names';
import { safeReturnPath } from '@fairway/rules/return-paths';
import { knownTimeZone } from '@fairway/rules/time-zones';
import type { Database } from '../../../kernel/database/database.ts';
import { type FieldFault, refuseFaults } from '../../../kernel/http/field-faults.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { orderMail } from '../../../kernel/mail/outgoing.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { newPasswordIssues } from '../../../kernel/session/new-password.ts';
import { hashPassword } from '../../../kernel/session/password-hash.ts';
import { orderAccountMail, type Recipient } from '../account-mails.ts';
import { findClaimant, findPersonByEmail, type Person } from '../accounts.ts';
import { createLink } from '../links.ts';
import { countMailRequest, countRegistration } from '../request-limits.ts';
import type { IdentityServices } from '../services.ts';
import { rememberRegistration } from './registering-browser.ts';

export type Registration = {
  email: string;
  password: string;
  emailReturnUrl: string;
  firstName: string;
  lastName: string;
  newsletterConsent: boolean;
  timeZone?: string | undefined;
  locale?: Locale | undefined;
  /** Who comes to work for an organization is no candidate, and nothing else yet. */
  audience: 'candidate' | 'employer';
  /** Query parameters of the call, kept as they are. */
  metadata: Record<string, string | string[]>;
};

/**
 * Registers a person, or tells the owner of the address.
 * @throws Problem rate_limited, InvalidEmail, the password codes, DuplicateEmail, EmailNotAvailable
 */
export async function registerPerson(request: ApiRequest, services: IdentityServices, given: Registration): Promise<{ email: string }> {
  const email = given.email.trim();
  const faults: FieldFault[] = isEmail(email) ? [] : [{ pointer: '/body/email', code: 'InvalidEmail' }];
  const issues = await newPasswordIssues(given.password, [given.firstName, given.lastName, email]);
  refuseFaults([...faults, ...issues.map((code) => ({ pointer: '/body/password', code }))]);
  await countRegistration(services, request.fastify.ip, email);
  // Before it is known whether the address is free: both take the same time.
  const passwordHash = await hashPassword(given.password);
  rememberRegistration(request, services.keys, email, services.clock.now());
  await services.database.transaction().execute(async (transaction) => {
    const refusal = await refusalOf(transaction, email, services.clock.now());
    const person = refusal ? undefined : await insertPerson(transaction, request, services, { ...given, email, passwordHash });
    if (person) return sendVerification(transaction, services, request, person, given.emailReturnUrl);
    // No refusal and no person: somebody registered this address a moment ago.
    if (request.tenant.accounts === 'plain') refuseFaults([{ pointer: '/body/email', code: refusal ?? 'DuplicateEmail' }]);
    await tellOwner(transaction, services, request, email, localeOf(request, given.locale));
  });
  return { email };
}

async function refusalOf(database: Database, email: string, now: Date): Promise<'DuplicateEmail' | 'EmailNotAvailable' | undefined> {
  if (await findPersonByEmail(database, email)) return 'DuplicateEmail';
  return (await findClaimant(database, email, now)) ? 'EmailNotAvailable' : undefined;
}

async function insertPerson(
  database: Database,
  request: ApiRequest,
  services: IdentityServices,
  given: Registration & { passwordHash: string },
): Promise<Recipient | undefined> {
  const now = services.clock.now();
  const id = newId();
  const person = await database
    .insertInto('app_user')
    .values({
      id,
      email: given.email,
      email_folded: foldedEmail(given.email),
      password_hash: given.passwordHash,
      password_changed_at: now,
      first_name: plainName(given.firstName),
      last_name: plainName(given.lastName),
      newsletter_consent_at: given.newsletterConsent ? now : null,
      locale: localeOf(request, given.locale),
      time_zone: knownTimeZone(given.timeZone ?? '') ?? 'UTC',
      tenant_id: request.tenant.id || null,
      registration_metadata: JSON.stringify(given.metadata),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email_folded').doNothing())
    .returning(['id', 'email', 'email_verified_at', 'first_name', 'last_name', 'locale'])
    .executeTakeFirst();
  if (!person) return undefined;
  if (given.audience === 'candidate')
    await database.insertInto('user_role').values({ id: newId(), user_id: id, role: 'Candidate', granted_at: now }).execute();
  await recordNews(database, [{ kind: 'user.registered', subject: `user:${id}` }]);
  return person;
}

const localeOf = (request: ApiRequest, chosen: Locale | undefined): Locale =>
  chosen ?? negotiateLocale(request.fastify.headers['accept-language']) ?? request.tenant.locale;

async function sendVerification(
  database: Database,
  services: IdentityServices,
  request: ApiRequest,
  person: Recipient,
  returnUrl: string,
): Promise<void> {
  const token = await createLink(database, {
    purpose: 'verify',
    userId: person.id,
    email: person.email,
    returnUrl: safeReturnPath(returnUrl, services.baseUrl),
    now: services.clock.now(),
  });
  await orderAccountMail(database, services, request, person, { kind: 'verify', once: { token }, link: `/verify?token=${token}` });
}

/** Says to the owner of an account, at the address they gave us, that somebody tried; a claimed address gets it without any name. */
async function tellOwner(
  database: Database,
  services: IdentityServices,
  request: ApiRequest,
  email: string,
  locale: Locale,
): Promise<void> {
  const owner = await findPersonByEmail(database, email);
  if (owner) {
    await orderAccountMail(database, services, request, owner, { kind: 'account_exists', once: { id: newId() }, link: '/login' });
    return;
  }
  await orderMail(database, services.keys, {
    key: `account_exists:${newId()}`,
    kind: 'account_exists',
    to: { name: '', address: email },
    locale,
    tenantId: request.tenant.id,
    parameters: { firstName: '' },
    link: '/login',
  });
}

/**
 * Mails the verification link again to somebody who registered and did not prove the address; the old link ends. Says nothing about
 * who exists: neither here nor by the limits, which count before looking. @throws Problem rate_limited, InvalidEmail
 */
export async function resendVerification(
  request: ApiRequest,
  services: IdentityServices,
  given: { email: string; returnUrl: string },
): Promise<{ accepted: boolean }> {
  const email = given.email.trim();
  if (!isEmail(email)) refuseFaults([{ pointer: '/body/email', code: 'InvalidEmail' }]);
  await countMailRequest(services, request.fastify.ip, email);
  await services.database.transaction().execute(async (transaction) => {
    const person = await findPersonByEmail(transaction, email);
    if (person?.status !== 'inactive' || !(await registeredThemselves(transaction, person))) return;
    await sendVerification(transaction, services, request, person, given.returnUrl);
  });
  return { accepted: true };
}

/** Invited people have neither password nor provider yet: their way in is the invitation, or a new password by mail. */
async function registeredThemselves(database: Database, person: Person): Promise<boolean> {
  if (person.password_hash !== null) return true;
  const row = await database.selectFrom('external_identity').select('provider').where('user_id', '=', person.id).executeTakeFirst();
  return row !== undefined;
}
