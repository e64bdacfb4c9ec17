// Sessions: one a sign-in and device, with a chain of refresh tokens (rotation.ts). A session lives 30 days from its sign-in, however often
// it is refreshed (ASVS 7.3.2).

import { randomBytes } from 'node:crypto';
import { LIMITS } from '@fairway/rules/limits';
import { knownTimeZone } from '@fairway/rules/time-zones';
import { sql } from 'kysely';
import { sweepAttempts } from '../../../kernel/attempts.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { handOut, requireSecureConnection, type TokenPair, wantsBearer } from '../../../kernel/session/cookies.ts';
import { tokenHash } from '../../../kernel/session/token-hash.ts';
import type { IdentityServices } from '../services.ts';
import type { SignInMethod } from './methods.ts';
import { tellOfNewDevice } from './new-device.ts';
import { actorWith, findSigningIn, type SigningIn } from './people.ts';

export { findSigningIn };

export type EndReason =
  | 'signed_out' | 'signed_out_everywhere' | 'ended_by_owner' | 'refresh_reuse' | 'password_changed' | 'deletion' | 'administrator' | 'roles_changed'; // biome-ignore format: a list

export type ProvenSignIn = { userId: string; method: SignInMethod; secondFactor: boolean; timeZone?: string | undefined };

/** The rows of a session that is about to be opened, and its first refresh token. @throws Problem InsecureConnection */
export function newSession(request: ApiRequest, services: IdentityServices, signIn: ProvenSignIn) {
  if (!wantsBearer(request.fastify)) requireSecureConnection(request.fastify);
  const now = services.clock.now();
  const refreshToken = randomBytes(32).toString('base64url');
  const session = {
    id: newId(),
    user_id: signIn.userId,
    method: signIn.method,
    second_factor_at: signIn.secondFactor ? now : null,
    proved_at: now,
    user_agent: (request.fastify.headers['user-agent'] ?? '').slice(0, 300),
    address: request.fastify.ip,
    time_zone: knownTimeZone(signIn.timeZone ?? '') ?? '',
    bearer: wantsBearer(request.fastify),
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + LIMITS.refreshCookieSeconds * 1000),
  };
  return { session, refreshToken, token: { hash: tokenHash(refreshToken), session_id: session.id, created_at: now } };
}

export type NewSession = ReturnType<typeof newSession>;

/** Hands out the tokens of a session whose rows are written. */
export function handOutSession(
  request: ApiRequest,
  services: IdentityServices,
  { session, refreshToken }: NewSession,
  roles: SigningIn['roles'],
) {
  const secondFactor = session.second_factor_at !== null;
  const actor = actorWith(roles, { userId: session.user_id, sessionId: session.id, secondFactor });
  const pair: TokenPair = {
    accessToken: services.tokens.sign(actor, session.created_at),
    refreshToken,
    refreshEndsInSeconds: LIMITS.refreshCookieSeconds,
  };
  return { status: 'signedIn' as const, ...handOut(request, pair), challenge: null };
}

/**
 * Starts a session and hands out its tokens, in the transaction of `call.database`; tells the person when the device is new to them. The
 * person was proven by the caller. @throws Problem InsecureConnection
 */
export async function openSession(
  request: ApiRequest,
  services: IdentityServices,
  signIn: ProvenSignIn & { roles: SigningIn['roles']; userAgents: readonly string[] },
): Promise<{ status: 'signedIn'; accessToken: string | null; refreshToken: string | null; challenge: null; sessionId: string }> {
  const opened = newSession(request, services, signIn);
  const { id, user_agent, time_zone, created_at } = opened.session;
  const { userId, method, userAgents } = signIn;
  const device = { userAgent: user_agent, earlierUserAgents: userAgents, timeZone: time_zone };
  await tellOfNewDevice(request, services, { userId, method, sessionId: id, ...device, at: created_at });
  await request.database
    .with('session', (query) => query.insertInto('login_session').values(opened.session))
    .insertInto('refresh_token')
    .values(opened.token)
    .execute();
  return { ...handOutSession(request, services, opened, signIn.roles), sessionId: id };
}

export type EndedScope = { sessionId: string } | { userId: string; except?: string | undefined } | { userId: string; sessionId: string };

/**
 * Ends sessions that still live: one, one of a user's, or all of a user's but one, with those in which the user looks through other
 * people's eyes. Returns their ids, for the node's own list.
 */
export async function endSessions(database: Database, scope: EndedScope, reason: EndReason, now: Date): Promise<string[]> {
  let query = database.updateTable('login_session').set({ ended_at: now, ended_reason: reason }).where('ended_at', 'is', null);
  if ('userId' in scope)
    query = query.where((where) => {
      const own = where('user_id', '=', scope.userId);
      return 'sessionId' in scope ? own : where.or([own, where('viewed_by', '=', scope.userId)]);
    });
  if ('sessionId' in scope) query = query.where('id', '=', scope.sessionId);
  if ('except' in scope && scope.except) query = query.where('id', '!=', scope.except);
  const rows = await query.returning(['id', 'user_id']).execute();
  await recordNews(
    database,
    rows.map((row) => ({ kind: 'session.ended', subject: `user:${row.user_id}`, payload: { sessionId: row.id, reason } })),
  );
  return rows.map((row) => row.id);
}

/** Keeps that a session's owner proved who it is now. */
export async function noteProof(
  database: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<void> {
  await database.updateTable('login_session').set({ proved_at: now }).where('id', '=', sessionId).where('user_id', '=', userId).execute();
}

/** Sweeps what is past: expired sessions with their tokens, used links, old tries. Kept a while for the owner's list. */
export async function sweepSessions(database: Database, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * 86_400_000);
  await database.deleteFrom('login_session').where('expires_at', '<', monthAgo).execute();
  await database.deleteFrom('refresh_token').where('session_id', 'in', (query) =>
    query.selectFrom('login_session').select('id').where('ended_at', '<', monthAgo)).execute(); // biome-ignore format: one thought
  await database.deleteFrom('mail_token').where('expires_at', '<', monthAgo).execute();
  await sweepAttempts(database, monthAgo);
  await sql`delete from passkey_challenge where expires_at < ${now}`.execute(database);
}
