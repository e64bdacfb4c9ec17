import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { refuseSuspendedHosts } from './suspended-hosts.ts';

const app = Fastify();
const asked: string[] = [];
refuseSuspendedHosts(app, 'https://fairway.example', {
  isSuspended: async (name) => {
    asked.push(name);
    if (name === 'unknown.example') throw new Error('the database is away');
    return name === 'resting.example' || name === 'fairway.example';
  },
  sendPage: async (_request, reply) => reply.code(503).type('text/html').send('resting'),
});
app.setErrorHandler(async (error, _request, reply) =>
  reply.code((error as { status?: number }).status ?? 500).send({ code: (error as { code?: string }).code }),
);
app.all('/*', async () => 'here');
afterAll(() => app.close());
const ask = (host: string, { url = '/', method = 'GET' as 'GET' | 'HEAD' | 'POST', accept = 'text/html' } = {}) =>
  app.inject({ url, method, headers: { host, accept } });

// @rule tenants.11
describe('a suspended host', () => {
  it('answers pages with a page, and calls, forms and files with a problem', async () => {
    expect([(await ask('Resting.example:8080')).statusCode, (await ask('resting.example')).body]).toEqual([503, 'resting']);
    expect((await ask('resting.example', { method: 'HEAD' })).statusCode).toBe(503);
    for (const how of [{ url: '/api/v1/x' }, { url: '/identity/v1' }, { method: 'POST' as const }, { url: '/assets/a.js', accept: '*/*' }])
      expect((await ask('resting.example', how)).json(), JSON.stringify(how)).toEqual({ code: 'tenants.suspended' });
  });

  it('is neither another one, nor the platform’s own, which is not even looked up, nor one of which nobody can say', async () => {
    for (const host of ['other.example', 'fairway.example', 'Fairway.example:443', 'unknown.example'])
      expect((await ask(host)).body, host).toBe('here');
    expect(asked).not.toContain('fairway.example');
  });

  it('still answers health checks', async () => {
    for (const url of ['/healthz', '/readyz?x=1']) expect((await ask('resting.example', { url })).body).toBe('here');
  });
});
