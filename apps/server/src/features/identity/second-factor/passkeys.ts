// Passkeys: adding one to one's own account, and signing in with one. A passkey that verified its user (fingerprint, face, PIN) is both
// factors; one that was only touched is one. A counter that does not rise means a copy: refused.
import { fullName } from '@fairway/rules/names';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { type OwnUserId, ownUserId } from '../access.ts';
import type { IdentityServices } from '../services.ts';
import { signInPerson } from '../sessions/sign-in.ts';
import { countWaysToSignIn } from '../ways-to-sign-in.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

const MAX_PASSKEYS = 20;
type Json = Record<string, unknown>;
type Row = { id: string; name: string; backed_up: boolean; created_at: Date; last_used_at: Date | null };

const passkeyView = (row: Row) => ({
  id: row.id,
  name: row.name,
  backedUp: row.backed_up,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

export async function listPasskeys(database: Database, userId: OwnUserId) {
  const rows = await database.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
  return rows.map(passkeyView);
}

/** What navigator.credentials.create needs. @throws Problem account.passkey_limit */
export async function startRegistration(request: ApiRequest, services: IdentityServices) {
  const userId = ownUserId(request);
  const user = await request.database
    .selectFrom('app_user')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const known = await request.database.selectFrom('passkey').select(['id', 'transports']).where('user_id', '=', userId).execute();
  if (known.length >= MAX_PASSKEYS) throw new Problem('account.passkey_limit');
  const party = relyingParty(request, services);
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: user.email,
    userDisplayName: fullName(user.first_name, user.last_name) || user.email,
    userID: new TextEncoder().encode(userId),
    attestationType: 'none',
    excludeCredentials: known.map((row) => ({ id: row.id, transports: row.transports as AuthenticatorTransport[] })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  const challengeId = await keepChallenge(request.database, {
    challenge: options.challenge,
    purpose: 'register',
    userId,
    now: request.clock.now(),
  });
  return { challengeId, options: { ...options } as Json };
}

/** Keeps a new passkey. @throws Problem InvalidPasskey, account.passkey_limit */
export async function addPasskey(
  request: ApiRequest,
  services: IdentityServices,
  given: { challengeId: string; response: Json; name: string },
) {
  const userId = ownUserId(request);
  const now = request.clock.now();
  const challenge = await takeChallenge(services.database, { id: given.challengeId, purpose: 'register', userId, now });
  const party = relyingParty(request, services);
  const info = challenge && (await registered(given.response, challenge, party));
  if (!info) throw new Problem('InvalidPasskey');
  const { credential, credentialBackedUp, userVerified } = info;
  const { count } = await request.database
    .selectFrom('passkey')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_PASSKEYS) throw new Problem('account.passkey_limit');
  const row = await request.database
    .insertInto('passkey')
    .values({
      id: credential.id,
      user_id: userId,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: given.name.trim() || given.name,
      backed_up: credentialBackedUp,
      created_at: now,
    })
    // A credential belongs to one account.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Problem('InvalidPasskey');
  await recordAudit(request.database, { at: now, actorId: userId, action: 'account.passkey_added', subject: `user:${userId}` });
  return { passkey: passkeyView(row), userVerified };
}

async function registered(response: Json, expectedChallenge: string, party: { id: string; origin: string }) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    });
    return registrationInfo;
  } catch {
    // Whatever is wrong with what a browser sent, it is no passkey of ours.
    return undefined;
  }
}

export async function renamePasskey(database: Database, userId: OwnUserId, id: string, name: string) {
  const row = await database
    .updateTable('passkey')
    .set({ name: name.trim() || name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return passkeyView(row);
}

/** @throws Problem not_found, account.last_sign_in */
export async function removePasskey(database: Database, userId: OwnUserId, id: string, now: Date): Promise<void> {
  const ways = await countWaysToSignIn(database, userId);
  const row = await database.deleteFrom('passkey').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst();
  if (!row) throw new Problem('not_found');
  if (ways <= 1) throw new Problem('account.last_sign_in');
  await recordAudit(database, { at: now, actorId: userId, action: 'account.passkey_removed', subject: `user:${userId}` });
}

/** What navigator.credentials.get needs: any passkey of this host may answer. */
export async function startPasskeySignIn(request: ApiRequest, services: IdentityServices) {
  const options = await generateAuthenticationOptions({ rpID: relyingParty(request, services).id, userVerification: 'preferred' });
  const challengeId = await keepChallenge(request.database, {
    challenge: options.challenge,
    purpose: 'login',
    userId: null,
    now: request.clock.now(),
  });
  return { challengeId, options: { ...options } as Json };
}

const answerShape = z.looseObject({ id: z.string().max(1400), response: z.looseObject({ userHandle: z.string().max(200).optional() }) });

/** Is it this person, or an account that was merged into theirs, which the authenticator still names? @rule account.20 */
async function leadsTo(database: Database, named: string, userId: string): Promise<boolean> {
  if (named === userId) return true;
  const into = await database.selectFrom('app_user').select('id').where('merged_into', '=', userId).execute();
  return into.some(({ id }) => id === named);
}

/** Signs in with a passkey. @throws Problem InvalidPasskey and what signing in may */
export async function signInWithPasskey(
  request: ApiRequest,
  services: IdentityServices,
  given: { challengeId: string; response: Json; timeZone?: string | undefined },
) {
  const now = request.clock.now();
  const expectedChallenge = await takeChallenge(services.database, { id: given.challengeId, purpose: 'login', userId: null, now });
  const answer = answerShape.safeParse(given.response);
  if (!expectedChallenge || !answer.success) throw new Problem('InvalidPasskey');
  const passkey = await request.database.selectFrom('passkey').selectAll().where('id', '=', answer.data.id).forUpdate().executeTakeFirst();
  // A discoverable passkey names its owner; another name is no answer to this.
  const named = answer.data.response.userHandle;
  if (!passkey || (named !== undefined && !(await leadsTo(request.database, Buffer.from(named, 'base64url').toString(), passkey.user_id))))
    throw new Problem('InvalidPasskey');
  const party = relyingParty(request, services);
  const checked = await verifyAuthenticationResponse({
    response: given.response as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
      transports: passkey.transports as AuthenticatorTransport[],
    },
  }).catch(() => undefined);
  if (!checked?.verified) throw new Problem('InvalidPasskey');
  await request.database
    .updateTable('passkey')
    .set({ counter: checked.authenticationInfo.newCounter, last_used_at: now, backed_up: checked.authenticationInfo.credentialBackedUp })
    .where('id', '=', passkey.id)
    .execute();
  const { userVerified } = checked.authenticationInfo;
  return signInPerson(request, services, {
    userId: passkey.user_id,
    method: 'passkey',
    timeZone: given.timeZone,
    secondFactor: userVerified,
  });
}
