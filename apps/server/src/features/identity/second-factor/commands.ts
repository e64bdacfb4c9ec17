// The second step of a sign-in, and what a factor that was shown now means for the session that showed it.

import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { renewAccessCookie } from '../../../kernel/session/cookies.ts';
import { signedIn } from '../access.ts';
import { countSecondStep, forgetSecondStep } from '../request-limits.ts';
import type { IdentityServices } from '../services.ts';
import { readLoginChallenge } from '../sessions/challenge.ts';
import { signInPerson } from '../sessions/sign-in.ts';
import { acceptsCode } from './authenticator.ts';

/** Ends a sign-in with a code. @throws Problem InvalidToken, InvalidCode, rate_limited and what signing in may */
export async function endSignIn(request: ApiRequest, services: IdentityServices, given: { challenge: string; code: string }) {
  const now = services.clock.now();
  await countSecondStep(services, request.fastify.ip);
  const first = await readLoginChallenge(services.keys, given.challenge, now);
  if (!first) throw new Problem('InvalidToken');
  // What happened to the account since the first step counts: a new password ends it.
  const person = await services.database
    .selectFrom('app_user')
    .select('password_changed_at')
    .where('id', '=', first.userId)
    .executeTakeFirst();
  const changedAtMs = person?.password_changed_at?.getTime() ?? 0;
  if (!person || Math.floor(changedAtMs / 1000) > Math.floor(first.issuedAt.getTime() / 1000)) throw new Problem('InvalidToken');
  if (!(await acceptsCode(request, services, first.userId, given.code))) throw new Problem('InvalidCode');
  const { userId, method, timeZone } = first;
  return services.database.transaction().execute(async (transaction) => {
    const reply = await signInPerson({ ...request, database: transaction }, services, { userId, method, timeZone, secondFactor: true });
    await forgetSecondStep(transaction, services, request.fastify.ip);
    return reply;
  });
}

/** This session showed a second factor just now: it counts at once, not at the next refresh. */
export async function liftSession(request: ApiRequest, services: IdentityServices): Promise<void> {
  const actor = signedIn(request);
  const now = request.clock.now();
  await request.database
    .updateTable('login_session')
    .set({ second_factor_at: now, proved_at: now })
    .where('id', '=', actor.sessionId)
    .execute();
  renewAccessCookie(request, () => services.tokens.sign({ ...actor, secondFactor: true }, now));
}
