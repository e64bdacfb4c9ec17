// Who is it really? A sensitive change needs the password, or a proof of the last ten minutes on this session: a stolen session alone
// must not take an account over. Wrong passwords are limited by account, across all nodes.
import { LIMITS } from '@fairway/rules/limits';
import { countAttempt, forgetAttempts, type Limit } from '../../kernel/attempts.ts';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { passwordIsRight } from '../../kernel/session/password-hash.ts';
import { ownUserId, requireProof, signedIn } from '../identity/access.ts';
import type { Person } from './person.ts';
import { getPerson } from './queries.ts';
import type { AccountServices } from './services.ts';

const AGAIN: Limit = { kind: 'proof', max: LIMITS.signInTriesPerAccount, windowMinutes: LIMITS.signInWindowMinutes };

/** @throws Problem WrongPassword, rate_limited */
export async function requirePassword(person: Person, password: string, services: AccountServices): Promise<void> {
  await countAttempt(services.database, services.keys, AGAIN, person.id, services.clock.now());
  if (!(await passwordIsRight(password, person.password_hash))) throw new Problem('WrongPassword');
  await forgetAttempts(services.database, services.keys, AGAIN.kind, person.id);
}

/** The caller's row, once the password is right or a recent proof stands. @throws Problem WrongPassword, ProofNeeded, rate_limited */
export async function provenPerson(call: Call, password: string | undefined, services: AccountServices): Promise<Person> {
  const person = await getPerson(call.database, ownUserId(call));
  if (password === undefined) await requireProof(call);
  else await requirePassword(person, password, services);
  return person;
}

/**
 * Keeps that this session proved who it is now. Returns until when that counts.
 * @throws Problem WrongPassword, InvalidCode, ProofNeeded (nothing was shown), rate_limited
 */
export async function proveAgain(
  call: Call,
  shown: { password?: string | undefined; code?: string | undefined },
  services: AccountServices,
): Promise<Date> {
  const person = await getPerson(call.database, ownUserId(call));
  if (shown.password !== undefined) await requirePassword(person, shown.password, services);
  else if (shown.code !== undefined) await requireCode(person, shown.code, services);
  else throw new Problem('ProofNeeded');
  const now = call.clock.now();
  const { sessionId } = signedIn(call);
  await call.database
    .updateTable('login_session')
    .set({ proved_at: now })
    .where('id', '=', sessionId)
    .where('user_id', '=', person.id)
    .execute();
  return new Date(now.getTime() + LIMITS.provedMinutes * 60_000);
}

async function requireCode(person: Person, code: string, services: AccountServices): Promise<void> {
  await countAttempt(services.database, services.keys, AGAIN, person.id, services.clock.now());
  if (!(await services.acceptsCode(person.id, code))) throw new Problem('InvalidCode');
  await forgetAttempts(services.database, services.keys, AGAIN.kind, person.id);
}
