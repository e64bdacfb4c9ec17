// The session call, refresh and sign-out.
import { login, logout, refreshTokens } from '@fairway/contract/identity';
import { getSession } from '@fairway/contract/sessions';
import type { Role } from '@fairway/rules/access';
import { access } from '@fairway/rules/access';
import { isLocale } from '@fairway/rules/locales';
import type { Database } from '../../../kernel/database/database.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { Problem } from '../../../kernel/http/problems.ts';
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
  bind(getSession, async (_input, call) => {
    const { actor } = call;
    if (actor.kind === 'visitor') {
      const canRefresh = call.request.cookies[REFRESH_COOKIE] !== undefined;
      return { authenticated: false, canRefresh, accessEndsInMs: null, user: null, unreadMessages: 0 };
    }
    const row = await call.database.selectFrom('app_user').selectAll().where('id', '=', actor.userId).executeTakeFirst();
    if (!row) return { authenticated: false, canRefresh: false, accessEndsInMs: null, user: null, unreadMessages: 0 };
    const token = await services.authentication.checked(call.request);
    const staff = access(actor, 'schoolStaff').allowed || access(actor, 'organizationAdmin').allowed;
    return {
      authenticated: true,
      canRefresh: false,
      accessEndsInMs: token ? Math.max(0, Math.round(token.endsAtMs - call.clock.now().getTime())) : null,
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
        secondFactorNeeded: staff && call.tenant.administratorsNeedSecondFactor && !actor.secondFactor,
        deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
        viewEndsAt: actor.viewedBy === undefined ? null : ((await sessionEnd(call.database, actor.sessionId))?.toISOString() ?? null),
      },
      unreadMessages: 0,
    };
  });

  bind(login, ({ body }, call) => signIn(call, services, body));

  bind(refreshTokens, async ({ body }, call) => {
    // Before the token is spent: a refusal must not cost the session.
    if (!wantsBearer(call.request)) requireSecureConnection(call.request);
    const token = body.refreshToken ?? call.request.cookies[REFRESH_COOKIE];
    const pair = token ? await rotate(services, token, call.request.headers['user-agent']) : undefined;
    // Only a browser whose refresh failed has cookies to lose. @spec 8 "Token refresh failure logs the user out"
    if (!pair) throw new Problem('InvalidRefreshToken', { headers: { 'set-cookie': removedCookieHeaders(call.request) } });
    return handOut(call, pair);
  });

  bind(logout, async ({ body }, call) => {
    for (const cookie of removedCookies()) call.setCookie(cookie);
    const ids = [...(await endedBySignOut(call, services, body)), ...(await endedOwnSession(call))];
    for (const id of ids) services.ended.add(id);
    return { ended: ids.length };
  });
}

async function sessionEnd(database: Database, sessionId: string): Promise<Date | undefined> {
  const row = await database.selectFrom('login_session').select('expires_at').where('id', '=', sessionId).executeTakeFirst();
  return row?.expires_at;
}

/** Who looked through a person's eyes signs out for good: the own session that waited ends too. */
async function endedOwnSession(call: Call): Promise<string[]> {
  const token = call.request.cookies[OWN_REFRESH_COOKIE];
  const row = token && (await sessionOfToken(call.database, token));
  return row ? endSessions(call.database, { sessionId: row.session_id }, 'signed_out', call.clock.now()) : [];
}

function sessionOfToken(database: Database, token: string) {
  return database.selectFrom('refresh_token').select('session_id').where('hash', '=', tokenHash(token)).executeTakeFirst();
}

async function endedBySignOut(
  call: Call,
  services: IdentityServices,
  body: { everywhere: boolean; refreshToken?: string | undefined },
): Promise<string[]> {
  const { actor } = call;
  const now = call.clock.now();
  if (actor.kind === 'user') {
    // Who looks through a person's eyes ends that, and nothing of the person's own.
    if (actor.viewedBy !== undefined) {
      await endView(call, services);
      return [actor.sessionId];
    }
    if (body.everywhere) return endSessions(call.database, { userId: actor.userId }, 'signed_out_everywhere', now);
    return endSessions(call.database, { sessionId: actor.sessionId }, 'signed_out', now);
  }
  // The access token is gone already: the refresh token still names the session.
  const token = body.refreshToken ?? call.request.cookies[REFRESH_COOKIE];
  if (!token) return [];
  const row = await sessionOfToken(call.database, token);
  return row ? endSessions(call.database, { sessionId: row.session_id }, 'signed_out', now) : [];
}
