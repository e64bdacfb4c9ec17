// How often a stranger may try: sign-ins by account and by network address, and what sends mail by network address and by recipient. All
// of it is counted before anything is looked up, so that the answer never tells whether an account exists. A network address is the IPv4
// address or the /64 of an IPv6 one: a household has 2^64 of the rest.
import { foldedEmail } from '@fairway/rules/emails';
import { LIMITS } from '@fairway/rules/limits';
import type { RawBuilder } from 'kysely';
import {
  countAttempt,
  countAttempts,
  forgetAttempts,
  isOverLimit,
  type Limit,
  returnAttempt,
  returnAttempts,
  returnedAttempts,
} from '../../kernel/attempts.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import type { IdentityServices } from './services.ts';

const SIGN_IN_ACCOUNT: Limit = { kind: 'sign_in_account', max: LIMITS.signInTriesPerAccount, windowMinutes: LIMITS.signInWindowMinutes };
const SIGN_IN_ADDRESS: Limit = { kind: 'sign_in_address', max: LIMITS.signInTriesPerAddress, windowMinutes: LIMITS.signInWindowMinutes };
/** Wrong codes of an authenticator. */
export const SECOND_FACTOR: Limit = { kind: 'second_factor', max: 10, windowMinutes: 15 };
const HOUR = { windowMinutes: LIMITS.mailRequestWindowMinutes };
const REGISTRATION: Limit = { kind: 'registration', max: LIMITS.registrationsPerAddress, ...HOUR };
const MAIL_REQUEST: Limit = { kind: 'mail_request', max: LIMITS.mailRequestsPerAddress, ...HOUR };
const RECIPIENT: Limit = { kind: 'mail_recipient', max: LIMITS.mailRequestsPerRecipient, ...HOUR };

/** The part of an IP address that one customer of a network has. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const groups = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const bothTries = (ip: string, email: string) =>
  [
    { limit: SIGN_IN_ADDRESS, key: networkOf(ip) },
    { limit: SIGN_IN_ACCOUNT, key: foldedEmail(email) },
  ] as const;

/**
 * Counts a sign-in by password, for the network address and for the account, and reads what `found` says in the same statement.
 * @throws Problem rate_limited, whatever was found
 */
export function countSignIn<R>(services: IdentityServices, ip: string, email: string, found: RawBuilder<R>): Promise<R | undefined> {
  return countAttempts(services.database, services.keys, bothTries(ip, email), services.clock.now(), found);
}

/** Counts the second step of a sign-in for the network address; the account's own tries are counted by whoever checks the code. @throws Problem rate_limited */
export async function countSecondStep(services: IdentityServices, ip: string): Promise<void> {
  await countAttempt(services.database, services.keys, SIGN_IN_ADDRESS, networkOf(ip), services.clock.now());
}

/** The second step was right: the network address gets this try back. */
export async function forgetSecondStep(database: Database, services: IdentityServices, ip: string): Promise<void> {
  await returnAttempt(database, services.keys, SIGN_IN_ADDRESS.kind, networkOf(ip));
}

/** The sign-in was right: the account's tries are forgotten, the network address gets this one back. */
export async function forgetSignIn(database: Database, services: IdentityServices, ip: string, email: string): Promise<void> {
  await returnAttempts(database, services.keys, bothTries(ip, email));
}

/** The same as parts of a larger statement, done where `where` gives a row. */
export function forgottenSignIn(services: IdentityServices, ip: string, email: string, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return returnedAttempts(services.keys, bothTries(ip, email), where);
}

/** The owner set a new password by mail: whoever guessed before does not keep them out. */
export async function forgetAccountTries(database: Database, services: IdentityServices, email: string): Promise<void> {
  await forgetAttempts(database, services.keys, SIGN_IN_ACCOUNT.kind, foldedEmail(email));
}

/** Whether this person has to wait after wrong passwords or codes. */
export async function isLocked(
  database: Database,
  keys: SessionKeys,
  person: { id: string; emailFolded: string },
  now: Date,
): Promise<boolean> {
  if (await isOverLimit(database, keys, SIGN_IN_ACCOUNT, person.emailFolded, now)) return true;
  return isOverLimit(database, keys, SECOND_FACTOR, person.id, now);
}

/** Forgets wrong passwords and codes of a person. */
export async function forgetWrongTries(database: Database, keys: SessionKeys, person: { id: string; emailFolded: string }): Promise<void> {
  await forgetAttempts(database, keys, SIGN_IN_ACCOUNT.kind, person.emailFolded);
  await forgetAttempts(database, keys, SECOND_FACTOR.kind, person.id);
}

/** Counts a registration, and the mail it may send. @throws Problem rate_limited */
export async function countRegistration(services: IdentityServices, ip: string, email: string): Promise<void> {
  await countAttempt(services.database, services.keys, REGISTRATION, networkOf(ip), services.clock.now());
  await countMail(services, email);
}

/** Counts a request for a mail. @throws Problem rate_limited */
export async function countMailRequest(services: IdentityServices, ip: string, email: string): Promise<void> {
  await countAttempt(services.database, services.keys, MAIL_REQUEST, networkOf(ip), services.clock.now());
  await countMail(services, email);
}

/** Counts a mail that somebody else may cause. @throws Problem rate_limited */
export async function countMail(services: IdentityServices, recipient: string): Promise<void> {
  await countAttempt(services.database, services.keys, RECIPIENT, foldedEmail(recipient), services.clock.now());
}
