// Sign-in by a provider: each of the four through its real adapter against the local provider, over real HTTP.
import { PROVIDERS, type Provider } from '@fairway/contract/identity/social';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson, PASSWORD, type TestBrowser, testBrowser } from '@fairway/testkit/people';
import { freePort } from '@fairway/testkit/ports';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { socialProviders } from '../services.ts';
import { DEMO_CLIENT, demoProviderSettings } from './demo-provider/routes.ts';
import { socialGateways } from './settings.ts';

const db = await cloneDatabase();
const port = await freePort();
const host = `127.0.0.1:${port}`;
const baseUrl = `http://${host}`;
const app = await testApp({
  ...db,
  search: new ReferenceSearch(),
  app: { baseUrl, playsOthers: true, fillings: [socialProviders.is(() => socialGateways(demoProviderSettings(baseUrl)))] },
});

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port });
  await db.database
    .insertInto('tenant')
    .values({ slug: 'plain', name: 'Plain', is_default: true, social_auths: [...PROVIDERS] })
    .execute();
});
beforeEach(async () => {
  await db.pool.query('delete from app_user');
  await db.pool.query('delete from attempt_window');
});

type Answer = { code: string; state: string };

/** Goes to the provider and chooses somebody there. */
async function answerOf(browser: TestBrowser, provider: Provider, person: string, body: object = {}): Promise<Answer> {
  const start = await browser.send('POST', `/identity/v1/user/authenticate-${provider}/start`, body);
  expect(start.statusCode, start.body).toBe(200);
  const location = new URL(start.json().location);
  const approve = await fetch(`${location.origin}${location.pathname.replace('authorize', 'approve')}${location.search}&person=${person}`, {
    redirect: 'manual',
  });
  const back = new URL(approve.headers.get('location') ?? '');
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
}

/** Where the landing page goes on to. */
async function land(browser: TestBrowser, provider: Provider, answer: Partial<Answer> & { error?: string }) {
  const query = new URLSearchParams(answer as Record<string, string>);
  const reply = await browser.send('GET', `/identity/v1/user/authenticate-${provider}/callback?${query}`, undefined, {
    'sec-fetch-site': 'cross-site',
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const target = /content="0;url=([^"]+)"/.exec(reply.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return { path: target.split('?')[0], query: Object.fromEntries(new URL(target, baseUrl).searchParams) };
}

async function signInAs(provider: Provider, person: string, browser = testBrowser(app, host)) {
  return { browser, landed: await land(browser, provider, await answerOf(browser, provider, person, { returnUrl: '/en/jobs?page=2' })) };
}

const who = async (browser: TestBrowser) => (await browser.send('GET', '/identity/v1/session')).json();

describe.each(['google', 'linkedin'] as const)('%s', (provider) => {
  it('makes a new person of a proven address, and knows them the next time', async () => {
    const first = await signInAs(provider, 'gro');
    expect(first.landed).toEqual({ path: '/redirect', query: { returnUrl: '/en/jobs?page=2' } });
    const session = await who(first.browser);
    expect(session).toMatchObject({
      authenticated: true,
      user: { email: 'gro.aasen@mail.example', firstName: 'Gro', roles: ['Candidate'] },
    });
    const second = await signInAs(provider, 'gro');
    expect((await who(second.browser)).user.id).toBe(session.user.id);
  });

  it('never links by an address: one that is taken is refused', async () => {
    await insertPerson(db.database, { email: 'gro.aasen@mail.example' });
    const { browser, landed } = await signInAs(provider, 'gro');
    expect(landed.query.code).toBe(`INVALID_PROVIDER_${provider.toUpperCase()}`);
    expect(await who(browser)).toMatchObject({ authenticated: false });
  });

  it('an address that the provider did not prove is asked for and proven', async () => {
    const { browser, landed } = await signInAs(provider, 'ivan');
    expect(landed.query).toMatchObject({ next: 'email', provider });
    expect(await who(browser)).toMatchObject({ authenticated: false });
  });
});

describe.each(['facebook', 'wechat'] as const)('%s', (provider) => {
  const codeOf = async (address: string) => {
    const row = await db.database
      .selectFrom('outgoing_mail')
      .select('parameters')
      .where('recipient', '=', address)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return (row.parameters as { code: string }).code;
  };

  it('gives no proven address: a code proves one, then the person is known', async () => {
    const { browser, landed } = await signInAs(provider, 'mei');
    expect(landed.query).toEqual({ returnUrl: '/en/jobs?page=2', next: 'email', provider });
    const address = `mei-${provider}@mail.example`;
    expect((await browser.send('POST', '/identity/v1/external/email', { email: 'no address' })).json().code).toBe('InvalidEmail');
    expect((await browser.send('POST', '/identity/v1/external/email', { email: address, locale: 'cn' })).statusCode).toBe(202);
    const wrong = (await codeOf(address)) === '111111' ? '222222' : '111111';
    expect((await browser.send('POST', '/identity/v1/external/complete', { code: wrong })).json().code).toBe('InvalidCode');
    const done = await browser.send('POST', '/identity/v1/external/complete', { code: await codeOf(address) });
    expect(done.json()).toMatchObject({ status: 'signedIn' });
    expect(await who(browser)).toMatchObject({ authenticated: true, user: { email: address } });
    const again = await signInAs(provider, 'mei');
    expect(again.landed.query).toEqual({ returnUrl: '/en/jobs?page=2' });
    expect((await who(again.browser)).user.email).toBe(address);
  });

  it('the code is limited in tries', async () => {
    const { browser } = await signInAs(provider, 'mei');
    const address = `mei-tries-${provider}@mail.example`;
    await browser.send('POST', '/identity/v1/external/email', { email: address });
    const right = await codeOf(address);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i++) await browser.send('POST', '/identity/v1/external/complete', { code: wrong });
    const sixth = await browser.send('POST', '/identity/v1/external/complete', { code: right });
    expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('an address that is taken is not linked, even when it is proven', async () => {
    await insertPerson(db.database, { email: 'taken@mail.example' });
    const { browser } = await signInAs(provider, 'mei');
    await browser.send('POST', '/identity/v1/external/email', { email: 'taken@mail.example' });
    const reply = await browser.send('POST', '/identity/v1/external/complete', { code: await codeOf('taken@mail.example') });
    expect(reply.json().code).toBe(`INVALID_PROVIDER_${provider.toUpperCase()}`);
  });

  it('nobody without a provider’s answer may ask for a code', async () => {
    const stranger = testBrowser(app, host);
    expect((await stranger.send('POST', '/identity/v1/external/email', { email: 'x@mail.example' })).json().code).toBe('InvalidToken');
    expect((await stranger.send('POST', '/identity/v1/external/complete', { code: '123456' })).json().code).toBe('InvalidToken');
  });
});

describe('an answer', () => {
  it('with another state is refused', async () => {
    const browser = testBrowser(app, host);
    const answer = await answerOf(browser, 'google', 'gro');
    expect((await land(browser, 'google', { ...answer, state: 'forged' })).query.code).toBe('SocialLoginOver');
  });

  it('in another browser is refused', async () => {
    const answer = await answerOf(testBrowser(app, host), 'google', 'gro');
    expect((await land(testBrowser(app, host), 'google', answer)).query.code).toBe('SocialLoginOver');
  });

  it('is good once', async () => {
    const browser = testBrowser(app, host);
    const answer = await answerOf(browser, 'google', 'gro');
    const cookies = new Map(browser.cookies);
    await land(browser, 'google', answer);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await land(browser, 'google', answer)).query.code).toBe('SocialLoginOver');
  });

  it('of another provider is refused', async () => {
    const browser = testBrowser(app, host);
    const answer = await answerOf(browser, 'google', 'gro');
    expect((await land(browser, 'linkedin', answer)).query.code).toBe('SocialLoginOver');
  });

  it.each([
    ['', {}],
    ['without a state', { code: 'c' }],
    ['with a forged state', { code: 'c', state: 'forged' }],
    ['that says no', { error: 'access_denied', state: 'forged' }],
  ])('that nobody asked for, %s, is the caller’s fault: 400', async (_what, answer) => {
    for (const provider of ['google', 'linkedin', 'facebook', 'wechat']) {
      const reply = await app.inject({
        url: `/identity/v1/user/authenticate-${provider}?${new URLSearchParams(answer)}`,
        headers: { host },
      });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'SocialLoginOver']);
    }
  });

  it.each(['google', 'linkedin', 'facebook', 'wechat'])('with a code that %s does not know is 400 too', async (provider) => {
    const body = { provider, code: 'forged', redirectUri: `http://${host}/x` };
    const reply = await app.inject({ method: 'POST', url: '/identity/v1/external', headers: { host }, payload: body });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'SocialLoginOver']);
  });

  it('that says no is no sign-in', async () => {
    const browser = testBrowser(app, host);
    await answerOf(browser, 'wechat', 'mei');
    expect((await land(browser, 'wechat', { error: 'access_denied' })).query.code).toBe('SocialLoginOver');
  });

  it('never leads to another site', async () => {
    for (const returnUrl of ['https://evil.example/x', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const browser = testBrowser(app, host);
      const landed = await land(browser, 'google', await answerOf(browser, 'google', 'gro', { returnUrl }));
      expect(landed.query.returnUrl, returnUrl).toBe('/');
    }
  });
});

describe('a provider', () => {
  it('that this host does not offer is InvalidProvider', async () => {
    await db.database
      .updateTable('tenant')
      .set({ social_auths: ['google'] })
      .where('slug', '=', 'plain')
      .execute();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const reply = await testBrowser(app, host).send('POST', '/identity/v1/user/authenticate-wechat/start', {});
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'InvalidProvider']);
    await db.database
      .updateTable('tenant')
      .set({ social_auths: [...PROVIDERS] })
      .where('slug', '=', 'plain')
      .execute();
    await new Promise((resolve) => setTimeout(resolve, 1100));
  });

  it('is linked and unlinked in the account, but never the last way to sign in', async () => {
    await insertPerson(db.database, { email: 'linker@example.org' });
    const browser = testBrowser(app, host);
    const reply = await browser.send('POST', '/identity/v1', { email: 'linker@example.org', password: PASSWORD });
    expect(reply.statusCode, reply.body).toBe(200);
    const answer = await answerOf(browser, 'google', 'hugo', { mode: 'link', returnUrl: '/account/settings' });
    expect((await land(browser, 'google', answer)).query).toEqual({ returnUrl: '/account/settings', linked: 'google' });
    const listed = (await browser.send('GET', '/identity/v1/user/external')).json();
    expect(listed).toMatchObject({ connected: [{ provider: 'google', email: 'hugo.marchetti@mail.example' }], available: [...PROVIDERS] });
    const other = await signInAs('google', 'hugo');
    expect((await who(other.browser)).user.email).toBe('linker@example.org');

    await db.pool.query('update app_user set password_hash = null');
    expect((await browser.send('DELETE', '/identity/v1/user/external/google')).json().code).toBe('account.last_sign_in');
    await db.pool.query("update app_user set password_hash = 'x'");
    expect((await browser.send('DELETE', '/identity/v1/user/external/google')).statusCode).toBe(204);
    expect((await browser.send('DELETE', '/identity/v1/user/external/google')).statusCode).toBe(404);
  });

  it('account that is somebody else’s cannot be linked', async () => {
    await signInAs('google', 'gro');
    await insertPerson(db.database, { email: 'linker@example.org' });
    const browser = testBrowser(app, host);
    await browser.signIn('linker@example.org');
    const answer = await answerOf(browser, 'google', 'gro', { mode: 'link' });
    expect((await land(browser, 'google', answer)).query.code).toBe('INVALID_PROVIDER_GOOGLE');
  });

  it('is linked only by someone signed in', async () => {
    const reply = await testBrowser(app, host).send('POST', '/identity/v1/user/authenticate-google/start', { mode: 'link' });
    expect(reply.json().code).toBe('unauthenticated');
  });
});

describe('an API client', () => {
  it('exchanges a code it got itself for bearer tokens', async () => {
    const redirectUri = 'http://127.0.0.1/app';
    const query = new URLSearchParams({ client_id: DEMO_CLIENT.id, redirect_uri: redirectUri, state: 's', person: 'gro' });
    const approve = await fetch(`${baseUrl}/_provider/google/approve?${query}`, { redirect: 'manual' });
    const code = new URL(approve.headers.get('location') ?? '').searchParams.get('code');
    const reply = await app.inject({
      method: 'POST',
      url: '/identity/v1/external',
      headers: { host, 'x-fairway-tokens': 'bearer' },
      payload: { provider: 'google', code, redirectUri },
    });
    expect(reply.statusCode, reply.body).toBe(200);
    const { accessToken } = reply.json();
    const me = await app.inject({ url: '/identity/v1/session', headers: { host, authorization: `Bearer ${accessToken}` } });
    expect(me.json()).toMatchObject({ authenticated: true, user: { email: 'gro.aasen@mail.example' } });
    expect(reply.cookies).toEqual([]);
  });
});
