// Scheduled feeds in the platform's console: the list with last runs, reports, edits, pausing, running and deleting.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { testApp } from '@fairway/testkit/test-app';
import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import { newId } from '../../../kernel/ids.ts';
import { roundsOf } from '../../../kernel/recurring.ts';
import { checkFeedAddress } from '../gateway.ts';
import { saveFeed } from '../schedule/commands.ts';
import { feedJobs } from '../schedule/jobs.ts';

const URL = '/api/v1/admin/imports';
const db = await cloneDatabase();
const actors = await everyRole(db.database);
let now = new Date('2026-03-01T10:00:00.000Z');
const clock = { now: () => now };
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: clock.now });
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const headers = { 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' };
  return app.inject({ method, url: `${URL}${url}`, ...(payload && { payload }), headers });
};
const rows = async (text: string, ...values: unknown[]) => (await db.pool.query(text, values)).rows;
const lines = async (id: number) =>
  (await rows('select action from audit_line where subject = $1 order by at, id', `feed:${id}`)).map((row) => row.action);

// An address of the documentation range is never looked up; 8.8.8.8 is no name either, so no test needs a resolver.
const FEED = {
  url: 'https://8.8.8.8/jobs.xml',
  format: 'xml',
  company: null,
  map: {},
  intervalMinutes: 60,
  undatedDays: 60,
  isFull: true,
  newCompanies: 'active',
} as const;
let number = 0;
let source = '';
beforeEach(() => {
  number += 1;
  source = `board-${number}`;
  now = new Date(now.getTime() + 60_000);
});
const add = async (given: object = {}) => (await call('POST', '', { ...FEED, source, ...given })).json();
async function addRun(given: { status: string; at?: Date; report?: object; created?: number; error?: string; feedId?: number }) {
  const id = newId();
  await db.database
    .insertInto('feed_run')
    .values({
      id,
      feed_id: given.feedId ?? null,
      source,
      format: 'xml',
      origin: 'https://8.8.8.8/jobs.xml',
      status: given.status,
      created_count: given.created ?? 0,
      report: JSON.stringify(given.report ?? {}),
      error: given.error ?? null,
      started_at: given.at ?? now,
    })
    .execute();
  return id;
}

describe('a feed', () => {
  it('is added, found, edited, and says who edited it first', async () => {
    const reply = await call('POST', '', { ...FEED, source, company: ' Acme ', map: { title: 'Job' }, newCompanies: 'pending' });
    expect(reply.statusCode, reply.body).toBe(201);
    const feed = reply.json();
    expect(feed).toMatchObject({
      source,
      company: 'Acme',
      map: { title: 'Job' },
      newCompanies: 'pending',
      state: 'new',
      enabled: true,
    });
    expect((await call('GET', `?q=${source}`)).json().rows).toMatchObject([{ id: feed.id, state: 'new', lastRun: null }]);
    now = new Date(now.getTime() + 1000);
    const edit = { ...FEED, format: 'csv', intervalMinutes: 5, updatedAt: feed.updatedAt };
    expect((await call('PUT', `/${feed.id}`, edit)).json()).toMatchObject({
      format: 'csv',
      company: null,
      map: {},
      newCompanies: 'active',
    });
    expect((await call('PUT', `/${feed.id}`, edit)).json().code).toBe('imports.changed');
    expect((await call('POST', '', { ...FEED, source })).json().code).toBe('imports.source_taken');
    expect(await lines(feed.id)).toEqual(['feed.added', 'feed.edited']);
    expect((await call('GET', '/2000000000')).json().code).toBe('not_found');
  });

  it.each([
    ['http://127.0.0.1/feed', 'imports.internal_address'],
    ['http://[::1]:4000/feed', 'imports.internal_address'],
    ['http://169.254.169.254/latest/meta-data', 'imports.internal_address'],
    ['http://localhost:5432/', 'imports.internal_address'],
    ['http://2130706433/', 'imports.internal_address'],
    ['ftp://8.8.8.8/feed', 'imports.bad_address'],
    ['https://user:secret@8.8.8.8/feed', 'imports.bad_address'],
    ['/etc/passwd', 'imports.bad_address'],
    ['', 'imports.bad_address'],
  ])('is not added with the address %s, nor edited to it', async (url, code) => {
    expect((await call('POST', '', { ...FEED, source, url })).json().code).toBe(code);
    const feed = await add();
    expect((await call('PUT', `/${feed.id}`, { ...FEED, url, updatedAt: feed.updatedAt })).json().code).toBe(code);
  });

  it('has an address whose name leads outside, as far as names are known now', async () => {
    const at = (...found: string[]) => checkFeedAddress('https://feeds.example/', { resolve: async () => found });
    await expect(at('10.0.0.7')).rejects.toThrow(/internal address/);
    await expect(at('93.184.216.34', '::1')).rejects.toThrow(/internal address/);
    await at('93.184.216.34');
    await at();
  });

  it.each([{ source: 'fairway' }, { source: 'demo' }, { source: 'With Space' }, { source: '' }])('is not added as %o', async (given) => {
    expect((await call('POST', '', { ...FEED, ...given })).json().code).toBe('imports.source_wrong');
  });

  it.each([
    { format: 'pdf' },
    { intervalMinutes: 4 },
    { undatedDays: 731 },
    { map: { nonsense: 'x' } },
    { newCompanies: 'suspended' },
    { allowHosts: ['localhost'] },
    { url: `https://8.8.8.8/${'a'.repeat(2000)}` },
  ])('is refused with %o', async (given) => {
    expect((await call('POST', '', { ...FEED, source, ...given })).statusCode).toBe(422);
  });

  it('keeps a host of one’s own network that the command line allowed, for that host only', async () => {
    const id = await saveFeed(
      db.database,
      { ...FEED, source, url: 'http://127.0.0.1:4000/a', options: { allowHosts: ['127.0.0.1:4000'] }, enabled: true },
      now,
    );
    const edit = async (url: string) => {
      const { updatedAt } = (await call('GET', `/${id}`)).json();
      now = new Date(now.getTime() + 1000);
      return call('PUT', `/${id}`, { ...FEED, url, updatedAt });
    };
    expect((await edit('http://127.0.0.1:4000/b')).statusCode).toBe(200);
    expect((await edit('http://127.0.0.1:5432/b')).json().code).toBe('imports.internal_address');
    expect((await edit('https://8.8.8.8/b')).statusCode).toBe(200);
    expect((await edit('http://127.0.0.1:4000/b')).json().code).toBe('imports.internal_address');
  });

  it('is paused with the run that waits, and resumed', async () => {
    const { id } = await add();
    await call('POST', `/${id}/run`);
    expect((await call('PUT', `/${id}/state`, { enabled: false })).json()).toMatchObject({
      state: 'paused',
      enabled: false,
      isWaiting: false,
    });
    expect((await call('PUT', `/${id}/state`, { enabled: false })).statusCode).toBe(200);
    expect((await call('GET', `?q=${source}&state=paused`)).json().rows).toMatchObject([{ id, nextRunAt: null }]);
    expect((await call('PUT', `/${id}/state`, { enabled: true })).json()).toMatchObject({ state: 'new', enabled: true });
    expect(await lines(id)).toEqual(['feed.added', 'feed.run_asked', 'feed.paused', 'feed.resumed']);
  });

  it('is deleted with the run that waits; its postings stay', async () => {
    const { id } = await add();
    const job = await insertJob(db.database, { organizationId: await insertOrganization(db.database) });
    await db.database.updateTable('job').set({ source }).where('id', '=', job).execute();
    await call('POST', `/${id}/run`);
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204);
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
    expect(await rows('select from graphile_worker.jobs where key = $1', `imports.runFeed:${id}`)).toEqual([]);
    expect(await rows('select id from job where id = $1', job)).toHaveLength(1);
  });
});

describe('a run', () => {
  it('is asked for once, also of a paused feed, and not while the feed is read', async () => {
    const { id } = await add();
    await call('PUT', `/${id}/state`, { enabled: false });
    const reply = await call('POST', `/${id}/run`);
    expect([reply.statusCode, reply.json().isWaiting]).toEqual([202, true]);
    await call('POST', `/${id}/run`);
    expect(await rows('select payload from graphile_worker._private_jobs where key = $1', `imports.runFeed:${id}`)).toEqual([
      { payload: { feedId: id, isAsked: true } },
    ]);
    const client = await db.pool.connect();
    await client.query("select pg_advisory_lock(hashtext('import source'), hashtext($1))", [source]);
    expect((await call('POST', `/${id}/run`)).json().code).toBe('imports.running');
    await client.query("select pg_advisory_unlock(hashtext('import source'), hashtext($1))", [source]);
    client.release();
  });

  it('of a feed that holds new organizations brings pending ones; a merged one is found as the one that took it over', async () => {
    const line = (id: string, organization: string) =>
      JSON.stringify({ id, title: 'Clerk', company: organization, datePosted: '2026-02-20' });
    const text = [line('1', 'Known Ltd'), line('2', 'New Ltd'), line('3', 'Old Name Ltd'), 'not json', ''].join('\n');
    const server = createServer((_request, response) => response.end(text));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const known = await insertOrganization(db.database, { name: 'Known Ltd' });
    const old = await insertOrganization(db.database, { name: 'Old Name Ltd' });
    await db.database.updateTable('organization').set({ status: 'merged', merged_into: known }).where('id', '=', old).execute();
    const feedId = await saveFeed(
      db.database,
      {
        ...FEED,
        format: 'ndjson',
        source,
        url: `http://${host}/`,
        options: { allowHosts: [host], newCompanies: 'pending' },
        enabled: false,
      },
      now,
    );
    const job = feedJobs({ ...db, clock }).find((each) => each.name === 'imports.runFeed');
    const log = pino({ level: 'silent' });
    const context = { log, rounds: roundsOf(log), addJob: undefined as never };
    await job?.run({ feedId }, context);
    expect(await rows('select from feed_run where source = $1', source)).toEqual([]);
    await job?.run({ feedId, isAsked: true }, context);
    server.close();
    const found = await rows(
      'select j.source_id, c.name, c.status from job j join organization c on c.id = j.organization_id where j.source = $1 order by j.source_id',
      source,
    );
    expect(found).toEqual([
      { source_id: '1', name: 'Known Ltd', status: 'active' },
      { source_id: '2', name: 'New Ltd', status: 'pending' },
      { source_id: '3', name: 'Known Ltd', status: 'active' },
    ]);
    const { rows: runs } = (await call('GET', `/${feedId}/runs`)).json();
    expect(runs).toMatchObject([{ state: 'finished', read: 4, created: 3, faulty: 1 }]);
    const report = (await call('GET', `/${feedId}/runs/${runs[0].id}`)).json();
    expect(report.faults).toMatchObject([{ line: 4, code: 'not_json' }]);
  });

  it('has a report, also an old or unfinished one, under its own feed only', async () => {
    const { id } = await add();
    const unfinished = await addRun({ status: 'running' });
    expect((await call('GET', `/${id}/runs/${unfinished}`)).json()).toMatchObject({
      state: 'running',
      faults: [],
      broken: null,
      seconds: null,
    });
    const report = {
      counts: { closed: 2 },
      faults: [{ line: 7, code: 'no_title', detail: 'x' }],
      unrecognised: { date: [{ value: 'soon', count: 3 }] },
      broken: { code: 'cut_off', line: 9, detail: 'the file ends in a tag' },
      notWithdrawn: 'the feed was not read to its end',
    };
    const run = await addRun({ status: 'cut_off', report });
    expect((await call('GET', `/${id}/runs/${run}`)).json()).toMatchObject({
      closed: 2,
      faults: [{ line: 7 }],
      unrecognised: [{ kind: 'date', values: [{ value: 'soon', count: 3 }] }],
      broken: { line: 9 },
    });
    source = `board-${number}-b`;
    const other = await add();
    expect((await call('GET', `/${other.id}/runs/${run}`)).statusCode).toBe(404);
    expect((await call('GET', `/${id}/runs/1`)).statusCode).toBe(404);
  });
});

describe('the runs of a feed', () => {
  it('are a list of their own: paged, newest first, by state, by what went wrong, and as a file', async () => {
    const { id } = await add();
    const hour = 3_600_000;
    for (let at = 0; at < 30; at += 1) await addRun({ status: 'finished', created: at, at: new Date(now.getTime() - at * hour) });
    const broken = await addRun({
      status: 'failed',
      error: 'board.example answered 404, 100% wrong',
      at: new Date(now.getTime() - hour / 2),
    });
    source = `board-${number}-c`;
    await addRun({ status: 'finished' });
    const found = async (query = '') => (await call('GET', `/${id}/runs${query}`)).json();
    const first = await found();
    expect(first).toMatchObject({ total: 31, totalIsExact: true, page: 1 });
    expect(first.rows).toHaveLength(25);
    expect(first.rows.slice(0, 3).map((run: { created: number }) => run.created)).toEqual([0, 0, 1]);
    expect((await found('?page=2')).rows).toHaveLength(6);
    expect((await found('?sort=started')).rows[0]).toMatchObject({ created: 29 });
    expect((await found('?state=failed')).rows).toMatchObject([{ id: broken }]);
    expect((await found('?q=ANSWERED%20404')).rows).toMatchObject([{ id: broken }]);
    expect((await found('?q=_')).total).toBe(0);
    const file = await call('GET', `/${id}/runs/export.csv?state=failed`);
    expect(file.headers['content-disposition']).toContain(`runs-board-${number}-`);
    expect(file.body.trim().split('\n')).toHaveLength(2);
    for (const bad of ['?state=gone', '?sort=read', '?page=0', '?pageSize=7'])
      expect((await call('GET', `/${id}/runs${bad}`)).statusCode).toBe(422);
    for (const path of ['/2000000000/runs', '/2000000000/runs/export.csv']) expect((await call('GET', path)).json().code).toBe('not_found');
  });
});

describe('the list of feeds', () => {
  it('says how each stands, sorts by next and last run, and is exported', async () => {
    const group = `list-${number}`;
    const made: Record<string, number> = {};
    for (const [name, status] of [
      ['ok', 'finished'],
      ['bad', 'failed'],
      ['on', 'running'],
    ] as const) {
      source = `${group}-${name}`;
      made[name] = (await add()).id;
      await addRun({ status: 'finished', at: new Date(now.getTime() - 3_600_000) });
      await addRun({
        status,
        at: new Date(now.getTime() + Object.keys(made).length),
        created: 5,
        ...(name === 'bad' && { error: 'No, it said' }),
      });
    }
    const list = async (query: string) =>
      (await call('GET', `?q=${group}&${query}`)).json().rows.map((row: { source: string; state: string }) => row.state);
    expect(await list('sort=last')).toEqual(['ok', 'failing', 'running']);
    expect(await list('sort=-last')).toEqual(['running', 'failing', 'ok']);
    expect(await list('state=failing')).toEqual(['failing']);
    expect(await list('state=failing&format=csv')).toEqual([]);
    await call('PUT', `/${made.ok}/state`, { enabled: false });
    expect((await call('GET', `?q=${group}&sort=next`)).json().rows.at(-1).nextRunAt).toBeNull();
    expect((await call('GET', `/export.csv?q=${group}`)).body).toContain(`"No, it said"`);
    const home = (await app.inject({ url: '/api/v1/admin/home', headers: { 'x-test-actor': 'platformAdmin' } })).json();
    expect([home.failingFeeds, home.pendingOrganizations]).toEqual([(await call('GET', '?state=failing')).json().total, 1]);
  });

  it.each(['state=broken', 'format=pdf', 'sort=url', 'page=0'])('refuses %s', async (query) => {
    expect((await call('GET', `?${query}`)).statusCode).toBe(422);
  });
});
