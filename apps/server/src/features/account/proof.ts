// Who is it really? A sensitive change needs the password, or a proof of the last ten minutes on this session: a stolen session alone
// must not take an account over. Wrong ones are limited by session, so that who stole one does not keep the owner from proving anything, and
// more widely by account, across all nodes.
import { LIMITS } from '@fairway/rules/limits';
import { sql } from 'kysely';
import { countAttempts, type Limit, returnAttempts, type Try } from '../../kernel/attempts.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { passwordIsRight } from '../../kernel/session/password-hash.ts';
import { ownUserId, requireProof, signedIn } from '../identity/access.ts';
import type { Person } from '../identity/people/queries.ts';
import { noteProof } from '../identity/sessions/commands.ts';
import { getPerson } from './queries.ts';
import type { AccountServices } from './services.ts';

const WINDOW = { windowMinutes: LIMITS.signInWindowMinutes };
const FEW: Limit = { kind: 'proof_session', max: LIMITS.signInTriesPerAccountAndAddress, ...WINDOW };
const MANY: Limit = { kind: 'proof', max: LIMITS.signInTriesPerAccount, ...WINDOW };

/** Counts one try, and forgets the session's where `isRight` says yes. @throws Problem rate_limited */
async function rightTry(request: ApiRequest, { database, keys }: AccountServices, isRight: () => Promise<boolean>): Promise<boolean> {
  const { userId, sessionId } = signedIn(request);
  const tries: readonly Try[] = [
    { limit: FEW, key: [userId, sessionId], right: 'forgets' },
    { limit: MANY, key: userId, right: 'returns' },
  ];
  await countAttempts(database, keys, tries, request.clock.now(), sql`select`);
  const right = await isRight();
  if (right) await returnAttempts(database, keys, tries);
  return right;
}

/** @throws Problem WrongPassword, rate_limited */
export async function requirePassword(request: ApiRequest, person: Person, password: string, services: AccountServices): Promise<void> {
  if (!(await rightTry(request, services, () => passwordIsRight(password, person.password_hash)))) throw new Problem('WrongPassword');
}

/** The caller's row, once the password is right or a recent proof stands. @throws Problem WrongPassword, ProofNeeded, rate_limited */
export async function provenPerson(request: ApiRequest, password: string | undefined, services: AccountServices): Promise<Person> {
  const person = await getPerson(request.database, ownUserId(request));
  if (password === undefined) await requireProof(request);
  else await requirePassword(request, person, password, services);
  return person;
}

/**
 * Keeps that this session proved who it is now. Returns until when that counts.
 * @throws Problem WrongPassword, InvalidCode, ProofNeeded (nothing was shown), rate_limited
 */
export async function proveAgain(
  request: ApiRequest,
  shown: { password?: string | undefined; code?: string | undefined },
  services: AccountServices,
): Promise<Date> {
  const person = await getPerson(request.database, ownUserId(request));
  if (shown.password !== undefined) await requirePassword(request, person, shown.password, services);
  else if (shown.code !== undefined) await requireCode(request, person, shown.code, services);
  else throw new Problem('ProofNeeded');
  const now = request.clock.now();
  const { sessionId } = signedIn(request);
  await noteProof(request.database, { userId: person.id, sessionId }, now);
  return new Date(now.getTime() + LIMITS.provedMinutes * 60_000);
}

async function requireCode(request: ApiRequest, person: Person, code: string, services: AccountServices): Promise<void> {
  if (!(await rightTry(request, services, () => services.acceptsCode(request, person.id, code)))) throw new Problem('InvalidCode');
}
