// Signing in with e-mail and password. An unknown address, a wrong password and an account without one take the same time and get the
// same answer. What an account is (inactive, suspended) is only told to who knows its password. The password is checked outside of any
// transaction (argon2 takes 10 to 20 ms) and asked for again inside of it: a reset in between is not overtaken. Two statements suffice for who
// signs in as before: one counts the try and finds the hash, one opens the session and gives the try back.
// @rule identity.21, identity.22

import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { requireSecureConnection, wantsBearer } from '../../../kernel/session/cookies.ts';
import { hashPassword, needsRehash, passwordIsRight } from '../../../kernel/session/password-hash.ts';
import { passwordByEmail } from '../accounts.ts';
import { countTries, forgetTries, forgottenTries, signInTries } from '../request-limits.ts';
import type { IdentityServices } from '../services.ts';
import { findKnownDevice } from './known-device.ts';
import { signInPerson } from './sign-in.ts';
import { signInAsBefore } from './usual-sign-in.ts';
import { tellOfWrongTries } from './wrong-tries.ts';

export type Credentials = { email: string; password: string; timeZone?: string | undefined };

/** @throws Problem InsecureConnection, rate_limited, InvalidUsernameOrPassword, InactiveUser, AuthenticationFailed */
export async function signIn(request: ApiRequest, services: IdentityServices, given: Credentials) {
  if (!wantsBearer(request.fastify)) requireSecureConnection(request.fastify);
  const device = findKnownDevice(request, services.keys, services.clock.now());
  const tries = signInTries({ ip: request.fastify.ip, device }, given.email);
  const { found: person, filled } = await countTries(services, tries, passwordByEmail(given.email));
  const right = await passwordIsRight(given.password, person?.password_hash);
  if (!person?.password_hash || !right) {
    if (filled) await tellOfWrongTries(request, services, { userId: person?.id, step: 'password', since: filled });
    throw new Problem('InvalidUsernameOrPassword');
  }
  const hash = await freshHash(services, person.id, person.password_hash, given.password);
  const proven = { userId: person.id, method: 'password' as const, timeZone: given.timeZone, passwordHash: hash };
  const usual = await signInAsBefore(request, services, proven, (where) => forgottenTries(services, tries, where));
  if (usual) return usual;
  return services.database.transaction().execute(async (transaction) => {
    const reply = await signInPerson({ ...request, database: transaction }, services, proven);
    await forgetTries(transaction, services, tries);
    return reply;
  });
}

/** The hash that stands now: made anew where the cost of hashing changed since. */
async function freshHash(services: IdentityServices, userId: string, known: string, password: string): Promise<string> {
  if (!needsRehash(known)) return known;
  const hash = await hashPassword(password);
  const row = await services.database
    .updateTable('app_user')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .where('password_hash', '=', known)
    .returning('id')
    .executeTakeFirst();
  if (row) return hash;
  // Another sign-in was quicker, or the password was changed meanwhile: only the hash that stands now counts.
  const present = await services.database.selectFrom('app_user').select('password_hash').where('id', '=', userId).executeTakeFirst();
  if (!present?.password_hash || !(await passwordIsRight(password, present.password_hash))) throw new Problem('InvalidUsernameOrPassword');
  return present.password_hash;
}
