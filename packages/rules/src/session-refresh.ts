// When the tokens of a session are renewed: every 840 s, early enough that a call never meets an access token that has just ended, and
// before anything personal is asked for where only the refresh token is left. One at a time over all tabs: who waited for the lock
// looks first whether somebody renewed meanwhile.
// @rule identity.6, identity.7
import { LIMITS } from './limits.ts';

/** An access token that ends sooner than this counts as ended, in milliseconds: a call takes time, clocks drift. */
const REFRESH_MARGIN_MS = 30_000;

export type SessionLife = {
  authenticated: boolean;
  canRefresh: boolean /** Until the access token ends; null for visitors. */;
  accessEndsInMs: number | null;
};

/** What the page does with an answer of the session call: ask again after a refresh, wait for the timer, or nothing. */
export function refreshNeed({ authenticated, canRefresh, accessEndsInMs }: SessionLife): 'now' | 'timer' | 'none' {
  if (!authenticated) return canRefresh ? 'now' : 'none';
  return accessEndsInMs !== null && accessEndsInMs <= REFRESH_MARGIN_MS ? 'now' : 'timer';
}

/** Until the timer renews, in milliseconds. */
export function refreshDelayMs(accessEndsInMs: number | null): number {
  if (accessEndsInMs === null) return LIMITS.tokenRefreshMs;
  return Math.max(0, Math.min(LIMITS.tokenRefreshMs, accessEndsInMs - REFRESH_MARGIN_MS));
}

/** Has the lock's new holder still to renew? Not where another tab did after this one asked. All instants in milliseconds. */
export function mustRefresh(askedAtMs: number, renewedAtMs: number | undefined): boolean {
  return renewedAtMs === undefined || renewedAtMs < askedAtMs;
}

/** What a refused or failed renewal means: signed out, or only that the line is bad. @rule identity.8 */
export function afterRefusal(status: number): 'signed out' | 'try later' {
  return status === 401 || status === 403 ? 'signed out' : 'try later';
}

/** May a call be sent again after a refresh? Never the calls that make, renew or end a session: their 401 is their answer. */
export function mayRepeat(path: string): boolean {
  return !OWN_ANSWER.some((own) => (own.endsWith('/') ? path.startsWith(own) : path === own));
}
const OWN_ANSWER = [
  '/identity/v1', '/identity/v1/second-factor', '/identity/v1/passkey/', '/identity/v1/token/', '/identity/v1/logout',
  '/identity/v1/session', '/identity/v1/activate', '/identity/v1/user', '/identity/v1/forgot-password', '/identity/v1/reset-password',
  '/identity/v1/view-as/leave',
]; // biome-ignore format: a list
