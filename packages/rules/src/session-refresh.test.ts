import { describe, expect, it } from 'vitest';
import { afterRefusal, mayRepeat, mustRefresh, refreshDelayMs, refreshNeed } from './session-refresh.ts';

describe('what a page does with the session', () => {
  it.each([
    [{ authenticated: false, canRefresh: false, accessEndsInMs: null }, 'none'],
    [{ authenticated: false, canRefresh: true, accessEndsInMs: null }, 'now'],
    [{ authenticated: true, canRefresh: false, accessEndsInMs: 840_000 }, 'timer'],
    [{ authenticated: true, canRefresh: false, accessEndsInMs: 30_001 }, 'timer'],
    [{ authenticated: true, canRefresh: false, accessEndsInMs: 30_000 }, 'now'],
    [{ authenticated: true, canRefresh: false, accessEndsInMs: 0 }, 'now'],
    [{ authenticated: true, canRefresh: false, accessEndsInMs: null }, 'timer'],
  ] as const)('%j: %s', (session, need) => expect(refreshNeed(session)).toBe(need));

  it.each([
    [840_000, 810_000],
    [100_000, 70_000],
    [30_000, 0],
    [-5, 0],
    [9_999_999, 840_000],
    [null, 840_000],
  ])('an access token with %s ms left is renewed in %i ms', (left, delayMs) => expect(refreshDelayMs(left)).toBe(delayMs));
});

describe('one refresh over all tabs', () => {
  it.each([
    [1000, undefined, true],
    [1000, 999, true],
    [1000, 1000, false],
    [1000, 1500, false],
  ])('asked at %i, renewed at %s: to do %s', (asked, renewed, still) => expect(mustRefresh(asked, renewed)).toBe(still));

  it.each([
    [401, 'signed out'],
    [403, 'signed out'],
    [0, 'try later'],
    [429, 'try later'],
    [500, 'try later'],
    [503, 'try later'],
  ])('a refusal with %i means: %s', (status, meaning) => expect(afterRefusal(status)).toBe(meaning));
});

describe('a call that was refused', () => {
  it.each([
    '/identity/v1',
    '/identity/v1/second-factor',
    '/identity/v1/passkey/login',
    '/identity/v1/token/refresh',
    '/identity/v1/logout',
    '/identity/v1/session',
    '/identity/v1/user',
    '/identity/v1/activate',
    '/identity/v1/view-as/leave',
  ])('%s is never sent again', (path) => expect(mayRepeat(path)).toBe(false));
  it.each(['/identity/v1/user/me', '/api/v1/postings/1/apply', '/identity/v1/user/passkeys', '/api/v1/companies/follow'])(
    '%s is sent again once after a refresh',
    (path) => expect(mayRepeat(path)).toBe(true),
  );
});
