// A Host header is believed only where it names us: BASE_URL, a tenant's host, or this machine where it can be asked there.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';

const db = await cloneDatabase();
const open = (onLoopback: boolean, baseUrl: string) => testApp({ ...db, search: new ReferenceSearch(), app: { baseUrl, onLoopback } });
const app = await open(false, 'https://careers.example');
const behindProxy = await open(true, 'https://careers.example');
const local = await open(true, 'http://localhost:3000');

beforeAll(async () => {
  const tenant = { slug: 'nordic', name: 'Nordic', is_default: true };
  const { id } = await db.database.insertInto('tenant').values(tenant).returning('id').executeTakeFirstOrThrow();
  await db.database.insertInto('tenant_host').values({ tenant_id: id, host: 'jobs.nordic.example' }).execute();
});

const STRANGERS = [
  'evil.example',
  'careers.example.evil.example',
  'xcareers.example',
  '203.0.113.7',
  'localhost',
  '127.0.0.1:3000',
  'nordic.localhost',
  '[::1]',
  '',
];

describe('a host that is nobody’s here', () => {
  it.each(STRANGERS)('(%j) is 421 to calls', async (host) => {
    for (const url of ['/api/v1/configuration', '/identity/v1/session', '/sitemap.xml', '/robots.txt', '/media/x', '/api/nowhere']) {
      const reply = await app.inject({ url, headers: { host } });
      expect([reply.statusCode, reply.json().code], url).toEqual([421, 'unknown_host']);
      expect(reply.body).not.toContain('evil');
    }
  });

  it.each(['/', '/en/jobs?q=a', '//evil.example/x'])('leads a reader of %s to BASE_URL', async (url) => {
    const reply = await app.inject({ url, headers: { host: 'evil.example', accept: 'text/html,*/*' } });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, `https://careers.example${url}`]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('leads nobody who writes', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/identity/v1',
      headers: { host: 'evil.example', accept: 'text/html' },
      payload: {},
    });
    expect(reply.statusCode).toBe(421);
  });

  it('may be what health checks ask by', async () => {
    for (const url of ['/healthz', '/readyz']) expect((await app.inject({ url, headers: { host: '10.0.0.7:3000' } })).statusCode).toBe(200);
  });
});

describe('a host of ours', () => {
  it.each(['careers.example', 'CAREERS.example:443', 'jobs.nordic.example'])('(%s) is answered', async (host) => {
    expect((await app.inject({ url: '/api/v1/configuration', headers: { host } })).statusCode).toBe(200);
  });

  it.each(['localhost', '127.0.0.1:3000', '[::1]:3000', 'nordic.localhost:3000'])(
    '(%s) is this machine, where that listens',
    async (host) => {
      expect((await local.inject({ url: '/api/v1/configuration', headers: { host } })).statusCode).toBe(200);
      expect((await behindProxy.inject({ url: '/api/v1/configuration', headers: { host } })).statusCode).toBe(200);
    },
  );

  it.each([
    ['careers.example:81', 'https://careers.example'],
    ['jobs.nordic.example', 'https://jobs.nordic.example'],
    ['127.0.0.1:3000', 'https://careers.example'],
  ])('(%s) stands in robots and sitemaps as %s', async (host, origin) => {
    for (const url of ['/robots.txt', '/sitemap.xml']) {
      const reply = await behindProxy.inject({ url, headers: { host } });
      expect(
        [...reply.body.matchAll(/https?:\/\/[^/]+\//g)].map(([found]) => found).filter((found) => !found.includes('sitemaps.org')),
      ).toEqual(expect.arrayContaining([`${origin}/`]));
      expect(reply.body).not.toContain(':81');
    }
  });
});

describe('an Origin', () => {
  const code = async (host: string, origin: string) =>
    (await behindProxy.inject({ method: 'POST', url: '/identity/v1', headers: { host, origin }, payload: {} })).json().code;

  it.each([
    ['careers.example', 'https://careers.example'],
    ['jobs.nordic.example', 'https://jobs.nordic.example'],
    ['127.0.0.1:3000', 'https://careers.example'],
  ])('of %s that is %s is ours', async (host, origin) => expect(await code(host, origin)).toBe('validation'));

  it.each([
    ['careers.example', 'https://jobs.nordic.example'],
    ['careers.example', 'http://careers.example'],
    ['careers.example', 'https://careers.example:8443'],
    ['careers.example:8443', 'https://careers.example:8443'],
    ['jobs.nordic.example', 'https://evil.example'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['careers.example', 'null'],
  ])('of %s that is %s is another site’s', async (host, origin) => expect(await code(host, origin)).toBe('cross_site'));

  it('of an unknown host is not even looked at', async () =>
    expect(await code('evil.example', 'http://evil.example')).toBe('unknown_host'));
});
