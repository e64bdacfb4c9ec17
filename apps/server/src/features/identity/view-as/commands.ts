// An administrator looks through a candidate's eyes: a session of the candidate for 30 minutes that can change nothing (bind.ts refuses
// every write, and reads run in a transaction that only reads). The administrator's own refresh token waits in a cookie of its own and is
// taken up again at the end. Begin and end are lines of the audit, which the person finds in the export of their data.
// @rule consoles.1
import { randomBytes } from 'node:crypto';
import type { Role } from '@fairway/rules/access';
import { mayBeViewed, type UserStatus, VIEW_AS_MINUTES } from '@fairway/rules/administration';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import {
  handOut, OWN_REFRESH_COOKIE, ownRefreshCookie, REFRESH_COOKIE, removedCookies, requireSecureConnection,
} from '../../../kernel/session/cookies.ts'; // biome-ignore format: a list
import { tokenHash } from '../../../kernel/session/token-hash.ts';
import { signedIn } from '../access.ts';
import { lockPerson } from '../accounts.ts';
import type { IdentityServices } from '../services.ts';
import { endSessions } from '../sessions/commands.ts';
import { actorOf } from '../sessions/people.ts';
import { rotate } from '../sessions/rotation.ts';

/** Opens the session and hands its tokens to this browser. @throws Problem not_found, users.not_viewable, InsecureConnection */
export async function viewAs(
  request: ApiRequest,
  services: IdentityServices,
  { userId, reason }: { userId: string; reason: string },
): Promise<Date> {
  requireSecureConnection(request.fastify);
  const administrator = signedIn(request);
  const now = services.clock.now();
  const person = await lockPerson(request.database, userId);
  if (!person) throw new Problem('not_found');
  const sessionId = newId();
  const actor = await actorOf(request.database, { userId, sessionId, secondFactor: false });
  if (!mayBeViewed({ status: person.status as UserStatus, roles: actor.roles as Role[] })) throw new Problem('users.not_viewable');
  const endsAt = new Date(now.getTime() + VIEW_AS_MINUTES * 60_000);
  const refreshToken = randomBytes(32).toString('base64url');
  // Where the administrator sits is not the person's to know: no address, no device. Nothing was proven by the person.
  const session = {
    id: sessionId,
    user_id: userId,
    method: 'view_as',
    viewed_by: administrator.userId,
    proved_at: new Date(0),
    created_at: now,
    last_used_at: now,
    expires_at: endsAt,
  };
  await request.database
    .with('session', (query) => query.insertInto('login_session').values(session))
    .insertInto('refresh_token')
    .values({ hash: tokenHash(refreshToken), session_id: sessionId, created_at: now })
    .execute();
  await tellOf(request.database, 'started', { userId, actorId: administrator.userId, sessionId, now }, { reason });
  const own = request.fastify.cookies[REFRESH_COOKIE];
  if (own) request.setCookie(ownRefreshCookie(own));
  handOut(request, {
    accessToken: services.tokens.sign({ ...actor, viewedBy: administrator.userId }, now, endsAt),
    refreshToken,
    refreshEndsInSeconds: VIEW_AS_MINUTES * 60,
  });
  return endsAt;
}

/** Ends the look and takes up the own session. @throws Problem InsecureConnection */
export async function leaveView(request: ApiRequest, services: IdentityServices): Promise<{ userId: string | null; restored: boolean }> {
  requireSecureConnection(request.fastify);
  const userId = await services.database.transaction().execute((transaction) => endView({ ...request, database: transaction }, services));
  const own = request.fastify.cookies[OWN_REFRESH_COOKIE];
  if (!own) {
    // Nothing waits: who looked is signed out, everybody else stays who they are.
    if (userId !== null) for (const cookie of removedCookies()) request.setCookie(cookie);
    return { userId, restored: false };
  }
  const pair = await rotate(services, own, request.fastify.headers['user-agent']);
  if (!pair) {
    for (const cookie of removedCookies()) request.setCookie(cookie);
    return { userId, restored: false };
  }
  handOut(request, pair);
  request.setCookie(ownRefreshCookie(null));
  return { userId, restored: true };
}

/** The look that this browser has open ends; gives whom it showed, null where there is none. */
export async function endView(request: ApiRequest, services: IdentityServices): Promise<string | null> {
  const now = services.clock.now();
  const sessionId = await viewSessionId(request);
  if (sessionId === undefined) return null;
  const row = await request.database
    .selectFrom('login_session')
    .select(['id', 'user_id', 'viewed_by'])
    .where('id', '=', sessionId)
    .where('viewed_by', 'is not', null)
    .executeTakeFirst();
  if (!row) return null;
  for (const id of await endSessions(request.database, { sessionId: row.id }, 'signed_out', now)) {
    services.ended.add(id);
    await tellOf(request.database, 'ended', { userId: row.user_id, actorId: row.viewed_by, sessionId: id, now });
  }
  return row.user_id;
}

async function viewSessionId({ actor, database, fastify }: ApiRequest): Promise<string | undefined> {
  if (actor.kind === 'user') return actor.viewedBy === undefined ? undefined : actor.sessionId;
  const token = fastify.cookies[REFRESH_COOKIE];
  if (!token) return undefined;
  const row = await database.selectFrom('refresh_token').select('session_id').where('hash', '=', tokenHash(token)).executeTakeFirst();
  return row?.session_id;
}

/** Looks whose half hour is over, and that nobody left: their end is written down. */
export async function sweepViews(database: Database, now: Date): Promise<void> {
  const over = await database
    .selectFrom('login_session')
    .select(['id', 'user_id', 'viewed_by', 'expires_at'])
    .where('viewed_by', 'is not', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  for (const view of over)
    await database.transaction().execute(async (transaction) => {
      const [sessionId] = await endSessions(transaction, { sessionId: view.id }, 'signed_out', now);
      if (sessionId !== undefined)
        await tellOf(transaction, 'ended', { userId: view.user_id, actorId: view.viewed_by, sessionId, now: view.expires_at });
    });
}

async function tellOf(
  database: Database,
  what: 'started' | 'ended',
  { userId, actorId, sessionId, now }: { userId: string; actorId: string | null; sessionId: string; now: Date },
  detail: Record<string, string> = {},
): Promise<void> {
  await recordAudit(database, {
    at: now,
    actorId,
    action: `user.view_as_${what}`,
    subject: `user:${userId}`,
    detail: { sessionId, ...detail },
  });
}
