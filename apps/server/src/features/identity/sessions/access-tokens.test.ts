// What counts as an access token, and what does not: everything else is a visitor, who gets 401 where a person is asked for.
import { createHmac } from 'node:crypto';
import type { Role } from '@fairway/rules/access';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson, testBrowser } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessTokens } from '../../../kernel/session/access-token.ts';
import { sessionKeys } from '../../../kernel/session/keys.ts';

const db = await cloneDatabase();
let now = new Date();
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
const keys = sessionKeys(TEST_SECRET);
const GUARDED = '/api/v1/companies/follow';
let token = '';
let payload: Record<string, unknown> = {};

beforeAll(async () => {
  await insertPerson(db.database, { email: 'ada@example.org' });
  const browser = testBrowser(app);
  await browser.signIn('ada@example.org');
  token = browser.cookies.get('access_token') ?? '';
  payload = decodeJwt(token);
});

const withBearer = (bearer: string) => app.inject({ url: GUARDED, headers: { authorization: `Bearer ${bearer}` } });
const withCookie = (cookie: string) => app.inject({ url: GUARDED, headers: { cookie: `access_token=${cookie}` } });
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (claims: Record<string, unknown>, key: Uint8Array = keys.access, alg = 'HS256') =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(key);

describe('an access token', () => {
  it('opens guarded calls as a cookie and as a bearer token', async () => {
    expect((await withCookie(token)).statusCode).toBe(200);
    expect((await withBearer(token)).statusCode).toBe(200);
  });

  it('says who, which session, which role, and lives 840 seconds', () => {
    expect(payload).toMatchObject({ iss: 'fairway', aud: 'fairway-api', role: 'Candidate' });
    expect((payload.exp as number) - (payload.iat as number)).toBe(840);
    expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'role', 'sid', 'sub']);
  });

  it('carries several roles as a list, and the ids they are held for as numbers', async () => {
    const actor = {
      kind: 'user' as const,
      userId: payload.sub as string,
      sessionId: payload.sid as string,
      roles: ['Candidate', 'OrganizationAdmin', 'SchoolAdmin', 'CareerStaff'] satisfies Role[],
      organizationIds: [3, 7],
      schoolIds: [1],
      staffSchoolIds: [2],
      secondFactor: true,
    };
    const tokens = accessTokens(keys.access);
    const made = tokens.sign(actor, now);
    expect(decodeJwt(made)).toMatchObject({
      role: actor.roles,
      organizationAdminIds: [3, 7],
      schoolAdminIds: [1],
      schoolStaffIds: [2],
      amr: ['mfa'],
    });
    expect((await tokens.check(made, now))?.actor).toEqual(actor);
  });
});

describe('what is no access token', () => {
  const expectVisitor = async (bad: string) => {
    for (const reply of [await withBearer(bad), await withCookie(bad)])
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthenticated']);
    const who = await app.inject({ url: '/identity/v1/session', headers: { authorization: `Bearer ${bad}` } });
    expect(who.json()).toMatchObject({ authenticated: false, user: null });
  };

  it('one whose claims were changed', async () => {
    const [header, , signature] = token.split('.');
    await expectVisitor(`${header}.${base64({ ...payload, role: 'Admin' })}.${signature}`);
  });

  it('one whose signature was cut or changed', async () => {
    const [header, body, signature = ''] = token.split('.');
    for (const bad of ['', signature.slice(1), signature.replace(/^./, signature.startsWith('A') ? 'B' : 'A')])
      await expectVisitor(`${header}.${body}.${bad}`);
  });

  it('one of the algorithm none, in any spelling', async () => {
    await expectVisitor(new UnsecuredJWT(payload).encode());
    for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
      await expectVisitor(`${base64({ alg, typ: 'JWT' })}.${base64(payload)}.`);
      await expectVisitor(`${base64({ alg, typ: 'JWT' })}.${base64(payload)}.${token.split('.')[2]}`);
    }
  });

  it('one of another algorithm with our key', async () => {
    await expectVisitor(await signed(payload, new Uint8Array([...keys.access, ...keys.access]), 'HS512'));
    const head = `${base64({ alg: 'HS384' })}.${base64(payload)}`;
    await expectVisitor(`${head}.${createHmac('sha384', keys.access).update(head).digest('base64url')}`);
  });

  it('one of another key, or of another deployment', async () => {
    await expectVisitor(await signed(payload, keys.refresh.export()));
    await expectVisitor(await signed(payload, new TextEncoder().encode(TEST_SECRET)));
    await expectVisitor(await signed(payload, sessionKeys('another-secret-of-tests-that-is-long-enough').access));
  });

  it.each([
    ['another audience', { aud: 'fairway-second-factor' }],
    ['another issuer', { iss: 'elsewhere' }],
    ['no session', { sid: undefined }],
    ['a session that is no id', { sid: '1; drop table login_session' }],
    ['no person', { sub: undefined }],
    ['an unknown role', { role: 'Root' }],
    ['no role at all', { role: undefined }],
    ['school ids that are texts', { schoolAdminIds: ['1'] }],
    ['no end', { exp: undefined }],
    ['an end that is past', { exp: 1 }],
  ])('one with %s, though it is signed by us', async (_case, change) => {
    await expectVisitor(await signed({ ...payload, ...change }));
  });

  it.each(['', 'x', 'a.b.c', '..', 'null', '%00', 'A'.repeat(20_000)])('%j', async (bad) => {
    expect((await withBearer(bad)).statusCode).toBe(401);
  });

  it('the right one under another scheme', async () => {
    for (const authorization of [token, `Basic ${token}`, `bearer: ${token}`]) {
      expect((await app.inject({ url: GUARDED, headers: { authorization } })).statusCode).toBe(401);
    }
  });
});

describe('an access token that was good', () => {
  it('is none any more after 840 seconds, also where it was checked before', async () => {
    const browser = testBrowser(app);
    await browser.signIn('ada@example.org');
    expect((await browser.send('GET', GUARDED)).statusCode).toBe(200);
    const before = now;
    now = new Date(before.getTime() + 839_000);
    expect((await browser.send('GET', GUARDED)).statusCode).toBe(200);
    now = new Date(before.getTime() + 841_000);
    expect((await browser.send('GET', GUARDED)).statusCode).toBe(401);
    now = before;
  });

  it('is none any more when its session ended, at once on this node', async () => {
    const browser = testBrowser(app);
    await browser.signIn('ada@example.org');
    const kept = new Map(browser.cookies);
    await browser.send('POST', '/identity/v1/logout', {});
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect((await browser.send('GET', GUARDED)).statusCode).toBe(401);
  });

  it('of a session that another node ended is refused as soon as this node looks', async () => {
    const watching = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
    const browser = testBrowser(watching);
    await browser.signIn('ada@example.org');
    const sessionId = decodeJwt(browser.cookies.get('access_token') ?? '').sid as string;
    await db.database
      .updateTable('login_session')
      .set({ ended_at: new Date(), ended_reason: 'administrator' })
      .where('id', '=', sessionId)
      .execute();
    const third = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
    const there = testBrowser(third);
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    expect((await there.send('GET', GUARDED)).statusCode).toBe(401);
  });
});

describe('keys', () => {
  it('are one a purpose: none can stand for another', () => {
    const made = [keys.access, keys.refresh.export(), keys.keyedHash('a', 'x'), keys.keyedHash('b', 'x'), keys.keyedHash('a', 'y')];
    expect(new Set(made.map((key) => Buffer.from(key).toString('hex'))).size).toBe(made.length);
  });

  it('open what they sealed for the same purpose, unchanged, and nothing else', () => {
    const sealed = keys.seal('link', 'secret');
    expect(keys.open('link', sealed)).toBe('secret');
    expect(keys.open('cookie', sealed)).toBeUndefined();
    expect(sessionKeys('another-secret-of-tests-that-is-long-enough').open('link', sealed)).toBeUndefined();
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(keys.open('link', changed)).toBeUndefined();
    }
    expect(keys.open('link', Buffer.alloc(3))).toBeUndefined();
  });
});
