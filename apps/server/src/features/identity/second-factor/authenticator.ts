// The authenticator app (TOTP, RFC 6238): six digits each half minute, one step of drift, and each step counts once. The secret is sealed
// with the deployment's key. Ten recovery codes stand in for a lost phone: shown once, kept as keyed hashes, good once each.
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { countAttempt, type Limit } from '../../../kernel/attempts.ts';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { type OwnUserId, ownUserId, signedIn } from '../access.ts';
import { codeTries, countTries, forgetTries } from '../request-limits.ts';
import type { IdentityServices } from '../services.ts';
import { findKnownDevice } from '../sessions/known-device.ts';
import { tellOfWrongTries } from '../sessions/wrong-tries.ts';

const PERIOD_SECONDS = 30;
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const SEAL = 'authenticator';
const CONFIRMATIONS: Limit = { kind: 'authenticator_confirmation', max: 10, windowMinutes: 15 };
/** Without what is read as another: 0 and O, 1 and I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const totpOf = (secret: Secret, label = '', issuer = '') =>
  new TOTP({ secret, label, issuer, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });

/** A new secret, not in force until it is confirmed. @throws Problem account.authenticator_set */
export async function startAuthenticator(request: ApiRequest, services: IdentityServices) {
  const userId = ownUserId(request);
  const user = await request.database.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const secret = new Secret({ size: SECRET_BYTES });
  const sealed = { sealed_secret: services.keys.seal(SEAL, secret.base32), created_at: request.clock.now(), last_step: 0 };
  const written = await request.database
    .insertInto('authenticator')
    .values({ user_id: userId, ...sealed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(sealed).where('authenticator.confirmed_at', 'is', null))
    .returning('user_id')
    .executeTakeFirst();
  if (!written) throw new Problem('account.authenticator_set');
  const uri = totpOf(secret, user.email, request.tenant.name).toString();
  return { secret: secret.base32, uri, qrCode: renderSVG(uri, { border: 2 }) };
}

/** Puts the app in force with a code that it shows; gives the recovery codes. @throws Problem InvalidCode, account.authenticator_set */
export async function confirmAuthenticator(request: ApiRequest, services: IdentityServices, code: string): Promise<string[]> {
  const userId = ownUserId(request);
  const now = request.clock.now();
  await countAttempt(services.database, services.keys, CONFIRMATIONS, signedIn(request).sessionId, now);
  const row = await request.database.selectFrom('authenticator').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
  if (row?.confirmed_at) throw new Problem('account.authenticator_set');
  const step = row && stepOf(services.keys, row.sealed_secret, code, now);
  if (!step) throw new Problem('InvalidCode');
  await request.database.updateTable('authenticator').set({ confirmed_at: now, last_step: step }).where('user_id', '=', userId).execute();
  await recordAudit(request.database, { at: now, actorId: userId, action: 'account.authenticator_added', subject: `user:${userId}` });
  return newRecoveryCodes(request.database, services.keys, userId);
}

export async function removeAuthenticator(database: Database, userId: OwnUserId, now: Date): Promise<void> {
  const row = await database.deleteFrom('authenticator').where('user_id', '=', userId).returning('user_id').executeTakeFirst();
  await database.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  if (row) await recordAudit(database, { at: now, actorId: userId, action: 'account.authenticator_removed', subject: `user:${userId}` });
}

/** Ten new codes; the old ones end. @throws Problem account.authenticator_missing */
export async function renewRecoveryCodes(request: ApiRequest, services: IdentityServices): Promise<string[]> {
  const userId = ownUserId(request);
  if (!(await authenticatorIsOn(request.database, userId))) throw new Problem('account.authenticator_missing');
  await recordAudit(request.database, {
    at: request.clock.now(),
    actorId: userId,
    action: 'account.recovery_codes_renewed',
    subject: `user:${userId}`,
  });
  return newRecoveryCodes(request.database, services.keys, userId);
}

export async function authenticatorIsOn(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('authenticator')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(database: Database, userId: OwnUserId): Promise<number> {
  const row = await database
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Is it a code of this person's app, or one of the recovery codes? A right one is spent.
 * @throws Problem rate_limited after too many wrong ones
 */
export async function acceptsCode(request: ApiRequest, services: IdentityServices, userId: string, code: string): Promise<boolean> {
  const now = services.clock.now();
  const tries = codeTries({ ip: request.fastify.ip, device: findKnownDevice(request, services.keys, now) }, userId);
  const { filled } = await countTries(services, tries, sql`select`);
  const right = (await spendStep(services, userId, code, now)) || (await spendRecoveryCode(services, userId, code, now));
  if (right) await forgetTries(services.database, services, tries);
  else if (filled) await tellOfWrongTries(request, services, { userId, step: 'code', since: filled });
  return right;
}

async function spendStep(services: IdentityServices, userId: string, code: string, now: Date): Promise<boolean> {
  const row = await services.database
    .selectFrom('authenticator')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const step = row && stepOf(services.keys, row.sealed_secret, code, now);
  if (!step) return false;
  // Of two that show the same code at once, one is in time.
  const spent = await services.database
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', String(step))
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

async function spendRecoveryCode(services: IdentityServices, userId: string, code: string, now: Date): Promise<boolean> {
  const spent = await services.database
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', recoveryHash(services.keys, userId, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** The step that a code belongs to; undefined for a wrong one. */
function stepOf(keys: SessionKeys, sealed: Uint8Array, code: string, now: Date): number | undefined {
  const secret = keys.open(SEAL, sealed);
  const token = code.replace(/\s/g, '');
  if (!secret || !/^\d{6}$/.test(token)) return undefined;
  const drift = totpOf(Secret.fromBase32(secret)).validate({ token, timestamp: now.getTime(), window: DRIFT_STEPS });
  return drift === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + drift;
}

const recoveryHash = (keys: SessionKeys, userId: string, code: string) =>
  keys.keyedHash('recovery-code', `${userId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);

async function newRecoveryCodes(database: Database, keys: SessionKeys, userId: OwnUserId): Promise<string[]> {
  const letters = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${letters()}-${letters()}`);
  await database.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await database
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, hash: recoveryHash(keys, userId, code) })))
    .execute();
  return codes;
}
