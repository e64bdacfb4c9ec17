import { describe, expect, it, vi } from 'vitest';
import { createApi } from './api.ts';
import { ApiProblem } from './problem.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const apiOver = (fetch: (request: Request) => Promise<Response>, refresh?: () => Promise<boolean>) =>
  createApi({ fetch, origin: 'http://nordic.test', languageTag: 'de', ...(refresh ? { refresh } : {}) });

describe('a call', () => {
  it('carries the language, and lists as repeated parameters', async () => {
    const fetch = vi.fn(async (_: Request) => json({ matchingJobs: [] }));
    await apiOver(fetch).call.GET('/api/v1/postings', { params: { query: { address: ['DE', 'FR'] } } });
    const sent = fetch.mock.calls[0]?.[0];
    expect(sent?.url).toBe('http://nordic.test/api/v1/postings?address=DE&address=FR');
    expect(sent?.headers.get('accept-language')).toBe('de');
  });

  it('that is refused throws the code of the catalogue, with the fields', async () => {
    const refused = { status: 422, code: 'validation', errors: [{ pointer: '/email', code: 'invalid_format' }] };
    const call = apiOver(async () => json(refused, 422)).call.GET('/identity/v1/session');
    await expect(call).rejects.toMatchObject({ status: 422, code: 'validation', errors: refused.errors });
    await expect(call).rejects.toBeInstanceOf(ApiProblem);
  });

  it.each([
    ['a gateway page', async () => new Response('<html>', { status: 502 }), 502, 'unavailable'],
    ['a fault without a body', async () => new Response(null, { status: 500 }), 500, 'internal'],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 0, 'unavailable'],
  ])('that ends in %s is a problem too', async (_, fetch, status, code) => {
    await expect(apiOver(fetch as () => Promise<Response>).call.GET('/identity/v1/session')).rejects.toMatchObject({ status, code });
  });

  it('is sent again once after the session was refreshed, with its body', async () => {
    const bodies: string[] = [];
    const fetch = vi.fn(async (request: Request) => {
      bodies.push(await request.text());
      return bodies.length === 1 ? json({ code: 'unauthenticated' }, 401) : json({ accepted: true }, 202);
    });
    const refresh = vi.fn(async () => true);
    await apiOver(fetch, refresh).call.POST('/api/v1/support', { body: { email: 'a@b.co', message: 'x', page: '/' } });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(bodies[1]).toBe(bodies[0]);
  });

  it('is not sent again when there is no session to refresh', async () => {
    const fetch = vi.fn(async () => json({ code: 'forbidden' }, 403));
    await expect(apiOver(fetch, async () => false).call.GET('/identity/v1/session')).rejects.toMatchObject({ code: 'forbidden' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
