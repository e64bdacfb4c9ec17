import { describe, expect, it, vi } from 'vitest';
import { PageBody } from './page-body.ts';
import { PageCache, type Rendered } from './page-cache.ts';

const page = (status = 200, html = '<p>', untilMs?: number, ...shows: string[]): Rendered => ({
  kind: 'page',
  page: { status, body: new PageBody(html), link: undefined, shows: new Set(shows), ...(untilMs === undefined ? {} : { untilMs }) },
});

describe('the page cache', () => {
  it('renders a page once, also for callers at the same time', async () => {
    const cache = new PageCache();
    const render = vi.fn(async () => page());
    await Promise.all([cache.get('a', render), cache.get('a', render)]);
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it.each([
    [200, 1],
    [410, 1],
    [404, 2],
    [500, 2],
    [503, 2],
  ])('of status %i, two requests render %i times', async (status, times) => {
    const cache = new PageCache();
    const render = vi.fn(async () => page(status));
    await cache.get('a', render);
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(times);
  });

  it('keeps no redirect and no failure', async () => {
    const cache = new PageCache();
    await cache.get('a', async () => ({ kind: 'redirect', status: 301, to: '/en/jobs' }));
    await cache.get('b', async () => ({ kind: 'failed', status: 500 }));
    await expect(cache.get('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(cache.entryCount).toBe(0);
  });

  it('forgets after its seconds', async () => {
    let nowMs = 0;
    const cache = new PageCache({ ttlSeconds: 30, nowMs: () => nowMs });
    const render = vi.fn(async () => page());
    await cache.get('a', render);
    nowMs = 29_999;
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(1);
    nowMs = 30_000;
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.entryCount).toBe(1);
  });

  it('forgets once a posting on the page has closed, though its seconds are not over', async () => {
    let nowMs = 0;
    const cache = new PageCache({ ttlSeconds: 30, nowMs: () => nowMs });
    const render = vi.fn(async () => page(200, '<p>', 10_000));
    await cache.get('a', render);
    nowMs = 10_000;
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(1);
    nowMs = 10_001;
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(2);
    // What closed while it was rendered is not kept at all.
    expect(cache.entryCount).toBe(0);
  });

  it('keeps no longer than its seconds what closes later, or never', async () => {
    let nowMs = 0;
    const cache = new PageCache({ ttlSeconds: 30, nowMs: () => nowMs });
    const later = vi.fn(async () => page(200, '<p>', 60_000));
    const never = vi.fn(async () => page(200, '<p>', Number.POSITIVE_INFINITY));
    for (nowMs of [0, 29_999, 30_000]) await Promise.all([cache.get('later', later), cache.get('never', never)]);
    expect([later, never].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  });

  it('stays within its entries and bytes; the least recently used goes first', async () => {
    const cache = new PageCache({ maxEntries: 2 });
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, async () => page());
    const render = vi.fn(async () => page());
    await cache.get('a', render);
    expect(render).not.toHaveBeenCalled();
    await cache.get('b', render);
    expect(render).toHaveBeenCalledTimes(1);

    const small = new PageCache({ maxBytes: 4000 });
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) await small.get(key, async () => page(200, 'x'.repeat(500)));
    expect(small.sizeBytes).toBeLessThanOrEqual(4000);
    expect(small.entryCount).toBeGreaterThan(1);
    await small.get('huge', async () => page(200, 'x'.repeat(5000)));
    expect(small.sizeBytes).toBeLessThanOrEqual(4000);
  });

  it('drops what shows the news, and does not keep what was being rendered meanwhile', async () => {
    const cache = new PageCache();
    await cache.get('a', async () => page(200, 'a', undefined, 'job:1', 'company:1'));
    await cache.get('b', async () => page(200, 'b', undefined, 'job:2'));
    await cache.get('c', async () => page(200, 'c'));
    let finish = (_: Rendered) => {};
    const running = cache.get('d', () => new Promise((resolve) => (finish = resolve)));
    cache.drop(new Set(['company:1', 'job:3']));
    finish(page());
    await running;
    expect(cache.entryCount).toBe(2);
    const render = vi.fn(async () => page());
    for (const key of ['b', 'c']) await cache.get(key, render);
    expect(render).not.toHaveBeenCalled();
    for (const key of ['a', 'd']) await cache.get(key, render);
    expect(render).toHaveBeenCalledTimes(2);
    cache.drop('all');
    expect(cache.entryCount).toBe(0);
  });
});
