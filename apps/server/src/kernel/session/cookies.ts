// The two session cookies (over https called `__Host-...`, kernel/http/host-cookies.ts): HttpOnly, Secure, SameSite=Strict, Path=/, no Domain (@rule identity.4). Over plain http they are only possible on
// a host that browsers trust as local; elsewhere a sign-in is refused with clear words instead of losing the cookie silently.
// @rule identity.1, identity.2, identity.3
import { LIMITS } from '@fairway/rules/limits';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { hostCookieName } from '../http/host-cookies.ts';
import { isLoopbackHost } from '../http/loopback.ts';
import { Problem } from '../http/problems.ts';
import type { ApiRequest, ReplyCookie } from '../http/request.ts';

export const ACCESS_COOKIE = 'access_token';
export const REFRESH_COOKIE = 'refresh_token';
/** The own refresh token of an administrator who looks through a person's eyes. */
export const OWN_REFRESH_COOKIE = 'own_refresh_token';
const OWN_REFRESH_SECONDS = 3600;

const OPTIONS: CookieSerializeOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' };

export type TokenPair = { accessToken: string; refreshToken: string; refreshEndsInSeconds: number };

/** Whether a browser would keep the cookies of this reply. */
export const isSecureConnection = (request: FastifyRequest): boolean => request.protocol === 'https' || isLoopbackHost(request.host);

/** @throws Problem InsecureConnection */
export function requireSecureConnection(request: FastifyRequest): void {
  if (!isSecureConnection(request)) throw new Problem('InsecureConnection');
}

/** True for an API client: it asks for bearer tokens, sends no cookie, and is no page in a browser. @rule identity.11 */
export function wantsBearer(request: FastifyRequest): boolean {
  const { cookie, origin } = request.headers;
  return (
    request.headers['x-fairway-tokens'] === 'bearer' &&
    cookie === undefined &&
    origin === undefined &&
    request.headers['sec-fetch-site'] === undefined
  );
}

/** Hands out the tokens: in the body to API clients, else as cookies. */
export function handOut(request: ApiRequest, pair: TokenPair): { accessToken: string | null; refreshToken: string | null } {
  if (wantsBearer(request.fastify)) return { accessToken: pair.accessToken, refreshToken: pair.refreshToken };
  requireSecureConnection(request.fastify);
  request.setCookie({ name: ACCESS_COOKIE, value: pair.accessToken, options: { ...OPTIONS, maxAge: LIMITS.accessCookieSeconds } });
  request.setCookie({ name: REFRESH_COOKIE, value: pair.refreshToken, options: { ...OPTIONS, maxAge: pair.refreshEndsInSeconds } });
  return { accessToken: null, refreshToken: null };
}

/** A new access token for this very session, in a browser; an API client refreshes instead. */
export function renewAccessCookie(request: ApiRequest, sign: () => string): void {
  if (request.fastify.cookies[ACCESS_COOKIE] === undefined) return;
  request.setCookie({ name: ACCESS_COOKIE, value: sign(), options: { ...OPTIONS, maxAge: LIMITS.accessCookieSeconds } });
}

/** Puts the own refresh token aside for an hour; null: it waits no longer. */
export function ownRefreshCookie(value: string | null): ReplyCookie {
  return { name: OWN_REFRESH_COOKIE, value, options: value === null ? OPTIONS : { ...OPTIONS, maxAge: OWN_REFRESH_SECONDS } };
}

/** A cookie of the same kind that outlives the session. */
export function rememberedCookie(name: string, value: string, days: number): ReplyCookie {
  return { name, value, options: { ...OPTIONS, maxAge: days * 86_400 } };
}

/** What removes those of the session. */
export function removedCookies(): ReplyCookie[] {
  return [ACCESS_COOKIE, REFRESH_COOKIE, OWN_REFRESH_COOKIE].map((name) => ({ name, value: null, options: OPTIONS }));
}

/** The same as headers of a refusal. */
export function removedCookieHeaders(request: FastifyRequest): string[] {
  return [ACCESS_COOKIE, REFRESH_COOKIE].map(
    (name) => `${hostCookieName(request, name)}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict`,
  );
}
