// A feed on an address of its own that answers what a test says: it fails, loses most of its postings, and stands on one line.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import { roundsOf } from '../../../kernel/recurring.ts';
import { reportLines } from '../report.ts';
import { manageFeeds } from './command-line.ts';
import { saveFeed } from './commands.ts';
import { feedJobs } from './jobs.ts';
import { findFeed } from './queries.ts';

const db = await cloneDatabase();
const clock = { now: () => new Date() };
const actors = await everyRole(db.database);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const log = pino({ level: 'silent' });
const rounds = roundsOf(log);

let answer = { status: 200, text: '' };
const server = createServer((_request, response) => response.writeHead(answer.status).end(answer.text));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
const job = feedJobs({ ...db, clock }).find(({ name }) => name === 'imports.runFeed');

const posting = (n: number) => ({
  id: `p${n}`,
  title: `Clerk ${n}`,
  company: 'Known Ltd',
  datePosted: clock.now().toISOString().slice(0, 10),
});
const hold = (...ids: number[]) => {
  answer = { status: 200, text: ids.map((n) => JSON.stringify(posting(n))).join('\n') };
};
let number = 0;
let source = '';
let feedId = 0;
beforeEach(async () => {
  source = `lamps-${++number}`;
  const settings = { source, url: `http://${host}/`, options: { allowHosts: [host] }, intervalMinutes: 60, undatedDays: 60 };
  feedId = await saveFeed(db.database, { ...settings, format: 'ndjson', isFull: true, enabled: true }, clock.now());
  await db.pool.query('delete from outgoing_mail');
});

const run = (more: object = {}) => job?.run({ feedId, ...more }, { log, rounds, addJob: undefined as never });
const call = async (method: 'GET' | 'POST', path: string) =>
  (
    await app.inject({
      method,
      url: `/api/v1/admin/imports${path}`,
      headers: { 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' },
    })
  ).json();
const inList = async () => (await call('GET', `?q=${source}`)).rows[0];
const open = async () => (await db.pool.query('select from job where source = $1 and withdrawn_at is null', [source])).rowCount;
const mails = async () =>
  (await db.pool.query('select kind, user_id, parameters from outgoing_mail order by created_at')).rows as {
    kind: string;
    user_id: string;
    parameters: Record<string, string>;
  }[];
const admin = actors.platformAdmin?.kind === 'user' ? actors.platformAdmin.userId : '';

describe('a feed that fails', () => {
  it('says why in the list, tells who keeps it once, is listed as failing, and forgets it when it works again', async () => {
    answer = { status: 502, text: 'bad gateway' };
    for (let n = 0; n < 2; n++) await Promise.resolve(run()).catch(() => undefined);
    expect(await inList()).toMatchObject({ state: 'failing', lastRun: { error: expect.stringContaining('502') } });
    expect(rounds.failing()).toMatchObject([{ part: `feed ${source}`, error: expect.stringContaining('502') }]);
    expect(await mails()).toMatchObject([
      {
        kind: 'feed_failing',
        user_id: admin,
        parameters: { feed: source, why: expect.stringContaining('502'), page: `/admin/imports/${feedId}` },
      },
    ]);
    hold(1);
    await run();
    expect(rounds.failing()).toEqual([]);
    answer = { status: 502, text: '' };
    await Promise.resolve(run()).catch(() => undefined);
    expect(await mails()).toHaveLength(2);
    rounds.forget(`feed ${source}`);
  });

  it('says too where it was cut off', async () => {
    await db.database.updateTable('feed').set({ format: 'lever' }).where('id', '=', feedId).execute();
    answer = { status: 200, text: '[{"id": "1", "text": "Clerk"' };
    await run();
    expect(await inList()).toMatchObject({ state: 'failing', lastRun: { state: 'cut_off', error: expect.stringContaining('ends') } });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['feed_failing']);
    rounds.forget(`feed ${source}`);
  });

  it('is told to its owner alone, where that is an administrator', async () => {
    const other = actors.candidate?.kind === 'user' ? actors.candidate.userId : '';
    answer = { status: 502, text: '' };
    for (const [ownerId, told] of [
      [admin, admin],
      [other, admin],
    ]) {
      await db.pool.query('delete from outgoing_mail');
      await db.pool.query('update feed set owner_id = $2, failing_since = null where id = $1', [feedId, ownerId]);
      await Promise.resolve(run()).catch(() => undefined);
      expect((await mails()).map(({ user_id }) => user_id)).toEqual([told]);
    }
    rounds.forget(`feed ${source}`);
  });
});

describe('a run that would withdraw more than half of a live feed', () => {
  it('asks a person first, in the console: nothing is withdrawn before', async () => {
    hold(1, 2, 3, 4, 5);
    await run();
    hold(1, 2);
    for (let n = 0; n < 2; n++) await run();
    expect(await open()).toBe(5);
    expect(await inList()).toMatchObject({ held: { count: 3, of: 5 } });
    expect((await mails()).map(({ kind, parameters }) => [kind, parameters.count, parameters.of])).toEqual([['feed_held', '3', '5']]);
    expect((await call('GET', `/${feedId}/runs/${(await inList()).lastRun.id}`)).notWithdrawn).toMatch(/3 of 5/);
    expect(await call('POST', `/${feedId}/confirm`)).toMatchObject({ isWaiting: true });
    const { rows } = await db.pool.query('select payload from graphile_worker._private_jobs where key = $1', [`imports.runFeed:${feedId}`]);
    await run(rows[0].payload);
    expect(await open()).toBe(2);
    expect(await inList()).toMatchObject({ held: null, lastRun: { withdrawn: 3 } });
  });

  it('is let go when the postings are back, and confirming does nothing then', async () => {
    hold(1, 2, 3, 4, 5);
    await run();
    hold(1);
    await run();
    hold(1, 2, 3, 4);
    await run();
    expect(await inList()).toMatchObject({ held: null, lastRun: { withdrawn: 1 } });
    expect(await call('POST', `/${feedId}/confirm`)).toMatchObject({ isWaiting: false });
  });

  it('is confirmed by the command line too, which lists it', async () => {
    const said: string[] = [];
    const tell = (text: string) => void said.push(text);
    const feeds = (...args: string[]) => manageFeeds(args[0], args.slice(1), { ...db, clock, out: tell, err: tell });
    hold(1, 2, 3, 4);
    await run();
    expect(await feeds('confirm', source)).toBe(1);
    hold(1);
    await run();
    await feeds('list');
    expect(said.at(-1)).toContain(`${source}  ndjson`);
    expect(said.join('')).toContain('HELD: 3 of 4 would be withdrawn');
    expect(await feeds('confirm', source)).toBe(0);
    expect(await feeds('confirm', 'nobody')).toBe(1);
    expect((await findFeed(db.database, feedId))?.source).toBe(source);
  });

  it('is none where the feed has but a few, or half of it goes', async () => {
    hold(1, 2, 3);
    await run();
    hold(1);
    await run();
    expect(await open()).toBe(1);
    hold(1, 2, 3, 4);
    await run();
    hold(3, 4);
    await run();
    expect(await open()).toBe(2);
  });
});

it('a feed on one line names its bad rows by number', async () => {
  await db.database.updateTable('feed').set({ format: 'lever' }).where('id', '=', feedId).execute();
  const row = (id: string, more: object = {}) => ({ id, text: 'Clerk', company: 'Known Ltd', ...more });
  answer = { status: 200, text: JSON.stringify([row('1'), row('2', { text: '' }), row('3'), row('1')]) };
  await run();
  const report = await call('GET', `/${feedId}/runs/${(await inList()).lastRun.id}`);
  expect(report.faults).toMatchObject([
    { line: 1, row: 2, code: 'no_title' },
    { line: 1, row: 4, code: 'duplicate_id' },
  ]);
  const stored = (await db.pool.query('select report from feed_run where source = $1', [source])).rows[0].report;
  expect(reportLines(stored).join('\n')).toContain('row 2, line 1: no_title');
});
