import { createApi } from '@fairway/client/api';
import type { PageRequest } from '@fairway/client/page-request';
import { describe, expect, test, vi } from 'vitest';
import type { GatedPage } from './gated-page.ts';
import { createQueries } from './queries.ts';
import { readerStateOf } from './reader-pages.ts';
import { readReaderState, sessionKey } from './reader-state.ts';

const ADA = { authenticated: true, canRefresh: true, accessEndsInMs: 600_000, user: { id: 'ada' }, unreadMessages: 2 };
const boot = { origin: 'https://nordic.example.org', languageTag: 'en-GB' } as PageRequest['boot'];
const api = createApi({ origin: boot.origin, languageTag: boot.languageTag, fetch: async () => Response.error() });

const page: GatedPage = {
  forReader: true,
  early: (calls, queries) => queries.prefetchQuery({ ...calls.query.queryOptions('get', '/identity/v1/user/me'), retry: false }),
};

/** The state of a page for somebody of whom the server says `session` and `me`. */
function stateOf(session: object | number, options: { page?: GatedPage; me?: object | number } = {}) {
  const report = vi.fn();
  const reply = (said: object | number) =>
    typeof said === 'number' ? Response.json({ code: 'unavailable' }, { status: said }) : Response.json(said);
  const readerFetch = async ({ url }: Request) => reply(url.endsWith('/session') ? session : (options.me ?? { id: 'ada' }));
  return readerStateOf(options.page ?? page, { boot, readerFetch, report, fetch: readerFetch });
}

describe('a page is rendered for its reader', () => {
  test('from who they are and what the page asks for', async () => {
    const queries = createQueries();
    readReaderState(await stateOf(ADA), queries);
    expect(queries.getQueryData(sessionKey(api))).toEqual(ADA);
    expect(queries.getQueryData(api.query.queryOptions('get', '/identity/v1/user/me').queryKey)).toEqual({ id: 'ada' });
  });

  test('from words that never end the element they stand in', async () => {
    const said = '</script><script>alert(1)</script><!--';
    const state = await stateOf(ADA, { me: { firstName: said } });
    expect(state).not.toContain('<');
    const queries = createQueries();
    readReaderState(state, queries);
    expect(queries.getQueryData(api.query.queryOptions('get', '/identity/v1/user/me').queryKey)).toEqual({ firstName: said });
  });

  test('though one of its answers did not come: the browser asks for that one', async () => {
    const queries = createQueries();
    readReaderState(await stateOf(ADA, { me: 503 }), queries);
    expect(queries.getQueryData(sessionKey(api))).toEqual(ADA);
    expect(queries.getQueryData(api.query.queryOptions('get', '/identity/v1/user/me').queryKey)).toBeUndefined();
  });
});

describe("a page is everybody's", () => {
  test.each([
    ['for a visitor', { authenticated: false, canRefresh: false, accessEndsInMs: null, user: null, unreadMessages: 0 }],
    ['for who has to renew the session first', { ...ADA, accessEndsInMs: 20_000 }],
    ['where it is not known who is there', 503],
  ])('%s', async (_when, session) => {
    expect(await stateOf(session)).toBe('');
  });

  test('unless it says that it can be rendered for its reader', async () => {
    expect(await stateOf(ADA, { page: { early: page.early as NonNullable<GatedPage['early']> } })).toBe('');
  });
});
