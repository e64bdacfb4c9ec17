import { runInNewContext } from 'node:vm';
import type { Boot } from '@fairway/client/page-request';
import { afterEach, expect, test, vi } from 'vitest';
import { readProfileEarly } from '../features/candidates/queries.ts';
import { takeEarly } from './early-answers.ts';
import { earlyCallsOf, earlyScript } from './early-calls.ts';

const BOOT = { origin: 'https://nordic.example.org', languageTag: 'en-GB' } as Boot;
const SESSION = '/identity/v1/session';
const asked = (href: string, method = 'GET') => new Request(BOOT.origin + href, { method });

const formatOf = vi.fn(() => ({ format: () => '' }));

/** Tells of the first paint at once. */
class Painted {
  readonly #tell: (list: object, observer: Painted) => void;

  constructor(tell: (list: object, observer: Painted) => void) {
    this.#tell = tell;
  }

  observe(): void {
    this.#tell({ getEntriesByName: (name: string) => (name === 'first-contentful-paint' ? [{}] : []) }, this);
  }

  disconnect(): void {}
}

afterEach(() => vi.unstubAllGlobals());

test('the calls of a page are those that it makes, after the question who is there', async () => {
  const hrefs = await earlyCallsOf('profile', { early: readProfileEarly }, BOOT);
  expect(hrefs.map((href) => href.split('?')[0])).toEqual([
    SESSION,
    '/api/v1/candidate/me',
    '/identity/v1/user/me',
    '/api/v1/candidate/workauthorization',
    '/api/v1/candidate/import/latest',
    '/api/v1/university-connection',
    '/api/v1/candidate/share',
  ]);
  expect(new URL(hrefs[1] ?? '', BOOT.origin).searchParams.get('includes')).toContain('work_experiences');
  expect(await earlyCallsOf('favorites', {}, BOOT)).toEqual([SESSION]);
});

test('a page whose early calls fail is a page without', async () => {
  expect(await earlyCallsOf('broken', { early: () => Promise.reject(new Error('no')) }, BOOT)).toEqual([SESSION]);
});

test('the script begins each call once, as the client would, and never ends its own element', async () => {
  const sent: [string, unknown][] = [];
  const window: { fairwayEarly?: Record<string, Promise<string>> } = {};
  const fetch = async (href: string, init: unknown) => {
    sent.push([href, init]);
    return href;
  };
  const script = earlyScript([SESSION, '/api/v1/x?y=</script>'], 'en-GB');
  expect(script).not.toContain('</script>');
  runInNewContext(script, { window, fetch, PerformanceObserver: Painted, Intl: { DateTimeFormat: formatOf } });
  expect(formatOf).toHaveBeenCalledWith('en-GB', { month: 'short', year: 'numeric' });
  const headers = { accept: 'application/json', 'accept-language': 'en-GB' };
  expect(sent).toEqual([
    [SESSION, { headers }],
    ['/api/v1/x?y=</script>', { headers }],
  ]);
  expect(await window.fairwayEarly?.[SESSION]).toBe(SESSION);
});

test('an answer is taken once, for the very address, and only by a call that reads', async () => {
  const answer = Promise.resolve(new Response());
  vi.stubGlobal('window', { fairwayEarly: { [SESSION]: answer, '/api/v1/x?y=1': answer } });
  vi.stubGlobal('performance', { now: () => 1000 });
  expect(takeEarly(asked('/api/v1/x'))).toBeUndefined();
  expect(takeEarly(asked(SESSION, 'DELETE'))).toBeUndefined();
  expect(takeEarly(asked(SESSION))).toBe(answer);
  expect(takeEarly(asked(SESSION))).toBeUndefined();
  expect(takeEarly(asked('/api/v1/x?y=1'))).toBe(answer);
});

test('an old answer is not taken, and a document that began nothing has none', () => {
  vi.stubGlobal('performance', { now: () => 30_001 });
  vi.stubGlobal('window', { fairwayEarly: { [SESSION]: Promise.resolve(new Response()) } });
  expect(takeEarly(asked(SESSION))).toBeUndefined();
  vi.stubGlobal('window', {});
  vi.stubGlobal('performance', { now: () => 0 });
  expect(takeEarly(asked(SESSION))).toBeUndefined();
});
