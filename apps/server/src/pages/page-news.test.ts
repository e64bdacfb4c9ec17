// Two nodes over one database: each keeps its pages, made of what its own search and API say.
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { testApp } from '@fairway/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openJobSearch } from '../features/search/job-search.ts';
import { FEATURES } from '../features.ts';
import { openLog } from '../kernel/log.ts';
import { recordNews } from '../kernel/news/news.ts';
import { roundsOf } from '../kernel/recurring.ts';
import { PageBody } from './page-body.ts';
import { PageCache } from './page-cache.ts';
import { followPages } from './page-news.ts';

const db = await cloneDatabase();
const clock = { now: () => new Date() };
const [own, other] = [await insertOrganization(db.database, { name: 'Alpha' }), await insertOrganization(db.database, { name: 'Beta' })];
const changed = await insertJob(db.database, { organizationId: own, title: 'Lamp Designer' });
const untouched = await insertJob(db.database, { organizationId: other, title: 'Boat Builder' });
const closers: (() => unknown)[] = [];

const SHOWN = {
  [`/api/v1/postings/${changed}`]: [`job:${changed}`, `company:${own}`],
  [`/api/v1/postings/${untouched}`]: [`job:${untouched}`, `company:${other}`],
  '/api/v1/postings': ['jobs'],
  [`/api/v1/companies/${own}?locale=en`]: [`company:${own}`],
  '/api/v1/companies?locale=en': ['companies'],
  '/api/v1/content/links?page=tools&locale=en': ['links'],
};
const [JOB, OTHER_JOB, JOBS, ORGANIZATION, ORGANIZATIONS, LINKS] = Object.keys(SHOWN) as [string, string, string, string, string, string];
const EVERY = [JOB, OTHER_JOB, JOBS, ORGANIZATION, ORGANIZATIONS, LINKS];

async function openNode() {
  const log = openLog('silent');
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'fairway-news-'));
  const search = openJobSearch({ pool: db.pool, databaseUrl: db.url, dataDir, log, clock });
  let listsCaughtUp: () => Promise<unknown> = async () => {};
  const app = await testApp({
    ...db,
    search: search.search,
    app: {
      log,
      pages: async (_app, services) => {
        listsCaughtUp = services.caughtUp;
      },
    },
  });
  const cache = new PageCache({ ttlSeconds: 3600 });
  const read = vi.fn(async (url: string) => (await app.inject(url)).body);
  const page = async (url: string) => {
    const render = async () => ({ status: 200, body: new PageBody(await read(url)), link: undefined, shows: new Set(SHOWN[url]) });
    const rendered = await cache.get(url, async () => ({ kind: 'page', page: await render() }));
    return rendered.kind === 'page' ? String(rendered.page.body.plain('')) : '';
  };
  let waiting = 0;
  const counted = (list: () => Promise<void>) => async () => {
    waiting++;
    await list().finally(() => waiting--);
  };
  const caughtUp = { jobs: counted(() => search.waitUntil()), lists: counted(async () => void (await listsCaughtUp())) };
  const kinds = FEATURES.flatMap(({ pageNews }) => pageNews ?? []);
  const stop = followPages({ pool: db.pool, cache, log, kinds, caughtUp });
  closers.push(stop, () => search.close());
  const readAll = () => Promise.all(EVERY.map(page));
  /** Pages that were rendered anew since `read` was cleared. */
  const renderedAnew = async () => {
    await readAll();
    return [...new Set(read.mock.calls.map(([url]) => url))].sort();
  };
  await search.waitUntil();
  return { isWaiting: () => waiting > 0, page, read, readAll, renderedAnew, log, cache, search };
}

const nodes: Awaited<ReturnType<typeof openNode>>[] = [];
beforeAll(async () => void nodes.push(await openNode(), await openNode()));
afterAll(() => Promise.all(closers.map((close) => close())));

/** Every page is kept, nothing is new, and nobody waits for a list any more. */
async function settle(): Promise<void> {
  await wait(600);
  await expect.poll(() => nodes.some(({ isWaiting }) => isWaiting()), { timeout: 20_000 }).toBe(false);
  for (const { read, readAll } of nodes) {
    await readAll();
    read.mockClear();
  }
}

/** What happens a second after the change: for every node and page, whether it holds the text. */
async function afterASecond(change: () => Promise<unknown>, url: string): Promise<string[]> {
  await change();
  await wait(1000);
  return Promise.all(nodes.map(({ page }) => page(url)));
}

describe('a kept page, on every node', { timeout: 40_000 }, () => {
  it('of a posting that changed is new within a second, and only pages that show it', async () => {
    await settle();
    const pages = await afterASecond(() => db.pool.query("update job set title = 'Chair Designer' where id = $1", [changed]), JOB);
    for (const html of pages) expect(html).toContain('Chair Designer');
    for (const { page, renderedAnew } of nodes) {
      for (const url of [JOBS, ORGANIZATION]) expect(await page(url)).toContain('Chair Designer');
      expect(await renderedAnew()).toEqual([ORGANIZATIONS, ORGANIZATION, JOB, JOBS].sort());
    }
  });

  it('tells what search does not see: the pay, a text in other markup', async () => {
    await settle();
    const change = () =>
      db.pool.query("update job set salary_min = 51234, salary_currency = 'NOK', salary_unit = 'YEAR' where id = $1", [changed]);
    for (const html of await afterASecond(change, JOB)) expect(html).toContain('51234');
    const html = '<p><b>Work</b> with us</p>';
    const markup = () => db.pool.query('update job set description_html = $2 where id = $1', [changed, html]);
    for (const page of await afterASecond(markup, JOB)) expect(page).toContain('<b>Work');
  });

  it('of a posting that was withdrawn is gone within a second, from lists too', async () => {
    await settle();
    const pages = await afterASecond(() => db.pool.query('update job set withdrawn_at = now() where id = $1', [changed]), JOBS);
    for (const html of pages) expect(html).not.toContain('Chair Designer');
    for (const { page } of nodes) {
      expect(JSON.parse(await page(JOB)).expired).toBe(true);
      expect(await page(ORGANIZATION)).not.toContain('Chair Designer');
    }
  });

  it('counts postings of organizations anew within seconds', async () => {
    await settle();
    await db.pool.query('update job set withdrawn_at = null where id = $1', [changed]);
    for (const { page } of nodes)
      await expect
        .poll(async () => JSON.parse(await page(ORGANIZATIONS)).companies?.find((one: { id: number }) => one.id === own)?.openPostings, {
          timeout: 8000,
        })
        .toBe(1);
  });

  it('goes with news of links and of organizations, and stays with news of people', async () => {
    await settle();
    await recordNews(db.database, [{ kind: 'user.registered', subject: 'user:x' }]);
    await wait(1000);
    for (const { renderedAnew } of nodes) expect(await renderedAnew()).toEqual([]);
    await recordNews(db.database, [{ kind: 'content.link_changed', subject: 'tool_link:1' }]);
    await wait(1000);
    for (const { renderedAnew } of nodes) expect(await renderedAnew()).toEqual([LINKS]);
    await settle();
    await recordNews(db.database, [{ kind: 'company.moved', subject: `company:${other}` }]);
    await wait(1000);
    for (const { renderedAnew } of nodes) expect(await renderedAnew()).toEqual([ORGANIZATIONS, OTHER_JOB].sort());
  });

  it('goes too where the change was committed after later ones', async () => {
    await settle();
    const late = await db.pool.connect();
    await late.query('begin');
    await late.query("update job set title = 'Slow Designer' where id = $1", [changed]);
    await db.pool.query("update job set title = 'Ship Builder' where id = $1", [untouched]);
    await wait(1200);
    const pages = await afterASecond(() => late.query('commit'), JOB);
    late.release();
    for (const html of pages) expect(html).toContain('Slow Designer');
  });

  it('is reported as failing while news cannot be read, and nothing is missed', async () => {
    await settle();
    const failing = () =>
      nodes.map(({ log }) =>
        roundsOf(log)
          .failing()
          .map((one) => one.part),
      );
    await db.pool.query('alter table news rename to news_away');
    try {
      await db.pool.query("update job set title = 'Missed Designer' where id = $1", [changed]);
      await expect.poll(failing).toEqual([['news for pages'], ['news for pages']]);
    } finally {
      await db.pool.query('alter table news_away rename to news');
    }
    await wait(1000);
    expect(failing()).toEqual([[], []]);
    for (const { page } of nodes) expect(await page(JOB)).toContain('Missed Designer');
  });
});
