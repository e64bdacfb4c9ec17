// How often a stranger may try: sign-ins and what sends mail. All of it is counted before anything is looked up, so that the answer never
// tells whether an account exists. A network address is the IPv4 address or the /64 of an IPv6 one: a household has 2^64 of the rest.
//
//   few tries    by account and network address together: who guesses keeps nobody out but the own network
//   many tries   by account alone, wherever they come from: a thousand networks guess no better than ten. A device that signed in before
//                is not counted there, so that its owner gets in (known-device.ts); the owner is told by mail when it fills (wrong-tries.ts)
import { foldedEmail } from '@fairway/rules/emails';
import { LIMITS } from '@fairway/rules/limits';
import { type RawBuilder, sql } from 'kysely';
import {
  countAttempt,
  countAttempts,
  forgetAttempts,
  isOverLimit,
  type Limit,
  returnAttempt,
  returnAttempts,
  returnedAttempts,
  type Try,
} from '../../kernel/attempts.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import type { IdentityServices } from './services.ts';
import { type KnownDevice, knownPerson } from './sessions/known-device.ts';

const WINDOW = { windowMinutes: LIMITS.signInWindowMinutes };
const SIGN_IN_ADDRESS: Limit = { kind: 'sign_in_address', max: LIMITS.signInTriesPerAddress, ...WINDOW };
const SIGN_IN_FEW: Limit = { kind: 'sign_in_account_address', max: LIMITS.signInTriesPerAccountAndAddress, ...WINDOW };
const SIGN_IN_MANY: Limit = { kind: 'sign_in_account', max: LIMITS.signInTriesPerAccount, ...WINDOW };
/** Wrong codes of an authenticator; only who showed the first factor comes to them. */
const CODES_FEW: Limit = { kind: 'second_factor_address', max: LIMITS.codeTriesPerAccountAndAddress, ...WINDOW };
const CODES_MANY: Limit = { kind: 'second_factor', max: LIMITS.codeTriesPerAccount, ...WINDOW };
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

/** Where a try comes from. */
export type TryOrigin = { ip: string; device: KnownDevice | undefined };

function accountTries({ ip, device }: TryOrigin, account: { few: Limit; many: Limit; key: string; row: RawBuilder<unknown> }): Try[] {
  const unless = device && sql`${knownPerson(device)} and ${account.row}`;
  return [
    { limit: account.few, key: [account.key, networkOf(ip)], right: 'forgets' },
    { limit: account.many, key: account.key, right: 'returns', ...(unless && { unless }) },
  ];
}

/** The counts of one sign-in by password, in their order. */
export function signInTries(origin: TryOrigin, email: string): readonly Try[] {
  const key = foldedEmail(email);
  return [
    { limit: SIGN_IN_ADDRESS, key: networkOf(origin.ip), right: 'returns' },
    ...accountTries(origin, { few: SIGN_IN_FEW, many: SIGN_IN_MANY, key, row: sql`email_folded = ${key}` }),
  ];
}

/** The counts of one code of a person's authenticator. */
export function codeTries(origin: TryOrigin, userId: string): readonly Try[] {
  return accountTries(origin, { few: CODES_FEW, many: CODES_MANY, key: userId, row: sql`id = ${userId}` });
}

/**
 * Counts a sign-in or a code, and reads what `found` says in the same statement. `filled`: since when, where the account's many tries ended
 * with this one.
 * @throws Problem rate_limited, whatever was found
 */
export function countTries<R>(services: IdentityServices, tries: readonly Try[], found: RawBuilder<R>) {
  return countAttempts(services.database, services.keys, tries, services.clock.now(), found);
}

/** Counts the second step of a sign-in for the network address; the account's own tries are counted by whoever checks the code. @throws Problem rate_limited */
export async function countSecondStep(services: IdentityServices, ip: string): Promise<void> {
  await countAttempt(services.database, services.keys, SIGN_IN_ADDRESS, networkOf(ip), services.clock.now());
}

/** The second step was right: the network address gets this try back. */
export async function forgetSecondStep(database: Database, services: IdentityServices, ip: string): Promise<void> {
  await returnAttempt(database, services.keys, SIGN_IN_ADDRESS.kind, networkOf(ip));
}

/** It was right: the tries of the account at this network address are forgotten, the others get this one back. */
export async function forgetTries(database: Database, services: IdentityServices, tries: readonly Try[]): Promise<void> {
  await returnAttempts(database, services.keys, tries);
}

/** The same as parts of a larger statement, done where `where` gives a row. */
export function forgottenTries(services: IdentityServices, tries: readonly Try[], where: RawBuilder<unknown>): RawBuilder<unknown> {
  return returnedAttempts(services.keys, tries, where);
}

/** The owner set a new password by mail: whoever guessed before does not keep them out. */
export async function forgetAccountTries(database: Database, { keys }: { keys: SessionKeys }, email: string): Promise<void> {
  for (const { kind } of [SIGN_IN_FEW, SIGN_IN_MANY]) await forgetAttempts(database, keys, kind, foldedEmail(email));
}

/** Whether this person has to wait after wrong passwords or codes, somewhere or everywhere. */
export async function isLocked(
  database: Database,
  keys: SessionKeys,
  person: { id: string; emailFolded: string },
  now: Date,
): Promise<boolean> {
  for (const limit of [SIGN_IN_MANY, SIGN_IN_FEW]) if (await isOverLimit(database, keys, limit, person.emailFolded, now)) return true;
  for (const limit of [CODES_MANY, CODES_FEW]) if (await isOverLimit(database, keys, limit, person.id, now)) return true;
  return false;
}

/** Forgets wrong passwords and codes of a person, wherever they came from. */
export async function forgetWrongTries(database: Database, keys: SessionKeys, person: { id: string; emailFolded: string }): Promise<void> {
  await forgetAccountTries(database, { keys }, person.emailFolded);
  for (const { kind } of [CODES_FEW, CODES_MANY]) await forgetAttempts(database, keys, kind, person.id);
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
