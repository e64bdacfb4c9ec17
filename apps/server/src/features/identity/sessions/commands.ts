// Sessions: one a sign-in and device, with a chain of refresh tokens. A token is good once; its successor is a function of it, so tabs
// that refresh at the same moment get the same one. Shown again later, or after its successor was spent, it was stolen: the whole
// session ends (refresh_reuse). A session lives 30 days from its sign-in, however often it is refreshed (ASVS 7.3.2).
import { createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { LIMITS } from '@fairway/rules/limits';
import { knownTimeZone } from '@fairway/rules/time-zones';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { recordEvents } from '../../../kernel/database/events.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { newId } from '../../../kernel/ids.ts';
import { handOut, requireSecureConnection, type TokenPair, wantsBearer } from '../../../kernel/session/cookies.ts';
import { tokenHash } from '../../../kernel/session/token-hash.ts';
import type { IdentityServices } from '../services.ts';
import { tellOfNewDevice } from './new-device.ts';
import { actorOf, actorWith, findSigningIn, type SigningIn } from './people.ts';

export { findSigningIn };

export type SignInMethod = 'password' | 'google' | 'linkedin' | 'facebook' | 'wechat' | 'passkey' | 'activation';
export type EndReason =
  | 'signed_out' | 'signed_out_everywhere' | 'ended_by_owner' | 'refresh_reuse' | 'password_changed' | 'deletion' | 'administrator' | 'roles_changed'; // biome-ignore format: a list

/** Two tabs may refresh with the same token within this time. */
const SAME_REFRESH_SECONDS = 10;

const successorOf = (token: string, key: KeyObject) => createHmac('sha256', key).update(token).digest('base64url');

/**
 * Starts a session and hands out its tokens, in the transaction of `call.database`; tells the person when the device is new to them. The
 * person was proven by the caller. @throws Problem InsecureConnection
 */
export async function openSession(
  call: Call,
  services: IdentityServices,
  signIn: {
    userId: string;
    method: SignInMethod;
    secondFactor: boolean;
    timeZone?: string | undefined;
    roles: SigningIn['roles'];
    userAgents: readonly string[];
  },
): Promise<{ status: 'signedIn'; accessToken: string | null; refreshToken: string | null; challenge: null; sessionId: string }> {
  if (!wantsBearer(call.request)) requireSecureConnection(call.request);
  const now = services.clock.now();
  const sessionId = newId();
  const refreshToken = randomBytes(32).toString('base64url');
  const timeZone = knownTimeZone(signIn.timeZone ?? '') ?? '';
  const userAgent = (call.request.headers['user-agent'] ?? '').slice(0, 300);
  await tellOfNewDevice(call, services, { ...signIn, sessionId, userAgent, earlierUserAgents: signIn.userAgents, timeZone, at: now });
  const session = {
    id: sessionId,
    user_id: signIn.userId,
    method: signIn.method,
    second_factor_at: signIn.secondFactor ? now : null,
    proved_at: now,
    user_agent: userAgent,
    address: call.request.ip,
    time_zone: timeZone,
    bearer: wantsBearer(call.request),
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + LIMITS.refreshCookieSeconds * 1000),
  };
  await call.database
    .with('session', (query) => query.insertInto('login_session').values(session))
    .insertInto('refresh_token')
    .values({ hash: tokenHash(refreshToken), session_id: sessionId, created_at: now })
    .execute();
  const actor = actorWith(signIn.roles, { userId: signIn.userId, sessionId, secondFactor: signIn.secondFactor });
  const pair: TokenPair = {
    accessToken: services.tokens.sign(actor, now),
    refreshToken,
    refreshEndsInSeconds: LIMITS.refreshCookieSeconds,
  };
  return { status: 'signedIn', ...handOut(call, pair), challenge: null, sessionId };
}

/** The next pair of a refresh token; undefined when it is unknown, expired, ended or was stolen. */
export async function rotate(services: IdentityServices, token: string): Promise<TokenPair | undefined> {
  const now = services.clock.now();
  const next = successorOf(token, services.keys.refresh);
  const found = await services.database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('refresh_token as r')
      .innerJoin('login_session as s', 's.id', 'r.session_id')
      .innerJoin('app_user as u', 'u.id', 's.user_id')
      .select(['r.session_id', 'r.used_at', 's.user_id', 's.ended_at', 's.expires_at', 's.second_factor_at', 'u.status'])
      .where('r.hash', '=', tokenHash(token))
      .forUpdate('r')
      .executeTakeFirst();
    if (!row || row.ended_at || row.expires_at <= now || row.status !== 'active') return undefined;
    if (row.used_at) {
      const late = now.getTime() - row.used_at.getTime() > SAME_REFRESH_SECONDS * 1000;
      const spent = await transaction.selectFrom('refresh_token').select('used_at').where('hash', '=', tokenHash(next)).executeTakeFirst();
      if (late || spent?.used_at) {
        await endSessions(transaction, { sessionId: row.session_id }, 'refresh_reuse', now);
        return { reused: row.session_id };
      }
    } else {
      await transaction.updateTable('refresh_token').set({ used_at: now }).where('hash', '=', tokenHash(token)).execute();
      await transaction
        .insertInto('refresh_token')
        .values({ hash: tokenHash(next), session_id: row.session_id, created_at: now })
        .execute();
      await transaction.updateTable('login_session').set({ last_used_at: now }).where('id', '=', row.session_id).execute();
    }
    const session = { userId: row.user_id, sessionId: row.session_id, secondFactor: row.second_factor_at !== null };
    return { actor: await actorOf(transaction, session), endsAt: row.expires_at };
  });
  if (!found) return undefined;
  if ('reused' in found) {
    services.ended.add(found.reused);
    services.log.warn({ sessionId: found.reused }, 'a refresh token was used twice; its session ended');
    return undefined;
  }
  return {
    accessToken: services.tokens.sign(found.actor, now),
    refreshToken: next,
    refreshEndsInSeconds: Math.max(1, Math.floor((found.endsAt.getTime() - now.getTime()) / 1000)),
  };
}

export type EndedScope = { sessionId: string } | { userId: string; except?: string | undefined } | { userId: string; sessionId: string };

/** Ends sessions that still live: one, one of a user's, or all of a user's but one. Returns their ids, for the node's own list. */
export async function endSessions(database: Database, scope: EndedScope, reason: EndReason, now: Date): Promise<string[]> {
  let query = database.updateTable('login_session').set({ ended_at: now, ended_reason: reason }).where('ended_at', 'is', null);
  if ('userId' in scope) query = query.where('user_id', '=', scope.userId);
  if ('sessionId' in scope) query = query.where('id', '=', scope.sessionId);
  if ('except' in scope && scope.except) query = query.where('id', '!=', scope.except);
  const rows = await query.returning(['id', 'user_id']).execute();
  await recordEvents(
    database,
    rows.map((row) => ({ kind: 'session.ended', subject: `user:${row.user_id}`, payload: { sessionId: row.id, reason } })),
  );
  return rows.map((row) => row.id);
}

/** Sweeps what is past: expired sessions with their tokens, used links, old tries. Kept a while for the owner's list. */
export async function sweepSessions(database: Database, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * 86_400_000);
  await database.deleteFrom('login_session').where('expires_at', '<', monthAgo).execute();
  await database.deleteFrom('refresh_token').where('session_id', 'in', (query) =>
    query.selectFrom('login_session').select('id').where('ended_at', '<', monthAgo)).execute(); // biome-ignore format: one thought
  await database.deleteFrom('mail_token').where('expires_at', '<', monthAgo).execute();
  await database.deleteFrom('attempt_window').where('started_at', '<', monthAgo).execute();
  await sql`delete from passkey_challenge where expires_at < ${now}`.execute(database);
}
