// Sessions: a refresh token is good once, its successor is agreed between tabs, and a stolen one ends the family.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson, insertTenantHost, testBrowser } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { expect, it } from 'vitest';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { openLog } from '../../../kernel/log.ts';
import { accessTokens } from '../../../kernel/session/access-token.ts';
import { REFRESH_COOKIE } from '../../../kernel/session/cookies.ts';
import { watchEndedSessions } from '../../../kernel/session/ended-sessions.ts';
import { sessionKeys } from '../../../kernel/session/keys.ts';
import type { IdentityServices } from '../services.ts';
import { openSession, sweepSessions } from './commands.ts';
import { findSigningIn } from './people.ts';
import { listEndedSessions } from './queries.ts';

const db = await cloneDatabase();
await insertTenantHost(db.database, 'jobs.example.org');
let now = new Date('2026-03-01T10:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
const keys = sessionKeys(TEST_SECRET);
const log = openLog('silent');
const services = {
  ...db,
  log,
  keys,
  tokens: accessTokens(keys.access),
  ended: await watchEndedSessions((seconds) => listEndedSessions(db.pool, seconds), log, 0),
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
    fastify: { headers: {}, ip: '127.0.0.1', protocol: 'http', host: 'localhost' },
    setCookie: (cookie: { name: string; value: string }) => browser.cookies.set(cookie.name, cookie.value),
  } as unknown as ApiRequest;
  const known = await findSigningIn(db.database, userId);
  await openSession(call, services, { userId, method: 'password', secondFactor: false, roles: known?.roles ?? [], userAgents: [] });
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

const holding = (token: string) => {
  const thief = testBrowser(app);
  thief.cookies.set(REFRESH_COOKIE, token);
  return thief;
};
const tokenOf = (browser: Awaited<ReturnType<typeof signedIn>>) => browser.cookies.get(REFRESH_COOKIE) ?? '';
const endings = async (browser: Awaited<ReturnType<typeof signedIn>>) => {
  const { rows } = await db.pool.query(
    'select ended_reason from login_session where id = (select session_id from refresh_token where hash = sha256($1::bytea))',
    [Buffer.from(tokenOf(browser))],
  );
  return rows.map((row) => row.ended_reason);
};

it('two tabs that refresh one after the other within seconds agree too', async () => {
  const browser = await signedIn();
  const other = holding(tokenOf(browser));
  await refresh(browser);
  now = new Date(now.getTime() + 9000);
  expect((await refresh(other)).statusCode).toBe(200);
  expect(tokenOf(other)).toBe(tokenOf(browser));
  expect(await endings(browser)).toEqual([null]);
});

it('two parallel refreshes over two nodes agree', async () => {
  const browser = await signedIn();
  const second = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
  const there = testBrowser(second);
  there.cookies.set(REFRESH_COOKIE, tokenOf(browser));
  const replies = await Promise.all([refresh(browser), refresh(there)]);
  expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200]);
  expect(tokenOf(there)).toBe(tokenOf(browser));
});

it('the same browser is given the same answer again within 10 s, and the newest token where that was spent meanwhile', async () => {
  const browser = await signedIn();
  const late = holding(tokenOf(browser));
  await refresh(browser);
  await refresh(browser);
  now = new Date(now.getTime() + 9000);
  expect((await refresh(late)).statusCode).toBe(200);
  expect(tokenOf(late)).toBe(tokenOf(browser));
  expect((await refresh(browser)).statusCode).toBe(200);
  expect(await endings(browser)).toEqual([null]);
});

it('a used token that another browser shows is stolen, however quickly it comes', async () => {
  const browser = await signedIn();
  const thief = holding(tokenOf(browser));
  await refresh(browser);
  const stolen = await thief.send('POST', '/identity/v1/token/refresh', {}, { 'user-agent': 'Another/1.0' });
  expect(stolen.json().code).toBe('InvalidRefreshToken');
  expect(await endings(browser)).toEqual(['refresh_reuse']);
  expect((await refresh(browser)).json().code).toBe('InvalidRefreshToken');
});

it('a reuse ends its own session only: other devices of the person stay', async () => {
  const email = `devices${people}@example.org`;
  await insertPerson(db.database, { email });
  const [phone, laptop] = [testBrowser(app), testBrowser(app)];
  await phone.signIn(email);
  await laptop.signIn(email);
  const stolen = tokenOf(phone);
  await refresh(phone);
  now = new Date(now.getTime() + 60_000);
  await refresh(holding(stolen));
  expect((await refresh(phone)).statusCode).toBe(401);
  expect((await refresh(laptop)).statusCode).toBe(200);
});

it('the cookie of a refreshed session ends with it, not 30 days later', async () => {
  const browser = await signedIn();
  now = new Date(now.getTime() + 20 * 86_400_000);
  const reply = await refresh(browser);
  expect(reply.cookies.find((cookie) => cookie.name === REFRESH_COOKIE)?.maxAge).toBe(10 * 86_400);
});

it.each(['suspended', 'inactive'] as const)('a refresh of a person who is %s by now is refused', async (status) => {
  const browser = await signedIn();
  await db.database.updateTable('app_user').set({ status }).where('email_folded', '=', `rotation${people}@example.org`).execute();
  const reply = await refresh(browser);
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'InvalidRefreshToken']);
  expect(browser.cookies.size).toBe(0);
});

it('a refresh picks up roles that were given meanwhile', async () => {
  const browser = await signedIn();
  const person = await db.database
    .selectFrom('app_user')
    .select('id')
    .where('email_folded', '=', `rotation${people}@example.org`)
    .executeTakeFirstOrThrow();
  await db.database.insertInto('user_role').values({ id: person.id, user_id: person.id, role: 'Admin' }).execute();
  await refresh(browser);
  expect((await who(browser)).user.roles).toEqual(['Candidate', 'Admin']);
});

it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(4000), '../../etc/passwd'])('%j is no refresh token', async (token) => {
  const reply = await refresh(holding(token));
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'InvalidRefreshToken']);
});

it('a visitor without any cookie is refused, and told to remove what is not there', async () => {
  const reply = await refresh(testBrowser(app));
  expect(reply.statusCode).toBe(401);
  expect(reply.headers['set-cookie']).toHaveLength(2);
});

it('over plain http on another host the refresh is refused and the token stays good', async () => {
  const browser = await signedIn();
  const far = testBrowser(app, 'jobs.example.org');
  far.cookies.set(REFRESH_COOKIE, tokenOf(browser));
  expect((await refresh(far)).json().code).toBe('InsecureConnection');
  now = new Date(now.getTime() + 60_000);
  expect((await refresh(browser)).statusCode).toBe(200);
});

it('a session with only a refresh cookie says so', async () => {
  const browser = await signedIn();
  expect(await who(holding(tokenOf(browser)))).toMatchObject({ authenticated: false, canRefresh: true });
  expect(await who(testBrowser(app))).toMatchObject({ authenticated: false, canRefresh: false });
});

it('signing out everywhere ends every session of the person and of nobody else', async () => {
  const stranger = await signedIn();
  const email = `everywhere${people}@example.org`;
  await insertPerson(db.database, { email });
  const devices = [testBrowser(app), testBrowser(app), testBrowser(app)];
  for (const device of devices) await device.signIn(email);
  expect((await devices[0]?.send('POST', '/identity/v1/logout', { everywhere: true }))?.json()).toEqual({ ended: 3 });
  for (const device of devices.slice(1)) expect((await refresh(device)).statusCode).toBe(401);
  expect((await refresh(stranger)).statusCode).toBe(200);
});

it('signing out works after the access token ended, and twice is no error', async () => {
  const browser = await signedIn();
  browser.cookies.delete('access_token');
  const kept = tokenOf(browser);
  expect((await browser.send('POST', '/identity/v1/logout', {})).json()).toEqual({ ended: 1 });
  expect((await holding(kept).send('POST', '/identity/v1/logout', {})).json()).toEqual({ ended: 0 });
  expect((await refresh(holding(kept))).statusCode).toBe(401);
});

it('a dump of the database opens no session: tokens are only kept as hashes, successors need the key', async () => {
  const browser = await signedIn();
  const token = tokenOf(browser);
  await refresh(browser);
  const { rows } = await db.pool.query("select encode(hash, 'hex') as hash from refresh_token");
  expect(JSON.stringify(rows)).not.toContain(token);
  const foreign = sessionKeys('another-secret-of-tests-that-is-long-enough');
  expect(foreign.refresh.equals(keys.refresh)).toBe(false);
});

it('the sweep forgets what is past for a month and nothing that lives', async () => {
  const browser = await signedIn();
  await sweepSessions(db.database, now);
  expect((await refresh(browser)).statusCode).toBe(200);
  await sweepSessions(db.database, new Date(now.getTime() + 61 * 86_400_000));
  const { rows } = await db.pool.query(
    'select (select count(*) from login_session)::int as sessions, (select count(*) from refresh_token)::int as tokens',
  );
  expect(rows).toEqual([{ sessions: 0, tokens: 0 }]);
});
