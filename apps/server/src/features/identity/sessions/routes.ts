// The session call, refresh and sign-out.
import { login, logout, refreshTokens } from '@fairway/contract/identity/endpoints';
import { getSession } from '@fairway/contract/identity/sessions';
import type { Role } from '@fairway/rules/access';
import { access } from '@fairway/rules/access';
import { isLocale } from '@fairway/rules/locales';
import type { Database } from '../../../kernel/database/database.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import {
  handOut,
  OWN_REFRESH_COOKIE,
  REFRESH_COOKIE,
  removedCookieHeaders,
  removedCookies,
  requireSecureConnection,
  wantsBearer,
} from '../../../kernel/session/cookies.ts';
import { tokenHash } from '../../../kernel/session/token-hash.ts';
import type { IdentityServices } from '../services.ts';
import { endView } from '../view-as/commands.ts';
import { endSessions } from './commands.ts';
import { signIn } from './login.ts';
import { rotate } from './rotation.ts';

export function sessionRoutes(bind: Bind, services: IdentityServices): void {
  bind(getSession, async (_input, request) => {
    const { actor } = request;
    if (actor.kind === 'visitor') {
      const canRefresh = request.fastify.cookies[REFRESH_COOKIE] !== undefined;
      return { authenticated: false, canRefresh, accessEndsInMs: null, user: null, unreadMessages: 0 };
    }
    const row = await request.database.selectFrom('app_user').selectAll().where('id', '=', actor.userId).executeTakeFirst();
    if (!row) return { authenticated: false, canRefresh: false, accessEndsInMs: null, user: null, unreadMessages: 0 };
    const token = await services.authentication.checked(request.fastify);
    const staff = access(actor, 'schoolStaff').allowed || access(actor, 'organizationAdmin').allowed;
    return {
      authenticated: true,
      canRefresh: false,
      accessEndsInMs: token ? Math.max(0, Math.round(token.endsAtMs - request.clock.now().getTime())) : null,
      user: {
        id: row.id,
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        avatar: row.avatar,
        locale: isLocale(row.locale) ? row.locale : 'en',
        roles: [...actor.roles] as Role[],
        organizationIds: [...actor.organizationIds],
        schoolIds: [...actor.schoolIds],
        staffSchoolIds: [...actor.staffSchoolIds],
        secondFactorNeeded: staff && request.tenant.administratorsNeedSecondFactor && !actor.secondFactor,
        deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
        viewEndsAt: actor.viewedBy === undefined ? null : ((await sessionEnd(request.database, actor.sessionId))?.toISOString() ?? null),
      },
      unreadMessages: 0,
    };
  });

  bind(login, ({ body }, request) => signIn(request, services, body));

  bind(refreshTokens, async ({ body }, request) => {
    // Before the token is spent: a refusal must not cost the session.
    if (!wantsBearer(request.fastify)) requireSecureConnection(request.fastify);
    const token = body.refreshToken ?? request.fastify.cookies[REFRESH_COOKIE];
    const pair = token ? await rotate(services, token, request.fastify.headers['user-agent']) : undefined;
    // Only a browser whose refresh failed has cookies to lose. @rule identity.8
    if (!pair) throw new Problem('InvalidRefreshToken', { headers: { 'set-cookie': removedCookieHeaders(request.fastify) } });
    return handOut(request, pair);
  });

  bind(logout, async ({ body }, request) => {
    for (const cookie of removedCookies()) request.setCookie(cookie);
    const ids = [...(await endedBySignOut(request, services, body)), ...(await endedOwnSession(request))];
    for (const id of ids) services.ended.add(id);
    return { ended: ids.length };
  });
}

async function sessionEnd(database: Database, sessionId: string): Promise<Date | undefined> {
  const row = await database.selectFrom('login_session').select('expires_at').where('id', '=', sessionId).executeTakeFirst();
  return row?.expires_at;
}

/** Who looked through a person's eyes signs out for good: the own session that waited ends too. */
async function endedOwnSession(request: ApiRequest): Promise<string[]> {
  const token = request.fastify.cookies[OWN_REFRESH_COOKIE];
  const row = token && (await sessionOfToken(request.database, token));
  return row ? endSessions(request.database, { sessionId: row.session_id }, 'signed_out', request.clock.now()) : [];
}

function sessionOfToken(database: Database, token: string) {
  return database.selectFrom('refresh_token').select('session_id').where('hash', '=', tokenHash(token)).executeTakeFirst();
}

async function endedBySignOut(
  request: ApiRequest,
  services: IdentityServices,
  body: { everywhere: boolean; refreshToken?: string | undefined },
): Promise<string[]> {
  const { actor } = request;
  const now = request.clock.now();
  if (actor.kind === 'user') {
    // Who looks through a person's eyes ends that, and nothing of the person's own.
    if (actor.viewedBy !== undefined) {
      await endView(request, services);
      return [actor.sessionId];
    }
    if (body.everywhere) return endSessions(request.database, { userId: actor.userId }, 'signed_out_everywhere', now);
    return endSessions(request.database, { sessionId: actor.sessionId }, 'signed_out', now);
  }
  // The access token is gone already: the refresh token still names the session.
  const token = body.refreshToken ?? request.fastify.cookies[REFRESH_COOKIE];
  if (!token) return [];
  const row = await sessionOfToken(request.database, token);
  return row ? endSessions(request.database, { sessionId: row.session_id }, 'signed_out', now) : [];
}
