// Sessions: a refresh token is good once, its successor is agreed between tabs, and a stolen one ends the family.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson, testBrowser } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { expect, it } from 'vitest';
import type { Call } from '../../../kernel/http/call.ts';
import { openLog } from '../../../kernel/log.ts';
import { accessTokens } from '../../../kernel/session/access-token.ts';
import { REFRESH_COOKIE } from '../../../kernel/session/cookies.ts';
import { watchEndedSessions } from '../../../kernel/session/ended-sessions.ts';
import { sessionKeys } from '../../../kernel/session/keys.ts';
import type { IdentityServices } from '../services.ts';
import { openSession } from './commands.ts';

const db = await cloneDatabase();
let now = new Date('2026-03-01T10:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
const keys = sessionKeys(TEST_SECRET);
const log = openLog('silent');
const services = {
  ...db,
  log,
  keys,
  tokens: accessTokens(keys.access),
  ended: await watchEndedSessions(db.pool, log, 0),
  clock: { now: () => now },
} as unknown as IdentityServices;

let people = 0;

/** A browser that holds the cookies of a new session. */
async function signedIn() {
  people += 1;
  const userId = await insertPerson(db.database, { email: `rotation${people}@example.org` });
  const browser = testBrowser(app);
  const call = {
    database: db.database,
    request: { headers: {}, ip: '127.0.0.1', protocol: 'http', host: 'localhost' },
    setCookie: (cookie: { name: string; value: string }) => browser.cookies.set(cookie.name, cookie.value),
  } as unknown as Call;
  await openSession(call, services, { userId, method: 'password', secondFactor: false });
  return browser;
}

const refresh = (browser: Awaited<ReturnType<typeof signedIn>>) => browser.send('POST', '/identity/v1/token/refresh', {});
const who = async (browser: Awaited<ReturnType<typeof signedIn>>) => (await browser.send('GET', '/identity/v1/session')).json();

it('a session answers with its person', async () => {
  const browser = await signedIn();
  expect(await who(browser)).toMatchObject({ authenticated: true, user: { email: 'rotation1@example.org', roles: ['Candidate'] } });
});

it('a refresh gives a new pair, and the person stays', async () => {
  const browser = await signedIn();
  const before = browser.cookies.get(REFRESH_COOKIE);
  expect((await refresh(browser)).json()).toEqual({ accessToken: null, refreshToken: null });
  expect(browser.cookies.get(REFRESH_COOKIE)).not.toBe(before);
  expect(await who(browser)).toMatchObject({ authenticated: true });
});

it('tabs that refresh at once agree on the successor', async () => {
  const browser = await signedIn();
  const token = browser.cookies.get(REFRESH_COOKIE) ?? '';
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => {
      const tab = testBrowser(app);
      tab.cookies.set(REFRESH_COOKIE, token);
      return refresh(tab).then(() => tab.cookies.get(REFRESH_COOKIE));
    }),
  );
  expect(new Set(replies).size).toBe(1);
  expect(replies[0]).not.toBe(token);
});

it('a token that is used again later ends its whole family', async () => {
  const browser = await signedIn();
  const stolen = browser.cookies.get(REFRESH_COOKIE) ?? '';
  await refresh(browser);
  now = new Date(now.getTime() + 60_000);
  const thief = testBrowser(app);
  thief.cookies.set(REFRESH_COOKIE, stolen);
  expect((await refresh(thief)).json().code).toBe('InvalidRefreshToken');
  expect(await who(browser)).toMatchObject({ authenticated: false });
  expect((await refresh(browser)).json().code).toBe('InvalidRefreshToken');
  expect(browser.cookies.size).toBe(0);
});

it('a session ends 30 days after its sign-in, however often it was refreshed', async () => {
  const browser = await signedIn();
  const startedAt = now;
  for (const day of [10, 20, 29]) {
    now = new Date(startedAt.getTime() + day * 86_400_000);
    expect((await refresh(browser)).statusCode).toBe(200);
  }
  now = new Date(startedAt.getTime() + 30 * 86_400_000 + 1000);
  expect((await refresh(browser)).json().code).toBe('InvalidRefreshToken');
});

it('signing out ends the session on the server too', async () => {
  const browser = await signedIn();
  const kept = new Map(browser.cookies);
  expect((await browser.send('POST', '/identity/v1/logout', {})).json()).toEqual({ ended: 1 });
  expect(browser.cookies.size).toBe(0);
  for (const [name, value] of kept) browser.cookies.set(name, value);
  expect(await who(browser)).toMatchObject({ authenticated: false });
});
