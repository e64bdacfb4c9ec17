// Passkeys and the authenticator app, with an authenticator in code and real codes.
import { LIMITS } from '@fairway/rules/limits';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson, PASSWORD, type TestBrowser, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { answerWithPasskey, createPasskey, type VirtualPasskey } from '@fairway/testkit/virtual-authenticator';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';

const db = await cloneDatabase();
const START = new Date('2026-03-01T10:00:00Z');
let now = START;
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
const ORIGIN = 'http://localhost';
const codeAt = (secret: string, at: Date) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

let people = 0;
let email = '';
let browser: TestBrowser;

beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  people += 1;
  email = `factor${people}@example.org`;
  await insertPerson(db.database, { email });
  browser = testBrowser(app);
  await browser.signIn(email);
});

const who = async (of: TestBrowser) => (await of.send('GET', '/identity/v1/session')).json();
const factors = async (of = browser) => (await of.send('GET', '/identity/v1/user/second-factor')).json();
const start = async (path: string, of: TestBrowser) => (await of.send('POST', path)).json();

async function addPasskey(of = browser, ceremony: { origin?: string; verified?: boolean } = {}) {
  const { challengeId, options } = await start('/identity/v1/user/passkeys/options', of);
  const { passkey, response } = createPasskey(options, { origin: ORIGIN, ...ceremony });
  const reply = await of.send('POST', '/identity/v1/user/passkeys', { challengeId, response, name: 'Laptop' });
  return { passkey, reply, challengeId, response };
}

async function signInWith(
  passkey: VirtualPasskey,
  ceremony: { origin?: string; verified?: boolean } = {},
  change = (response: object) => response,
) {
  const other = testBrowser(app);
  const { challengeId, options } = await start('/identity/v1/passkey/options', other);
  const response = change(answerWithPasskey(passkey, options, { origin: ORIGIN, ...ceremony }));
  const reply = await other.send('POST', '/identity/v1/passkey/login', { challengeId, response });
  return { other, reply, challengeId, response };
}

describe('a passkey', () => {
  it('is added, signs in and is both factors', async () => {
    const { passkey, reply } = await addPasskey();
    expect([reply.statusCode, reply.json()]).toMatchObject([201, { id: passkey.id, name: 'Laptop', lastUsedAt: null }]);
    const signedIn = await signInWith(passkey);
    expect(signedIn.reply.json(), signedIn.reply.body).toMatchObject({ status: 'signedIn' });
    expect(await who(signedIn.other)).toMatchObject({ authenticated: true, user: { email } });
    expect((await factors()).passkeys[0].lastUsedAt).not.toBeNull();
  });

  it('of a page of another origin is refused', async () => {
    expect((await addPasskey(browser, { origin: 'https://evil.example' })).reply.json().code).toBe('InvalidPasskey');
    const { passkey } = await addPasskey();
    expect((await signInWith(passkey, { origin: 'https://evil.example' })).reply.json().code).toBe('InvalidPasskey');
  });

  it('of another host is refused', async () => {
    const { passkey } = await addPasskey();
    expect((await signInWith({ ...passkey, rpId: 'evil.example' })).reply.json().code).toBe('InvalidPasskey');
  });

  it('answers a challenge once, right or wrong', async () => {
    const { passkey } = await addPasskey();
    const { challengeId, response } = await signInWith(passkey);
    const replayed = await testBrowser(app).send('POST', '/identity/v1/passkey/login', { challengeId, response });
    expect(replayed.json().code).toBe('InvalidPasskey');
    const other = testBrowser(app);
    const asked = await start('/identity/v1/passkey/options', other);
    const wrong = answerWithPasskey(passkey, { ...asked.options, challenge: 'AAAA' }, { origin: ORIGIN });
    await other.send('POST', '/identity/v1/passkey/login', { challengeId: asked.challengeId, response: wrong });
    const right = answerWithPasskey(passkey, asked.options, { origin: ORIGIN });
    expect((await other.send('POST', '/identity/v1/passkey/login', { challengeId: asked.challengeId, response: right })).json().code).toBe(
      'InvalidPasskey',
    );
  });

  it('answers within five minutes', async () => {
    const { passkey } = await addPasskey();
    const other = testBrowser(app);
    const { challengeId, options } = await start('/identity/v1/passkey/options', other);
    now = new Date(now.getTime() + 301_000);
    const reply = await other.send('POST', '/identity/v1/passkey/login', {
      challengeId,
      response: answerWithPasskey(passkey, options, { origin: ORIGIN }),
    });
    expect(reply.json().code).toBe('InvalidPasskey');
  });

  it('does not answer a challenge of somebody else', async () => {
    const { challengeId, options } = await start('/identity/v1/user/passkeys/options', browser);
    await insertPerson(db.database, { email: `thief${people}@example.org` });
    const thief = testBrowser(app);
    await thief.signIn(`thief${people}@example.org`);
    const { response } = createPasskey(options, { origin: ORIGIN });
    expect((await thief.send('POST', '/identity/v1/user/passkeys', { challengeId, response, name: 'x' })).json().code).toBe(
      'InvalidPasskey',
    );
  });

  it('with a changed signature, or the name of somebody else, is refused', async () => {
    const { passkey } = await addPasskey();
    const tampered = (response: object) => {
      const copy = structuredClone(response) as { response: { signature: string } };
      const bytes = Buffer.from(copy.response.signature, 'base64url');
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      copy.response.signature = bytes.toString('base64url');
      return copy;
    };
    expect((await signInWith(passkey, {}, tampered)).reply.json().code).toBe('InvalidPasskey');
    const other = { ...passkey, userHandle: Buffer.from('018f0000-0000-7000-8000-00000000dead').toString('base64url') };
    expect((await signInWith(other)).reply.json().code).toBe('InvalidPasskey');
  });

  it('whose counter falls back is a copy, and refused', async () => {
    const { passkey } = await addPasskey();
    passkey.counter = 10;
    expect((await signInWith(passkey)).reply.statusCode).toBe(200);
    passkey.counter = 3;
    expect((await signInWith(passkey)).reply.json().code).toBe('InvalidPasskey');
  });

  it('of somebody else can neither be renamed nor removed', async () => {
    const { passkey } = await addPasskey();
    await insertPerson(db.database, { email: `neighbour${people}@example.org` });
    const neighbour = testBrowser(app);
    await neighbour.signIn(`neighbour${people}@example.org`);
    const path = `/identity/v1/user/passkeys/${passkey.id}`;
    expect((await neighbour.send('PUT', path, { name: 'mine' })).statusCode).toBe(404);
    expect((await neighbour.send('DELETE', path)).statusCode).toBe(404);
    expect((await browser.send('PUT', path, { name: 'Phone' })).json()).toMatchObject({ name: 'Phone' });
    expect((await browser.send('DELETE', path)).statusCode).toBe(204);
  });

  it('that is the last way to sign in stays', async () => {
    const { passkey } = await addPasskey();
    await db.pool.query('update app_user set password_hash = null where email = $1', [email]);
    expect((await browser.send('DELETE', `/identity/v1/user/passkeys/${passkey.id}`)).json().code).toBe('account.last_sign_in');
  });

  it('is changed only soon after a proof of who it is', async () => {
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await browser.send('POST', '/identity/v1/user/passkeys/options')).json().code).toBe('ProofNeeded');
    await browser.send('POST', '/identity/v1/user/prove', { password: PASSWORD });
    expect((await browser.send('POST', '/identity/v1/user/passkeys/options')).statusCode).toBe(200);
  });
});

/** Sets the app up; gives its secret and recovery codes. A minute passes. */
async function withAuthenticator() {
  const { secret } = await start('/identity/v1/user/authenticator', browser);
  const reply = await browser.send('POST', '/identity/v1/user/authenticator/confirm', { code: codeAt(secret, now) });
  expect(reply.statusCode, reply.body).toBe(200);
  now = new Date(now.getTime() + 60_000);
  return { secret, codes: reply.json().recoveryCodes as string[] };
}

async function firstStep() {
  const other = testBrowser(app);
  const reply = await other.send('POST', '/identity/v1', { email, password: PASSWORD });
  return { other, reply: reply.json() as { status: string; challenge: string } };
}

async function secondStep(code: string) {
  const { other, reply } = await firstStep();
  expect(reply.status).toBe('secondFactor');
  return {
    other,
    reply: await other.send('POST', '/identity/v1/second-factor', { challenge: reply.challenge, code }),
    challenge: reply.challenge,
  };
}

describe('the authenticator app', () => {
  it('counts once it was confirmed with a code', async () => {
    const { secret, qrCode } = await start('/identity/v1/user/authenticator', browser);
    expect(qrCode).toMatch(/^<svg /);
    expect((await firstStep()).reply.status).toBe('signedIn');
    const wrong = codeAt(secret, now) === '123456' ? '654321' : '123456';
    expect((await browser.send('POST', '/identity/v1/user/authenticator/confirm', { code: wrong })).json().code).toBe('InvalidCode');
    expect(
      (await browser.send('POST', '/identity/v1/user/authenticator/confirm', { code: codeAt(secret, now) })).json().recoveryCodes,
    ).toHaveLength(10);
    expect(await factors()).toMatchObject({ authenticator: true, recoveryCodesLeft: 10 });
    expect((await browser.send('POST', '/identity/v1/user/authenticator')).json().code).toBe('account.authenticator_set');
  });

  it('asks for its code after the password', async () => {
    const { secret } = await withAuthenticator();
    const { other, reply } = await secondStep(codeAt(secret, now));
    expect(reply.json()).toMatchObject({ status: 'signedIn' });
    expect(await who(other)).toMatchObject({ authenticated: true });
  });

  it('takes the code of the step before and after, no older one', async () => {
    const { secret } = await withAuthenticator();
    const at = (seconds: number) => codeAt(secret, new Date(now.getTime() + seconds * 1000));
    expect((await secondStep(at(-90))).reply.json().code).toBe('InvalidCode');
    expect((await secondStep(at(-30))).reply.statusCode).toBe(200);
    expect((await secondStep(at(30))).reply.statusCode).toBe(200);
  });

  it('takes a code once', async () => {
    const { secret } = await withAuthenticator();
    const code = codeAt(secret, now);
    expect((await secondStep(code)).reply.statusCode).toBe(200);
    expect((await secondStep(code)).reply.json().code).toBe('InvalidCode');
  });

  it('takes each recovery code once', async () => {
    const { codes } = await withAuthenticator();
    const [code = ''] = codes;
    expect((await secondStep(code.toLowerCase().replace('-', ' '))).reply.statusCode).toBe(200);
    expect((await secondStep(code)).reply.json().code).toBe('InvalidCode');
    expect(await factors()).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('gives new recovery codes, and the old ones end', async () => {
    const { codes } = await withAuthenticator();
    expect((await browser.send('POST', '/identity/v1/user/recovery-codes')).json().recoveryCodes).toHaveLength(10);
    expect((await secondStep(codes[0] ?? '')).reply.json().code).toBe('InvalidCode');
  });

  /** The second step at a network address, perhaps on the browser of before. */
  const stepAt = async (remoteAddress: string, code: string, cookie = '') => {
    const { challenge } = (await firstStep()).reply;
    const headers = { host: 'localhost', 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
    const payload = { challenge, code };
    return app.inject({ method: 'POST', url: '/identity/v1/second-factor', remoteAddress, headers, payload });
  };

  it('is limited in tries at one network address, and the owner gets in at another', async () => {
    const { secret } = await withAuthenticator();
    for (let n = 0; n < LIMITS.codeTriesPerAccountAndAddress; n++) await stepAt('203.0.113.1', '000000');
    const reply = await stepAt('203.0.113.1', codeAt(secret, now));
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await stepAt('203.0.113.2', codeAt(secret, now))).statusCode).toBe(200);
  });

  it('is limited in tries everywhere, but for a device that signed in before, and the owner is told by mail', async () => {
    const { secret } = await withAuthenticator();
    const known = `known_device=${browser.cookies.get('known_device')}`;
    for (let n = 0; n < LIMITS.codeTriesPerAccount; n++) await stepAt(`203.0.113.${n}`, '000000');
    expect((await stepAt('203.0.113.99', codeAt(secret, now))).json().code).toBe('rate_limited');
    expect(await mailsTo(db.database, email, 'wrong_tries')).toMatchObject([{ parameters: { step: 'code' }, link: '/recover-password' }]);
    expect((await stepAt('203.0.113.99', codeAt(secret, now), known)).statusCode).toBe(200);
  });

  it('a challenge that is forged, old or overtaken by a new password is refused', async () => {
    const { secret } = await withAuthenticator();
    const send = (challenge: string) =>
      testBrowser(app).send('POST', '/identity/v1/second-factor', { challenge, code: codeAt(secret, now) });
    expect((await send('forged')).json().code).toBe('InvalidToken');
    const { reply } = await firstStep();
    now = new Date(now.getTime() + 301_000);
    expect((await send(reply.challenge)).json().code).toBe('InvalidToken');
    const second = (await firstStep()).reply;
    await db.pool.query('update app_user set password_changed_at = $1 where email = $2', [new Date(now.getTime() + 2000), email]);
    expect((await send(second.challenge)).json().code).toBe('InvalidToken');
  });

  it('is turned off with its recovery codes', async () => {
    await withAuthenticator();
    expect((await browser.send('DELETE', '/identity/v1/user/authenticator')).statusCode).toBe(204);
    expect(await factors()).toMatchObject({ authenticator: false, recoveryCodesLeft: 0 });
    expect((await firstStep()).reply.status).toBe('signedIn');
  });

  it('proves who it is for a sensitive change', async () => {
    const { secret } = await withAuthenticator();
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await browser.send('POST', '/identity/v1/user/recovery-codes')).json().code).toBe('ProofNeeded');
    expect((await browser.send('POST', '/identity/v1/user/prove', { code: codeAt(secret, now) })).statusCode).toBe(200);
    expect((await browser.send('POST', '/identity/v1/user/recovery-codes')).statusCode).toBe(200);
  });

  it('keeps its secret sealed', async () => {
    const { secret } = await withAuthenticator();
    const { rows } = await db.pool.query('select sealed_secret from authenticator');
    for (const row of rows) expect(row.sealed_secret.toString('latin1')).not.toContain(secret);
  });
});

describe('a second factor, with a passkey that only was touched', () => {
  it('is still asked for', async () => {
    const { passkey } = await addPasskey(browser, { verified: false });
    const { secret } = await withAuthenticator();
    const { reply, other } = await signInWith(passkey, { verified: false });
    expect(reply.json()).toMatchObject({ status: 'secondFactor' });
    const done = await other.send('POST', '/identity/v1/second-factor', { challenge: reply.json().challenge, code: codeAt(secret, now) });
    expect(done.json()).toMatchObject({ status: 'signedIn' });
  });
});
