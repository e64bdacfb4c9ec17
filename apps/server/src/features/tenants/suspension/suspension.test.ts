// A suspended tenant: what its hosts answer, on every node within a second; that it comes back whole; what is never suspended.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';

const db = await cloneDatabase();
const actors = await everyRole(db.database);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
/** Another node: without a bus it hears nothing, and has to look by itself. */
const other = await testApp({ ...db, search: new ReferenceSearch(), actors });
/** Its own host is a name that a tenant may be given. */
const named = await testApp({ ...db, search: new ReferenceSearch(), actors, app: { baseUrl: 'https://fairway.example' } });

let north = 0;
let fairway = 0;
/** A name of each test: what was found by one is kept for a second. */
let host = '';
let slug = '';

beforeEach(async () => {
  await db.database.deleteFrom('tenant').execute();
  const insert = (row: { slug: string; name: string; is_default?: boolean }) =>
    db.database.insertInto('tenant').values(row).returning('id').executeTakeFirstOrThrow();
  fairway = (await insert({ slug: 'fairway', name: 'Fairway', is_default: true })).id;
  slug = `north-${fairway}`;
  north = (await insert({ slug, name: 'North' })).id;
  host = `careers-${north}.example`;
  await db.database.insertInto('tenant_host').values({ host, tenant_id: north }).execute();
  await db.database.insertInto('tenant_feature').values({ tenant_id: north, feature: 'findCompanies', is_on: false }).execute();
  await prove(new Date());
});

const prove = (at: Date) =>
  db.database
    .updateTable('login_session')
    .set({ proved_at: at })
    .where('id', '=', (actors.platformAdmin as { sessionId: string }).sessionId)
    .execute();
const act = (method: 'POST' | 'DELETE', id = north, { node = app, at = 'localhost', actor = 'platformAdmin' } = {}) =>
  node.inject({
    method,
    url: `/api/v1/admin/tenants/${id}/suspension`,
    headers: { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin', host: at },
  });
const codeOf = async (reply: ReturnType<typeof act>) => (await reply).json().code;
const ask = (url: string, headers: Record<string, string> = {}, node = app) => node.inject({ url, headers: { host, ...headers } });
const HTML = { accept: 'text/html,*/*' };
const actions = async () =>
  (await db.pool.query('select action from audit_line where subject = $1 order by id', [`tenant:${north}`])).rows.map((row) => row.action);

// @rule tenants.11
describe('a suspended tenant', () => {
  it('answers calls with an error at once here, and within a second on a node that heard nothing; so it comes back', async () => {
    const configured = async (node: typeof app) => (await ask('/api/v1/configuration', {}, node)).statusCode;
    expect([await configured(app), await configured(other)]).toEqual([200, 200]);
    const reply = await act('POST');
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().suspendedAt).not.toBeNull();
    expect(await configured(app)).toBe(503);
    await expect.poll(() => configured(other), { timeout: 1500, interval: 100 }).toBe(503);
    expect((await act('DELETE')).json().suspendedAt).toBeNull();
    expect(await configured(app)).toBe(200);
    await expect.poll(() => configured(other), { timeout: 1500, interval: 100 }).toBe(200);
  });

  it('answers nothing else, whatever is asked and whoever asks, by each of its names', async () => {
    await act('POST');
    for (const at of [host, host.toUpperCase(), `${slug}.localhost:3000`])
      for (const url of [
        '/api/v1/configuration',
        '/api/openapi.json',
        '/identity/v1/session',
        '/media/x.svg',
        '/sitemap.xml',
        '/robots.txt',
        '/en/jobs',
      ]) {
        const reply = await ask(url, { host: at, 'x-test-actor': 'platformAdmin' });
        expect([reply.statusCode, reply.json().code, reply.headers['x-robots-tag']], at + url).toEqual([
          503,
          'tenants.suspended',
          'noindex',
        ]);
        expect(reply.headers['cache-control']).toBe('no-store');
      }
    for (const url of ['/healthz', '/readyz']) expect((await ask(url)).statusCode).toBe(200);
  });

  it.each([
    ['/de/jobs', {}, 'de', 'Diese Website ist nicht verfügbar'],
    ['/', { 'accept-language': 'fr-FR,fr;q=0.9' }, 'fr', 'Ce site n’est pas disponible'],
    ['/jobs', { cookie: 'locale=es' }, 'es', 'Este sitio no está disponible'],
    ['/en/jobs', { 'accept-language': 'fr' }, 'en-GB', 'This site is not available'],
  ])('shows a reader of %s a page in their language, for no index and no cache', async (url, wishes, language, words) => {
    await act('POST');
    const reply = await ask(url, { ...HTML, ...wishes });
    expect([reply.statusCode, reply.headers['cache-control'], reply.headers['x-robots-tag']]).toEqual([503, 'no-store', 'noindex']);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain(`<html lang="${language}">`);
    expect(reply.body).toContain('<meta name="robots" content="noindex">');
    expect(reply.body).toContain(words);
    const [, nonce] = /<style nonce="([\w-]+)">/.exec(reply.body) ?? [];
    expect(reply.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });

  it('keeps all that it had, is suspended once however often somebody says so, and each act is in the audit', async () => {
    const before = (await ask('/api/v1/configuration')).json();
    expect(before.features.findCompanies).toBe(false);
    const first = (await act('POST')).json().suspendedAt;
    expect((await act('POST')).json().suspendedAt).toBe(first);
    await act('DELETE');
    expect((await act('DELETE')).statusCode).toBe(200);
    expect((await ask('/api/v1/configuration')).json()).toEqual(before);
    expect(await actions()).toEqual(['tenant.suspended', 'tenant.resumed']);
    expect((await db.pool.query("select from news where kind = 'tenant.changed' and subject = $1", [`tenant:${north}`])).rowCount).toBe(2);
  });

  it('leaves the platform’s own host and other tenants as they are', async () => {
    await act('POST');
    for (const at of ['localhost', 'fairway.localhost']) expect((await ask('/api/v1/configuration', { host: at })).statusCode).toBe(200);
    const rows = (await ask('/api/v1/admin/tenants', { host: 'localhost', 'x-test-actor': 'platformAdmin' })).json().rows;
    expect(rows.map((row: { isSuspended: boolean }) => row.isSuspended)).toEqual([false, true]);
  });
});

describe('never suspended', () => {
  it('is the default, who answers the platform’s own host, and the tenant where the administrator works', async () => {
    expect(await codeOf(act('POST', fairway))).toBe('tenants.never_suspended');
    expect(await codeOf(act('POST', north, { at: host }))).toBe('tenants.never_suspended');
    await db.database.insertInto('tenant_host').values({ host: 'fairway.example', tenant_id: north }).execute();
    expect(await codeOf(act('POST', north, { node: named }))).toBe('tenants.never_suspended');
    expect(await actions()).toEqual([]);
  });

  it('is the platform’s own host, whatever its rows say', async () => {
    await db.database.insertInto('tenant_host').values({ host: 'fairway.example', tenant_id: north }).execute();
    await db.database.updateTable('tenant').set({ suspended_at: new Date() }).where('id', '=', north).execute();
    expect((await ask('/api/v1/configuration', { host: 'fairway.example' }, named)).statusCode).toBe(200);
  });

  it('becomes what is suspended already: neither the default, nor who answers the own host', async () => {
    await act('POST');
    const headers = { 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' };
    const url = `/api/v1/admin/tenants/${north}`;
    const edit = async (changes: object, node = app) => {
      const { id: _id, school: _school, features: _features, suspendedAt: _since, ...tenant } = (await app.inject({ url, headers })).json();
      return (await node.inject({ method: 'PUT', url, headers, payload: { ...tenant, ...changes } })).json().code;
    };
    expect(await edit({ isDefault: true })).toBe('tenants.never_suspended');
    expect(await edit({ hosts: [host, 'fairway.example'] }, named)).toBe('tenants.never_suspended');
    expect(await edit({ name: 'North again' })).toBeUndefined();
  });

  it('is anything by who did not show lately who they are, who is no administrator, or what is none', async () => {
    expect((await act('POST', north, { actor: 'schoolAdmin' })).statusCode).toBe(403);
    expect((await act('POST', 999_999)).statusCode).toBe(404);
    await prove(new Date(Date.now() - 11 * 60_000));
    expect(await codeOf(act('POST'))).toBe('ProofNeeded');
    expect((await ask('/api/v1/configuration')).statusCode).toBe(200);
  });
});
