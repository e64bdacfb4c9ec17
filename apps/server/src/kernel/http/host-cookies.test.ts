// Signing in behind a proxy that speaks https, and on this machine without it.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson, PASSWORD } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { plainCookies } from './host-cookies.ts';

const db = await cloneDatabase();
const app = await testApp({ ...db, search: new ReferenceSearch(), app: { trustProxy: ['127.0.0.1'], baseUrl: 'https://localhost' } });
const email = 'ada@example.org';
await insertPerson(db.database, { email });

const call = (method: 'GET' | 'POST', url: string, cookie: string, proto: 'http' | 'https', payload?: object) =>
  app.inject({
    method,
    url,
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-proto': proto, ...(cookie && { cookie }) },
    ...(payload && { payload }),
  });
const signIn = async (proto: 'http' | 'https') => (await call('POST', '/identity/v1', '', proto, { email, password: PASSWORD })).cookies;
const headerOf = (cookies: readonly { name: string; value: string }[]) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const isSignedIn = async (cookie: string, proto: 'http' | 'https') =>
  (await call('GET', '/identity/v1/session', cookie, proto)).json().user !== null;

describe('cookies', () => {
  it('carry __Host- over https, with what browsers ask for it: secure, the whole path, no domain', async () => {
    const cookies = await signIn('https');
    expect(cookies.map(({ name }) => name).sort()).toEqual(['__Host-access_token', '__Host-known_device', '__Host-refresh_token']);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true });
      expect(cookie.domain).toBeUndefined();
    }
    expect(await isSignedIn(headerOf(cookies), 'https')).toBe(true);
    const refreshed = await call('POST', '/identity/v1/token/refresh', headerOf(cookies), 'https', {});
    expect(refreshed.cookies.map(({ name }) => name)).toContain('__Host-refresh_token');
  });

  it('keep the names of the specification over plain http on this machine', async () => {
    const cookies = await signIn('http');
    expect(cookies.map(({ name }) => name).sort()).toEqual(['access_token', 'known_device', 'refresh_token']);
    expect(await isSignedIn(headerOf(cookies), 'http')).toBe(true);
  });

  it('of plain names are not read over https: a sibling could have planted them', async () => {
    const cookies = await signIn('https');
    const plain = headerOf(cookies).replaceAll('__Host-', '');
    expect(await isSignedIn(plain, 'https')).toBe(false);
    expect((await call('POST', '/identity/v1/token/refresh', plain, 'https', {})).statusCode).toBe(401);
    expect(await isSignedIn(`access_token=planted; ${headerOf(cookies)}; access_token=planted`, 'https')).toBe(true);
  });

  it('are removed under the name they have', async () => {
    const cookie = headerOf(await signIn('https'));
    const out = await call('POST', '/identity/v1/logout', cookie, 'https', {});
    expect(out.cookies.map(({ name }) => name).sort()).toEqual(['__Host-access_token', '__Host-own_refresh_token', '__Host-refresh_token']);
    const refused = await call('POST', '/identity/v1/token/refresh', cookie, 'https', {});
    expect(refused.cookies.map(({ name, maxAge }) => [name, maxAge])).toContainEqual(['__Host-refresh_token', 0]);
  });

  it('of the reader go with the calls of a page under their plain names', () => {
    const headers = { cookie: 'locale=de; __Host-access_token=a.b; access_token=planted' };
    expect(plainCookies({ protocol: 'https', headers })).toBe('access_token=a.b');
    expect(plainCookies({ protocol: 'http', headers })).toBe(headers.cookie);
  });
});
