// A person who was proven by any way of signing in gets a session, unless the account is not active, or a second factor is set up: then a
// challenge for the next step. One place, so that no way of signing in forgets one of them.

import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import type { IdentityServices } from '../services.ts';
import { loginChallenge } from './challenge.ts';
import { openSession } from './commands.ts';
import { rememberDevice } from './known-device.ts';
import type { SignInMethod } from './methods.ts';
import { findSigningIn } from './people.ts';

export type PersonSignIn = {
  status: 'signedIn' | 'secondFactor' | 'emailNeeded';
  accessToken: string | null;
  refreshToken: string | null;
  challenge: string | null;
};

/**
 * Signs a proven person in. `secondFactor`: this way of signing in was both factors (a passkey that verified its user), or the
 * code was shown just now.
 * `passwordHash`: the hash that the shown password was compared with; another one by now refuses.
 * @throws Problem InvalidUsernameOrPassword for another hash, InactiveUser for an account that is not verified, AuthenticationFailed for a suspended one, InsecureConnection
 */
export async function signInPerson(
  request: ApiRequest,
  services: IdentityServices,
  person: { userId: string; method: SignInMethod; timeZone?: string | undefined; secondFactor?: boolean; passwordHash?: string },
): Promise<PersonSignIn> {
  const { userId, method, timeZone, secondFactor = false } = person;
  const row = await findSigningIn(request.database, userId);
  if (person.passwordHash !== undefined && row?.password_hash !== person.passwordHash) throw new Problem('InvalidUsernameOrPassword');
  if (row?.status === 'inactive') throw new Problem('InactiveUser');
  if (row?.status !== 'active') throw new Problem('AuthenticationFailed');
  if (row.has_second_factor && !secondFactor) {
    const challenge = await loginChallenge(services.keys, { userId, method, timeZone: timeZone ?? '' }, services.clock.now());
    return { status: 'secondFactor', accessToken: null, refreshToken: null, challenge };
  }
  const { sessionId: _opened, ...reply } = await openSession(request, services, {
    userId,
    method,
    secondFactor,
    timeZone,
    roles: row.roles,
    userAgents: row.user_agents,
  });
  rememberDevice(request, services.keys, { userId, passwordChangedAt: row.password_changed_at }, services.clock.now());
  return reply;
}
