import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { roundsOf } from '../recurring.ts';

const db = await cloneDatabase();
const log = openLog('silent');
const app = await testApp({ ...db, search: new ReferenceSearch(), app: { log } });
const limited = await testApp({ ...db, search: new ReferenceSearch(), rateLimitPerMinute: 3 });

describe('every reply', () => {
  it('carries a request id, which a problem repeats', async () => {
    const reply = await app.inject('/api/nowhere');
    expect(reply.json()).toMatchObject({ code: 'not_found', status: 404, requestId: reply.headers['x-request-id'] });
  });

  it('carries the security headers', async () => {
    const { headers } = await app.inject('/api/v1/configuration');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('HSTS', () => {
  it.each([
    [undefined, 'max-age=63072000'],
    [true, 'max-age=63072000; includeSubDomains'],
  ])('is for two years over https; with subdomains %s: %s', async (hstsSubdomains, header) => {
    const secure = await testApp({
      ...db,
      search: new ReferenceSearch(),
      app: { baseUrl: 'https://jobs.example', ...(hstsSubdomains && { hstsSubdomains }) },
    });
    expect((await secure.inject('/healthz')).headers['strict-transport-security']).toBe(header);
  });
});

describe('operations', () => {
  it('are asked about at /healthz, /readyz and, with the token only, /metrics', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ alive: true });
    expect((await app.inject('/readyz')).json()).toEqual({ ready: true, parts: { database: true }, warnings: [], failing: [] });
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    const metrics = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer a-metrics-token-of-tests' } });
    expect(metrics.body).toContain('http_request_seconds_bucket');
    expect(metrics.body).not.toMatch(/route="[^"]*[0-9a-f]{8}-/);
  });

  it('say at /readyz what fails and for how long, and stay ready', async () => {
    roundsOf(log).failed('feed lamps', new Error('secret words'));
    const reply = await app.inject('/readyz');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ ready: true, failing: [{ part: 'feed lamps', forSeconds: 0 }] });
    expect(reply.body).not.toContain('secret words');
    roundsOf(log).succeeded('feed lamps');
  });

  it('show the contract', async () => {
    expect((await app.inject('/api/docs')).body).toContain('/api/v1/postings');
  });
});

describe('too many requests', () => {
  it('are refused with the time to wait', async () => {
    for (let n = 0; n < 3; n++) expect((await limited.inject('/api/v1/configuration')).statusCode).toBe(200);
    const refused = await limited.inject('/api/v1/configuration');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await limited.inject('/healthz')).statusCode).toBe(200);
  });
});

describe('malformed requests', () => {
  it.each(['/api/v1/postings/%', '/%E0%A4%A', '/api/v1/postings/%zz'])('%s is a problem, not a crash', async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.headers['content-type']).toContain('application/problem+json');
  });
});

describe('a database that is away', () => {
  it('is a clear 503, and the application goes on when it is back', async () => {
    await db.pool.query('alter table tenant rename to tenant_gone');
    const broken = await app.inject({ url: '/api/v1/configuration', headers: { host: 'fresh.localhost' } });
    expect(broken.statusCode).toBe(500);
    await db.pool.query('alter table tenant_gone rename to tenant');
    expect((await app.inject({ url: '/api/v1/configuration', headers: { host: 'fresh.localhost' } })).statusCode).toBe(200);
    const { rows } = await db.pool.query('select pg_backend_pid() as own');
    await db.pool
      .query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> $1', [rows[0].own])
      .catch(() => undefined);
    await expect
      .poll(async () => (await app.inject({ url: '/api/v1/configuration', headers: { host: 'another.localhost' } })).statusCode)
      .toBe(200);
  });
});
