// Who calls: the access cookie of a browser or the bearer token of an API client. Without a good token the caller is a visitor; a token
// whose session ended is refused within a second. @rule api.2, identity.5
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { Problem } from '../http/problems.ts';
import type { Actor } from '../http/request.ts';
import type { AccessTokens, CheckedToken } from './access-token.ts';
import { ACCESS_COOKIE } from './cookies.ts';
import type { EndedSessions } from './ended-sessions.ts';

const BEARER = 'Bearer ';
const VISITOR: Actor = { kind: 'visitor' };

export type Authentication = {
  /** @throws Problem unavailable when ended sessions cannot be known */
  authenticate(request: FastifyRequest): Promise<Actor>;
  /** The token that was accepted, for the time it has left. */
  checked(request: FastifyRequest): Promise<CheckedToken | undefined>;
};

export function authentication(options: { tokens: AccessTokens; ended: EndedSessions; clock: Clock }): Authentication {
  const checked = async (request: FastifyRequest) => {
    const { authorization } = request.headers;
    const token = authorization?.startsWith(BEARER) ? authorization.slice(BEARER.length) : request.cookies[ACCESS_COOKIE];
    if (!token) return undefined;
    const found = await options.tokens.check(token, options.clock.now());
    if (!found || options.ended.has(found.actor.sessionId)) return undefined;
    if (!options.ended.current()) throw new Problem('unavailable', { headers: { 'retry-after': '2' } });
    return found;
  };
  return { checked, authenticate: async (request) => (await checked(request))?.actor ?? VISITOR };
}
