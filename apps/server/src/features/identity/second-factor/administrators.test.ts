// The tenant's switch that asks administrators for a second factor: staff calls wait for it, and a factor that is shown during a session
// counts for that session at once, and after its refresh.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson, PASSWORD, type TestBrowser, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { answerWithPasskey, createPasskey } from '@fairway/testkit/virtual-authenticator';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const db = await cloneDatabase();
let now = new Date('2026-03-01T10:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
const STRICT = 'strict.localhost';
const ORIGIN = 'http://strict.localhost';
const codeAt = (secret: string, at: Date) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

let admins = 0;
let email = '';
let browser: TestBrowser;

beforeAll(async () => {
  await db.database.insertInto('tenant').values({ slug: 'strict', name: 'Strict', administrators_need_second_factor: true }).execute();
});

beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  admins += 1;
  email = `admin${admins}@example.org`;
  await insertPerson(db.database, { email, roles: [{ role: 'Admin' }] });
  browser = testBrowser(app, STRICT);
  await browser.signIn(email);
});

/** A call that only platform administrators may make. */
const staffCall = async (of = browser) => {
  const reply = await of.send('GET', '/api/v1/admin/content/links');
  return reply.statusCode === 200 ? 200 : [reply.statusCode, reply.json().code];
};
const NEEDED = [403, 'second_factor_needed'];
const isAsked = async (of = browser) => (await of.send('GET', '/identity/v1/session')).json().user.secondFactorNeeded;

async function setUpAuthenticator(): Promise<string> {
  const { secret } = (await browser.send('POST', '/identity/v1/user/authenticator')).json();
  const reply = await browser.send('POST', '/identity/v1/user/authenticator/confirm', { code: codeAt(secret, now) });
  expect(reply.statusCode, reply.body).toBe(200);
  return secret;
}

describe('an administrator without a second factor, where the tenant wants one', () => {
  it('is refused at staff calls, told so by the session, and still reaches the own account to set one up', async () => {
    expect(await staffCall()).toEqual(NEEDED);
    expect(await isAsked()).toBe(true);
    expect((await browser.send('GET', '/identity/v1/user/second-factor')).json()).toMatchObject({ required: true, authenticator: false });
  });

  it('is not asked at another tenant', async () => {
    const elsewhere = testBrowser(app);
    await elsewhere.signIn(email);
    expect(await staffCall(elsewhere)).toBe(200);
    expect(await isAsked(elsewhere)).toBe(false);
  });

  it('goes on at once after confirming an authenticator, and after the refresh of the session', async () => {
    await setUpAuthenticator();
    expect(await staffCall()).toBe(200);
    expect(await isAsked()).toBe(false);
    expect((await browser.send('POST', '/identity/v1/token/refresh', {})).statusCode).toBe(200);
    expect(await staffCall()).toBe(200);
  });

  it('goes on after the code at the next sign-in, and not before it', async () => {
    const secret = await setUpAuthenticator();
    now = new Date(now.getTime() + 60_000);
    const other = testBrowser(app, STRICT);
    const { status, challenge } = (await other.send('POST', '/identity/v1', { email, password: PASSWORD })).json();
    expect(status).toBe('secondFactor');
    expect(await staffCall(other)).toEqual([401, 'unauthenticated']);
    expect((await other.send('POST', '/identity/v1/second-factor', { challenge, code: codeAt(secret, now) })).statusCode).toBe(200);
    expect(await staffCall(other)).toBe(200);
  });

  it('goes on with a passkey that verified its user', async () => {
    const started = (await browser.send('POST', '/identity/v1/user/passkeys/options')).json();
    const { passkey, response } = createPasskey(started.options, { origin: ORIGIN });
    const kept = await browser.send('POST', '/identity/v1/user/passkeys', { challengeId: started.challengeId, response, name: 'Key' });
    expect(kept.statusCode, kept.body).toBe(201);
    const other = testBrowser(app, STRICT);
    const { challengeId, options } = (await other.send('POST', '/identity/v1/passkey/options')).json();
    const answer = answerWithPasskey(passkey, options, { origin: ORIGIN });
    expect((await other.send('POST', '/identity/v1/passkey/login', { challengeId, response: answer })).statusCode).toBe(200);
    expect(await staffCall(other)).toBe(200);
  });

  it('is asked in the session of another browser, which showed no factor', async () => {
    const other = testBrowser(app, STRICT);
    await other.signIn(email);
    await setUpAuthenticator();
    expect(await staffCall()).toBe(200);
    expect(await staffCall(other)).toEqual(NEEDED);
  });
});

describe('a candidate there', () => {
  it('is not asked', async () => {
    await insertPerson(db.database, { email: `candidate${admins}@example.org` });
    const candidate = testBrowser(app, STRICT);
    await candidate.signIn(`candidate${admins}@example.org`);
    expect(await isAsked(candidate)).toBe(false);
    expect((await candidate.send('GET', '/api/v1/companies/follow')).statusCode).toBe(200);
  });
});
