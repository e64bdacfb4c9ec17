// Signing in with e-mail and password.
import { createHook } from 'node:async_hooks';
import { LIMITS } from '@fairway/rules/limits';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson, insertTenantHost, PASSWORD, testBrowser } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { hash } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionKeys } from '../../../kernel/session/keys.ts';
import { hashToCompare, needsRehash } from '../../../kernel/session/password-hash.ts';
import { loginChallenge, readLoginChallenge } from './challenge.ts';

const db = await cloneDatabase();
await insertTenantHost(db.database, 'jobs.example.org');
let now = new Date();
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
const keys = sessionKeys(TEST_SECRET);
const LOGIN = '/identity/v1';
const ids: Record<string, string> = {};

beforeAll(async () => {
  ids.ada = await insertPerson(db.database, { email: 'ada@example.org' });
  await insertPerson(db.database, { email: 'provider@example.org', password: null });
  await insertPerson(db.database, { email: 'inactive@example.org', status: 'inactive' });
  await insertPerson(db.database, { email: 'suspended@example.org', status: 'suspended' });
  ids.leaving = await insertPerson(db.database, { email: 'leaving@example.org' });
  await db.database
    .updateTable('app_user')
    .set({ deletion_requested_at: now, deletion_due_at: new Date(now.getTime() + 72 * 3_600_000) })
    .where('id', '=', ids.leaving)
    .execute();
});

let networks = 0;
/** A browser at a network address of its own. */
function visitor() {
  networks += 1;
  return at(`10.1.${networks >> 8}.${networks & 255}`);
}

function at(remoteAddress: string) {
  const browser = testBrowser(app);
  const login = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: LOGIN,
      remoteAddress,
      headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', 'user-agent': 'Firefox/150.0 (Linux)', ...headers },
      payload: { email, password },
    });
  return { ...browser, login };
}

/** The kinds of asynchronous work begun meanwhile, by the names that Node and native modules give them. */
async function workOf(run: () => Promise<unknown>): Promise<string[]> {
  const begun: string[] = [];
  const hook = createHook({ init: (_id, kind) => void begun.push(kind) }).enable();
  await run();
  hook.disable();
  return begun;
}

const codeOf = (reply: { statusCode: number; json(): { code: string } }) => [reply.statusCode, reply.json().code];

describe('the right e-mail and password', () => {
  it.each(['ada@example.org', 'ADA@Example.org', ' ada@example.org '])(
    'sign %j in with two cookies of the session, one of the device, and nothing in the body',
    async (email) => {
      const reply = await visitor().login(email);
      expect(reply.json()).toEqual({ status: 'signedIn', accessToken: null, refreshToken: null, challenge: null });
      const cookies = reply.cookies.map(({ value: _value, expires: _expires, ...cookie }) => cookie);
      const common = { path: '/', httpOnly: true, secure: true, sameSite: 'Strict' };
      expect(cookies).toEqual([
        { name: 'access_token', maxAge: 840, ...common },
        { name: 'refresh_token', maxAge: 2_592_000, ...common },
        { name: 'known_device', maxAge: 31_536_000, ...common },
      ]);
      expect(reply.headers['cache-control']).toBe('no-store');
    },
  );

  it('also sign in who asked for deletion and may still undo it', async () => {
    expect((await visitor().login('leaving@example.org')).statusCode).toBe(200);
  });

  it('of an account whose hash was made at another cost are hashed anew', async () => {
    const cheap = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 });
    const id = await insertPerson(db.database, { email: 'old-hash@example.org' });
    await db.database.updateTable('app_user').set({ password_hash: cheap }).where('id', '=', id).execute();
    const stored = async () =>
      (await db.database.selectFrom('app_user').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()).password_hash ?? '';
    const replies = await Promise.all([visitor(), visitor(), visitor()].map((browser) => browser.login('old-hash@example.org')));
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
    expect(needsRehash(await stored())).toBe(false);
    expect((await visitor().login('old-hash@example.org')).statusCode).toBe(200);
  });

  it('keep browser, network address and a known time zone with the session', async () => {
    const id = await insertPerson(db.database, { email: 'zone@example.org' });
    for (const timeZone of ['europe/oslo', '<script>']) {
      const payload = { email: 'zone@example.org', password: PASSWORD, timeZone };
      expect(
        (await app.inject({ method: 'POST', url: LOGIN, payload, headers: { 'user-agent': `Firefox/1 ${'x'.repeat(5000)}` } })).statusCode,
      ).toBe(200);
    }
    const sessions = await db.database.selectFrom('login_session').selectAll().where('user_id', '=', id).orderBy('id').execute();
    expect(sessions.map((session) => session.time_zone)).toEqual(['Europe/Oslo', '']);
    expect(sessions[0]?.user_agent).toHaveLength(300);
    expect(sessions[0]?.address).toBe('127.0.0.1');
  });
});

describe('a refused sign-in', () => {
  it.each([
    ['an unknown address', 'nobody@example.org', PASSWORD],
    ['a wrong password', 'ada@example.org', 'wrong'],
    ['a password in another case', 'ada@example.org', PASSWORD.toLowerCase()],
    ['an account without a password', 'provider@example.org', PASSWORD],
    ['a wrong password of an inactive account', 'inactive@example.org', 'wrong'],
    ['a wrong password of a suspended account', 'suspended@example.org', 'wrong'],
    ['no address at all', 'nonsense', PASSWORD],
  ])('says the same for %s', async (_case, email, password) => {
    const reply = await visitor().login(email, password);
    expect(codeOf(reply)).toEqual([401, 'InvalidUsernameOrPassword']);
    const { requestId: _id, ...body } = reply.json();
    expect(body).toEqual({
      type: '/api/docs#InvalidUsernameOrPassword',
      title: 'InvalidUsernameOrPassword',
      status: 401,
      code: 'InvalidUsernameOrPassword',
    });
    expect(reply.cookies).toEqual([]);
  });

  it('takes as long for an unknown address and for an account without a password: all compare one hash of the same cost', async () => {
    await insertPerson(db.database, { email: 'timing@example.org' });
    expect(needsRehash(await hashToCompare(null))).toBe(false);
    // Counted, not timed: the clock tells how busy the machine is.
    const hashing = (await workOf(() => hash('anything'))).find((kind) => kind !== 'PROMISE');
    for (const email of ['timing@example.org', 'nobody-7@example.org', 'provider@example.org']) {
      const begun = await workOf(() => visitor().login(email, 'wrong'));
      expect([email, begun.filter((kind) => kind === hashing).length]).toEqual([email, 1]);
    }
  });

  it('tells that an account is inactive only to who knows its password', async () => {
    expect(codeOf(await visitor().login('inactive@example.org'))).toEqual([403, 'InactiveUser']);
  });

  it('tells a suspended person nothing but that it does not work', async () => {
    expect(codeOf(await visitor().login('suspended@example.org'))).toEqual([400, 'AuthenticationFailed']);
  });

  it.each([
    ['a long address', { email: `${'a'.repeat(10_000)}@example.org`, password: PASSWORD }, '/body/email'],
    ['a long password', { email: 'ada@example.org', password: 'a'.repeat(10_000) }, '/body/password'],
    ['NUL in the address', { email: 'ada\u0000@example.org', password: PASSWORD }, '/body/email'],
    ['NUL in the password', { email: 'ada@example.org', password: 'a\u0000b' }, '/body/password'],
    ['a list', { email: ['ada@example.org'], password: PASSWORD }, '/body/email'],
    ['nothing', {}, '/body/email'],
  ])('names the field of %s', async (_case, payload, pointer) => {
    const reply = await visitor().send('POST', LOGIN, payload);
    expect(codeOf(reply)).toEqual([422, 'validation']);
    expect(reply.json().errors[0].pointer).toBe(pointer);
  });

  it('finds nobody by an address in disguise', async () => {
    await insertPerson(db.database, { email: 'mike@example.org' });
    for (const email of ['mİke@example.org', 'mıke@example.org'])
      expect(codeOf(await visitor().login(email))).toEqual([401, 'InvalidUsernameOrPassword']);
  });
});

describe('where the cookies would not be safe', () => {
  it('a sign-in over plain http is refused before the password is looked at', async () => {
    const reply = await visitor().login('ada@example.org', PASSWORD, { host: 'jobs.example.org' });
    expect(codeOf(reply)).toEqual([400, 'InsecureConnection']);
    expect(reply.cookies).toEqual([]);
  });

  it.each(['localhost:3000', 'nordic.localhost', '127.0.0.1:8080', '[::1]:3000'])('%s is a local host and is not refused', async (host) => {
    expect((await visitor().login('ada@example.org', PASSWORD, { host })).statusCode).toBe(200);
  });
});

describe('an API client that asks for bearer tokens', () => {
  const bearer = { 'x-fairway-tokens': 'bearer' };
  const login = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: LOGIN, headers, payload: { email: 'ada@example.org', password: PASSWORD } });

  it('gets them in the body and no cookie, on any host', async () => {
    const reply = await login({ ...bearer, host: 'jobs.example.org' });
    expect(reply.cookies).toEqual([]);
    const { accessToken, refreshToken } = reply.json();
    const who = await app.inject({ url: '/identity/v1/session', headers: { authorization: `Bearer ${accessToken}` } });
    expect(who.json()).toMatchObject({ authenticated: true, user: { email: 'ada@example.org' } });
    const next = await app.inject({ method: 'POST', url: '/identity/v1/token/refresh', headers: bearer, payload: { refreshToken } });
    expect(next.json().refreshToken).toMatch(/^[\w-]{43}$/);
    expect(next.json().refreshToken).not.toBe(refreshToken);
    expect(next.cookies).toEqual([]);
  });

  it.each([
    ['a page of this site', { origin: 'http://localhost' }],
    ['a browser', { 'sec-fetch-site': 'same-origin' }],
    ['something with a cookie', { cookie: 'locale=en', 'sec-fetch-site': 'none' }],
  ])('%s gets cookies, however it asks', async (_case, headers) => {
    const reply = await login({ host: 'localhost', ...bearer, ...headers } as Record<string, string>);
    expect(reply.json()).toMatchObject({ accessToken: null, refreshToken: null });
    expect(reply.cookies).toHaveLength(3);
  });
});

describe('another site', () => {
  it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }, { cookie: 'a=b' }])(
    'cannot sign a browser in: %j',
    async (headers) => {
      const payload = { email: 'ada@example.org', password: PASSWORD };
      const reply = await app.inject({ method: 'POST', url: LOGIN, headers: headers as Record<string, string>, payload });
      expect(codeOf(reply)).toEqual([403, 'cross_site']);
    },
  );

  it('cannot send the form as text', async () => {
    const reply = await app.inject({ method: 'POST', url: LOGIN, headers: { 'content-type': 'text/plain' }, payload: '{}' });
    expect(reply.statusCode).toBe(415);
  });
});

describe('an account with a confirmed authenticator', () => {
  beforeAll(async () => {
    ids.two = await insertPerson(db.database, { email: 'two@example.org' });
    ids.half = await insertPerson(db.database, { email: 'half@example.org' });
    await db.database
      .insertInto('authenticator')
      .values([
        { user_id: ids.two, sealed_secret: Buffer.from('sealed'), confirmed_at: now },
        { user_id: ids.half, sealed_secret: Buffer.from('sealed') },
      ])
      .execute();
  });

  it('gets a challenge instead of a session', async () => {
    const reply = await visitor().login('two@example.org');
    expect(reply.json()).toMatchObject({ status: 'secondFactor', accessToken: null, refreshToken: null });
    expect(reply.cookies).toEqual([]);
    expect(
      await db.database
        .selectFrom('login_session')
        .select('id')
        .where('user_id', '=', ids.two ?? '')
        .execute(),
    ).toEqual([]);
    expect(await readLoginChallenge(keys, reply.json().challenge, now)).toMatchObject({
      userId: ids.two,
      method: 'password',
      timeZone: '',
    });
  });

  it('that was not confirmed yet is no second factor', async () => {
    expect((await visitor().login('half@example.org')).json().status).toBe('signedIn');
  });

  it('gets no challenge for a wrong password', async () => {
    expect(codeOf(await visitor().login('two@example.org', 'wrong'))).toEqual([401, 'InvalidUsernameOrPassword']);
  });
});

describe('the challenge between the factors', () => {
  const said = { userId: '018f0000-0000-7000-8000-000000000001', method: 'password' as const, timeZone: 'Europe/Oslo' };

  it('is good for five minutes', async () => {
    const token = await loginChallenge(keys, said, now);
    const later = (seconds: number) => readLoginChallenge(keys, token, new Date(now.getTime() + seconds * 1000));
    expect(await later(290)).toMatchObject(said);
    expect(await later(301)).toBeUndefined();
  });

  it('is no access token, and an access token is no challenge', async () => {
    const token = await loginChallenge(keys, said, now);
    const who = await app.inject({ url: '/identity/v1/session', headers: { authorization: `Bearer ${token}` } });
    expect(who.json().authenticated).toBe(false);
    const browser = visitor();
    const access = (await browser.login('ada@example.org')).cookies[0]?.value ?? '';
    expect(await readLoginChallenge(keys, access, now)).toBeUndefined();
  });

  it('of another deployment, changed, or none at all says nothing', async () => {
    const token = await loginChallenge(keys, said, now);
    const other = sessionKeys('another-secret-of-tests-that-is-long-enough');
    expect(await readLoginChallenge(other, token, now)).toBeUndefined();
    const [header, payload, signature] = token.split('.');
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()), sub: ids.ada }),
    ).toString('base64url');
    for (const bad of [`${header}.${forged}.${signature}`, `${header}.${payload}.`, '', 'x', 'a.b.c', '\u0000'.repeat(2000)])
      expect(await readLoginChallenge(keys, bad, now)).toBeUndefined();
  });
});

describe('too many wrong sign-ins', () => {
  /** Wrong passwords from ten networks each, until the account waits everywhere. */
  const guess = async (email: string, tries: number = LIMITS.signInTriesPerAccount) => {
    for (let n = 0; n < tries; ) {
      const network = visitor();
      for (let here = 0; here < LIMITS.signInTriesPerAccountAndAddress && n < tries; here++, n++)
        expect((await network.login(n % 2 ? email : email.toUpperCase(), 'wrong')).statusCode).toBe(401);
    }
  };

  it('make one account wait at the network address they come from, and nowhere else', async () => {
    await insertPerson(db.database, { email: 'here@example.org' });
    for (const email of ['here@example.org', 'unknown-here@example.org']) {
      const guesser = visitor();
      for (let n = 0; n < LIMITS.signInTriesPerAccountAndAddress; n++) expect((await guesser.login(email, 'wrong')).statusCode).toBe(401);
      const reply = await guesser.login(email);
      expect(codeOf(reply)).toEqual([429, 'rate_limited']);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(LIMITS.signInWindowMinutes * 60 - 60);
    }
    expect((await visitor().login('here@example.org')).statusCode).toBe(200);
  });

  it('make one account wait everywhere, when there are many from many networks and whether or not it exists', async () => {
    await insertPerson(db.database, { email: 'guessed@example.org' });
    for (const email of ['guessed@example.org', 'unknown-guessed@example.org']) {
      await guess(email);
      const reply = await visitor().login(email);
      expect(codeOf(reply)).toEqual([429, 'rate_limited']);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(LIMITS.signInWindowMinutes * 60 - 60);
    }
    now = new Date(now.getTime() + (LIMITS.signInWindowMinutes * 60 + 1) * 1000);
    expect((await visitor().login('guessed@example.org')).statusCode).toBe(200);
  });

  it('make one network address wait, whichever accounts they are for', async () => {
    const guesser = at('203.0.113.7');
    for (let n = 0; n < LIMITS.signInTriesPerAddress; n++) await guesser.login(`someone${n}@example.org`, 'wrong');
    expect(codeOf(await guesser.login('ada@example.org'))).toEqual([429, 'rate_limited']);
    expect((await visitor().login('ada@example.org')).statusCode).toBe(200);
  }, 60_000);

  it('count a whole IPv6 network as one address', async () => {
    for (let n = 0; n < LIMITS.signInTriesPerAddress; n++)
      await at(`2001:db8:1:2:${n.toString(16)}::1`).login(`six${n}@example.org`, 'wrong');
    expect(codeOf(await at('2001:db8:1:2:ffff::9').login('ada@example.org'))).toEqual([429, 'rate_limited']);
    expect((await at('2001:db8:1:3::1').login('ada@example.org')).statusCode).toBe(200);
  }, 60_000);

  it('are forgotten by a right one where it was shown, and stay counted elsewhere', async () => {
    await insertPerson(db.database, { email: 'forgetful@example.org' });
    const [home, guesser] = [visitor(), visitor()];
    for (let n = 0; n < LIMITS.signInTriesPerAccountAndAddress; n++) await guesser.login('forgetful@example.org', 'wrong');
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < LIMITS.signInTriesPerAccountAndAddress - 1; n++) await home.login('forgetful@example.org', 'wrong');
      expect((await home.login('forgetful@example.org')).statusCode).toBe(200);
    }
    expect(codeOf(await guesser.login('forgetful@example.org'))).toEqual([429, 'rate_limited']);
  });

  it('do not keep out a device that signed in before, until the password is another one', async () => {
    for (const name of ['owner', 'neighbour']) await insertPerson(db.database, { email: `${name}@example.org` });
    const device = async (email: string) => {
      const { name, value } = (await visitor().login(email)).cookies.find((cookie) => cookie.name === 'known_device') ?? {};
      return { cookie: `${name}=${value}` };
    };
    const [known, neighbour] = [await device('owner@example.org'), await device('neighbour@example.org')];
    await guess('owner@example.org');
    const owner = visitor();
    for (const headers of [{}, neighbour, { cookie: 'known_device=x' }, { cookie: `${known.cookie.slice(0, -6)}AAAAAA` }])
      expect(codeOf(await owner.login('owner@example.org', PASSWORD, headers))).toEqual([429, 'rate_limited']);
    expect((await owner.login('owner@example.org', PASSWORD, known)).statusCode).toBe(200);
    // Neither does it make room for others: what it got right was not counted there.
    expect(codeOf(await visitor().login('owner@example.org'))).toEqual([429, 'rate_limited']);
    const thief = visitor();
    for (let n = 0; n < LIMITS.signInTriesPerAccountAndAddress; n++)
      expect((await thief.login('owner@example.org', 'wrong', known)).statusCode).toBe(401);
    expect(codeOf(await thief.login('owner@example.org', PASSWORD, known))).toEqual([429, 'rate_limited']);
    await db.database.updateTable('app_user').set({ password_changed_at: now }).where('email', '=', 'owner@example.org').execute();
    expect(codeOf(await visitor().login('owner@example.org', PASSWORD, known))).toEqual([429, 'rate_limited']);
  });

  it('are no longer passed by a device that signed in more than a year ago', async () => {
    await insertPerson(db.database, { email: 'year@example.org' });
    const cookie = (await visitor().login('year@example.org')).cookies.find(({ name }) => name === 'known_device');
    const before = now;
    now = new Date(now.getTime() + 366 * 86_400_000);
    await guess('year@example.org');
    const headers = { cookie: `known_device=${cookie?.value}` };
    expect(codeOf(await visitor().login('year@example.org', PASSWORD, headers))).toEqual([429, 'rate_limited']);
    now = before;
  });

  it('are told to the owner by mail once a window, when the account waits everywhere', async () => {
    await insertPerson(db.database, { email: 'told@example.org' });
    const told = () => mailsTo(db.database, 'told@example.org', 'wrong_tries');
    await guess('told@example.org', LIMITS.signInTriesPerAccount - 1);
    // The right one is given back: the next wrong one is the last again.
    await visitor().login('told@example.org');
    expect(await told()).toEqual([]);
    await visitor().login('told@example.org', 'wrong');
    await visitor().login('told@example.org', 'wrong');
    expect(await told()).toMatchObject([{ link: '/recover-password', parameters: { step: 'password' } }]);
    now = new Date(now.getTime() + (LIMITS.signInWindowMinutes * 60 + 1) * 1000);
    await guess('told@example.org');
    expect(await told()).toHaveLength(2);
  });

  it('end in the same time whether or not there is an account to tell', async () => {
    await insertPerson(db.database, { email: 'last-try@example.org' });
    const lastMs: number[] = [];
    for (const email of ['last-try@example.org', 'unknown-last-try@example.org']) {
      await guess(email, LIMITS.signInTriesPerAccount - 1);
      const startedAt = performance.now();
      await visitor().login(email, 'wrong');
      lastMs.push(performance.now() - startedAt);
    }
    // Slots of 200 ms: neither answers before its end.
    for (const ms of lastMs) expect(ms).toBeGreaterThan(200);
    expect(await mailsTo(db.database, 'unknown-last-try@example.org')).toEqual([]);
  });

  it('are not made of right ones: a campus behind one address signs in all day', async () => {
    const campus = at('203.0.113.99');
    for (let n = 0; n < LIMITS.signInTriesPerAddress + 5; n++) expect((await campus.login('ada@example.org')).statusCode).toBe(200);
  }, 60_000);

  it('at once are counted one by one', async () => {
    await insertPerson(db.database, { email: 'burst@example.org' });
    const replies = await Promise.all(
      Array.from({ length: LIMITS.signInTriesPerAccount + 6 }, () => visitor().login('burst@example.org', 'wrong')),
    );
    const withStatus = (status: number) => replies.filter((reply) => reply.statusCode === status).length;
    // Who met a busy node was told to come back, and was not tried.
    expect(withStatus(401) + withStatus(429) + withStatus(503)).toBe(replies.length);
    for (let tries = withStatus(401); tries < LIMITS.signInTriesPerAccount; tries++)
      expect((await visitor().login('burst@example.org', 'wrong')).statusCode).toBe(401);
    expect(withStatus(401)).toBeLessThanOrEqual(LIMITS.signInTriesPerAccount);
    expect((await visitor().login('burst@example.org', 'wrong')).statusCode).toBe(429);
  });

  it('of one network address do not make others wait: it waits itself first', async () => {
    await insertPerson(db.database, { email: 'victim@example.org' });
    const guesser = at('203.0.113.200');
    for (let n = 0; n < LIMITS.signInTriesPerAddress; n++) await guesser.login(`noone${n}@example.org`, 'wrong');
    for (let n = 0; n < LIMITS.signInTriesPerAccountAndAddress + 1; n++)
      expect((await guesser.login('victim@example.org', 'wrong')).statusCode).toBe(429);
    expect((await visitor().login('victim@example.org')).statusCode).toBe(200);
  }, 60_000);

  it('and right ones at the same moment, for one account at one address, never get in each other’s way', async () => {
    await insertPerson(db.database, { email: 'both@example.org' });
    const home = at('203.0.113.201');
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, n) => home.login('both@example.org', n % 4 === 0 ? 'wrong' : PASSWORD)),
    );
    for (const reply of replies) expect([200, 401, 429]).toContain(reply.statusCode);
  });
});

describe('a sign-in on a new device', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
  const NEWER = FIREFOX.replaceAll('150', '160');
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

  it('is told by mail, the first one and known ones are not', async () => {
    const id = await insertPerson(db.database, { email: 'device@example.org', firstName: 'Dina' });
    const on = (userAgent: string) => visitor().login('device@example.org', PASSWORD, { 'user-agent': userAgent });
    await on(FIREFOX);
    await on(NEWER);
    expect(await mailsTo(db.database, 'device@example.org')).toEqual([]);
    await on(CHROME);
    await on(CHROME);
    const mails = await mailsTo(db.database, 'device@example.org');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      kind: 'new_device',
      userId: id,
      link: '/account/settings',
      parameters: { firstName: 'Dina', browser: 'Chrome', system: 'Windows', at: now.toISOString() },
    });
  });

  it('is told to a person who was away so long that every session was forgotten', async () => {
    const id = await insertPerson(db.database, { email: 'away@example.org' });
    await db.database
      .updateTable('app_user')
      .set({ created_at: new Date('2020-01-01') })
      .where('id', '=', id)
      .execute();
    await visitor().login('away@example.org');
    expect(await mailsTo(db.database, 'away@example.org', 'new_device')).toHaveLength(1);
  });
});

describe('a sign-in while the password changes', () => {
  it('with the old password is refused, or ended with the others', async () => {
    const id = await insertPerson(db.database, { email: 'race@example.org' });
    const other = await hash('Another-lantern-9', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const [reply] = await Promise.all([
      visitor().login('race@example.org'),
      db.database.updateTable('app_user').set({ password_hash: other }).where('id', '=', id).execute(),
    ]);
    const sessions = await db.database.selectFrom('login_session').select('id').where('user_id', '=', id).execute();
    expect(sessions.length).toBe(reply.statusCode === 200 ? 1 : 0);
  });
});
