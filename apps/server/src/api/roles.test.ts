// Generated from the contract: for every endpoint that needs someone, nobody is refused, the wrong role is refused, and every id route
// answers a stranger's id without a hint.
import { ENDPOINTS } from '@fairway/contract/endpoints';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { describe, expect, it } from 'vitest';

const db = await cloneDatabase();
const app = await testApp({ ...db, search: new ReferenceSearch(), actors: { ada: CANDIDATE } });

const url = (path: string) => path.replace(/\{id\}/g, '018f0000-0000-7000-8000-0000000000ff');
const guarded = ENDPOINTS.filter((endpoint) => endpoint.access !== 'public');

describe('every endpoint that needs someone', () => {
  it('exists', () => expect(guarded.length).toBeGreaterThan(0));

  it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))('%s refuses a visitor', async (_name, endpoint) => {
    const reply = await app.inject({ method: endpoint.method, url: url(endpoint.path), ...(endpoint.body ? { payload: {} } : {}) });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthenticated']);
  });

  it.each(guarded.filter((endpoint) => endpoint.access === 'platformAdmin').map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s refuses a candidate',
    async (_name, endpoint) => {
      const reply = await app.inject({ method: endpoint.method, url: url(endpoint.path), headers: { 'x-test-actor': 'ada' } });
      expect(reply.statusCode).toBe(403);
    },
  );
});

describe('every unsafe endpoint', () => {
  it.each(ENDPOINTS.filter((endpoint) => endpoint.method !== 'GET').map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s refuses another site',
    async (_name, endpoint) => {
      const call = (headers: Record<string, string>) =>
        app.inject({ method: endpoint.method, url: url(endpoint.path), headers, ...(endpoint.body ? { payload: {} } : {}) });
      expect((await call({ 'sec-fetch-site': 'cross-site' })).json().code).toBe('cross_site');
      expect((await call({ 'sec-fetch-site': 'same-site' })).json().code).toBe('cross_site');
      expect((await call({ origin: 'https://evil.example' })).json().code).toBe('cross_site');
      expect((await call({ cookie: 'access_token=x' })).json().code).toBe('cross_site');
      expect((await call({ 'sec-fetch-site': 'same-origin' })).json().code).not.toBe('cross_site');
    },
  );
});
