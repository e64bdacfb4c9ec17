// Feeds that an organization keeps: who may, whose the postings are that they bring, what waits for a person, and who is told.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OWN_FEED_LIMITS } from '@fairway/rules/feeds';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { organizationMergesOf } from '../../../kernel/feature.ts';
import { roundsOf } from '../../../kernel/recurring.ts';
import feature from '../feature.ts';
import { feedJobs } from '../schedule/jobs.ts';

let now = new Date('2026-03-01T10:00:00.000Z');
const clock = { now: () => now };
const db = await cloneDatabase();
const app = await testApp({ ...db, search: new ReferenceSearch(), now: clock.now });
const log = pino({ level: 'silent' });
const rounds = roundsOf(log);
const job = feedJobs({ ...db, clock }).find(({ name }) => name === 'imports.runFeed');
const rita = testBrowser(app);
const raul = testBrowser(app);
const stranger = testBrowser(app);
const rep = testBrowser(app);

let answer = { status: 200, text: '' };
const server = createServer((_request, response) => response.writeHead(answer.status).end(answer.text));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

const FEED = {
  label: 'Careers site',
  url: 'https://8.8.8.8/jobs',
  format: 'ndjson',
  map: {},
  intervalMinutes: 60,
  undatedDays: 60,
  isFull: true,
};
let number = 0;
let home = 0;
let people: Record<'rita' | 'raul' | 'rep' | 'stranger', string>;

async function organization(name: string, isProven = true): Promise<number> {
  const id = await insertOrganization(db.database, { name });
  if (isProven)
    await db.database
      .insertInto('organization_proof')
      .values({ organization_id: id, method: 'dns', domain: `${id}.example`, proven_at: now })
      .execute();
  return id;
}
const mailOf = (who: string) => `${who}-${number}@lindvik.example`;

beforeAll(() => db.pool.query('delete from outgoing_mail'));
beforeEach(async () => {
  number += 1;
  now = new Date(now.getTime() + 60_000);
  home = await organization(`Lindvik ${number}`);
  const other = await organization(`Stranger ${number}`);
  const join = async (who: string, role: 'Recruiter' | 'Representative', organizationId: number) => {
    const id = await insertPerson(db.database, { email: mailOf(who), roles: [{ role, organizationId }] });
    return id;
  };
  people = {
    rita: await join('rita', 'Recruiter', home),
    raul: await join('raul', 'Recruiter', home),
    rep: await join('rep', 'Representative', home),
    stranger: await join('stranger', 'Recruiter', other),
  };
  await rita.signIn(mailOf('rita'));
});

type Browser = typeof rita;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path = '', body?: object, browser: Browser = rita, id = home) =>
  browser.send(method, `/api/v1/employer/organizations/${id}/feeds${path}`, body);
const add = async (given: object = {}) => {
  const reply = await call('POST', '', { ...FEED, ...given });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json() as { id: number; source: string; updatedAt: string };
};
/** A feed whose address is the one of this test. Nobody can give such an address, so it is written. */
async function addHere(given: object = {}) {
  const feed = await add(given);
  await db.pool.query(`update feed set url = $2, options = options || jsonb_build_object('allowHosts', array[$3::text]) where id = $1`, [
    feed.id,
    `http://${host}/`,
    host,
  ]);
  return feed;
}
const run = (feedId: number, more: object = { isAsked: true }) =>
  job?.run({ feedId, ...more }, { log, rounds, addJob: undefined as never });
const rows = async (text: string, ...values: unknown[]) => (await db.pool.query(text, values)).rows;
const brought = (source: string) =>
  rows('select source_id, organization_id from job where source = $1 and withdrawn_at is null order by source_id', source);
const posting = (n: number, company = 'Somebody Else Ltd') =>
  JSON.stringify({ id: `p${n}`, title: `Clerk ${n}`, company, datePosted: '2026-02-20', companyLogo: 'https://8.8.8.8/logo.png' });
const hold = (...ids: number[]) => {
  answer = { status: 200, text: ids.map((n) => posting(n)).join('\n') };
};

describe('who keeps a feed of an organization', () => {
  it('are those who recruit there: nobody else learns that there is one', async () => {
    const feed = await add();
    await stranger.signIn(mailOf('stranger'));
    await rep.signIn(mailOf('rep'));
    const edit = { ...FEED, updatedAt: feed.updatedAt };
    const calls: [Method, string, object?][] = [
      ['GET', ''],
      ['POST', '', FEED],
      ['GET', `/${feed.id}`],
      ['PUT', `/${feed.id}`, edit],
      ['PUT', `/${feed.id}/state`, { enabled: false }],
      ['POST', `/${feed.id}/run`],
      ['POST', `/${feed.id}/confirm`],
      ['GET', `/${feed.id}/runs`],
      ['DELETE', `/${feed.id}`],
    ];
    for (const [method, path, body] of calls)
      for (const browser of [stranger, rep]) expect((await call(method, path, body, browser)).statusCode, `${method} ${path}`).toBe(404);
    // Nor through their own organization.
    const { organization_id: other } = (await rows('select organization_id from user_role where user_id = $1', people.stranger))[0];
    for (const [method, path, body] of calls.filter(([, path]) => path !== ''))
      expect((await call(method, path, body, stranger, other)).statusCode, `${method} ${path}`).toBe(404);
    expect((await call('GET', `/${feed.id}`)).json()).toMatchObject({ enabled: true, label: 'Careers site' });
  });

  it('and none of a feed of the platform', async () => {
    const [{ id }] = await rows(
      `insert into feed (source, url, format) values ($1, 'https://8.8.8.8/', 'xml') returning id`,
      `board-${number}`,
    );
    expect((await call('GET', `/${id}`)).statusCode).toBe(404);
    expect((await call('GET')).json().rows).toEqual([]);
  });

  it('only where something is proven of the organization: it is not added, run nor confirmed', async () => {
    const feed = await add();
    await db.pool.query('delete from organization_proof where organization_id = $1', [home]);
    for (const [path, body] of [['', FEED], [`/${feed.id}/run`], [`/${feed.id}/confirm`]] as const) {
      const reply = await call('POST', path, body);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'imports.unverified']);
    }
    expect((await call('GET', `/${feed.id}`)).json().isStopped).toBe(true);
  });

  it('whoever of them leaves, it stays the organization’s', async () => {
    const feed = await add();
    await db.pool.query('delete from user_role where user_id = $1', [people.rita]);
    await raul.signIn(mailOf('raul'));
    expect((await call('GET', '', undefined, raul)).json().rows).toMatchObject([{ id: feed.id, state: 'new' }]);
    expect((await call('PUT', `/${feed.id}`, { ...FEED, label: 'Ours', updatedAt: feed.updatedAt }, raul)).json().label).toBe('Ours');
  });
});

describe('a feed of an organization', () => {
  it('has a name of its own making and a label of theirs; the platform sees whose it is', async () => {
    const first = await add();
    const second = await add({ label: ' Apprentices ' });
    expect(first.source).toMatch(new RegExp(`^own-${home}-\\d+$`));
    expect(second.source).not.toBe(first.source);
    expect((await call('GET', '?sort=label')).json().rows.map(({ label }: { label: string }) => label)).toEqual([
      'Apprentices',
      'Careers site',
    ]);
    expect((await call('GET', '/export.csv')).body).toContain('Apprentices');
    await insertPerson(db.database, { email: mailOf('hana'), roles: [{ role: 'Admin' }] });
    const admin = testBrowser(app);
    await admin.signIn(mailOf('hana'));
    expect((await admin.send('GET', `/api/v1/admin/imports?q=own-${home}`)).json().rows[0]).toMatchObject({
      organization: { id: home, name: `Lindvik ${number}` },
    });
    const theirs = { ...FEED, label: undefined, company: null, newCompanies: 'active', source: `own-${home}-9` };
    expect((await admin.send('POST', '/api/v1/admin/imports', theirs)).json().code).toBe('imports.source_wrong');
  });

  it.each([
    { label: '' },
    { label: 'x'.repeat(81) },
    { intervalMinutes: 59 },
    { company: 'Acme' },
    { newCompanies: 'active' },
    { source: 'mine' },
  ])('is refused with %o', async (given) => {
    expect((await call('POST', '', { ...FEED, ...given })).statusCode).toBe(422);
  });

  it.each([
    ['http://127.0.0.1/feed', 'imports.internal_address'],
    ['http://169.254.169.254/latest/meta-data', 'imports.internal_address'],
    ['https://user:secret@8.8.8.8/feed', 'imports.bad_address'],
  ])('is neither added with the address %s nor edited to it', async (url, code) => {
    expect((await call('POST', '', { ...FEED, url })).json().code).toBe(code);
    const feed = await add();
    expect((await call('PUT', `/${feed.id}`, { ...FEED, url, updatedAt: feed.updatedAt })).json().code).toBe(code);
  });

  it('is one of five, however many are added at a time', async () => {
    const replies = await Promise.all(Array.from({ length: OWN_FEED_LIMITS.feeds + 2 }, () => call('POST', '', FEED)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 201, 409, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('imports.too_many');
  });

  it('says to the second of two who edit that it was changed', async () => {
    const feed = await add();
    await raul.signIn(mailOf('raul'));
    now = new Date(now.getTime() + 1000);
    const edit = { ...FEED, intervalMinutes: 120, updatedAt: feed.updatedAt };
    expect((await call('PUT', `/${feed.id}`, edit)).json()).toMatchObject({ intervalMinutes: 120, label: 'Careers site' });
    expect((await call('PUT', `/${feed.id}`, edit, raul)).json().code).toBe('imports.changed');
  });

  it('is paused and resumed, and its run is asked for once', async () => {
    const { id } = await add();
    expect((await call('PUT', `/${id}/state`, { enabled: false })).json().state).toBe('paused');
    for (let time = 0; time < 2; time += 1) expect((await call('POST', `/${id}/run`)).json().isWaiting).toBe(true);
    expect(await rows('select from graphile_worker.jobs where key = $1', `imports.runFeed:${id}`)).toHaveLength(1);
    expect((await call('PUT', `/${id}/state`, { enabled: true })).json().enabled).toBe(true);
  });

  it('goes to the organization that takes its organization over, and so do its postings', async () => {
    const feed = await addHere();
    const target = await organization(`Target ${number}`);
    await db.database.transaction().execute(async (transaction) => {
      for (const { run: merge } of organizationMergesOf([feature]))
        await merge?.(transaction, { sourceId: home, targetId: target } as never);
    });
    hold(1);
    await run(feed.id);
    expect(await brought(feed.source)).toEqual([{ source_id: 'p1', organization_id: target }]);
  });
});

describe('what a feed of an organization brings', () => {
  const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');

  it.each([
    ['ndjson', 'postings.ndjson', {}],
    ['xml', 'jobs-indeed.xml', {}],
    ['greenhouse', 'greenhouse.json', {}],
    ['lever', 'lever.json', {}],
    ['jsonld', 'posting.html', {}],
    ['csv', 'board.csv', {}],
  ])('in the format %s is all its own, whatever employer it names', async (format, file, map) => {
    const before = await rows('select id, name, logo, source, external_id, updated_at from organization order by id');
    const feed = await addHere({ format, map });
    answer = { status: 200, text: fixture(file) };
    await run(feed.id);
    const found = await brought(feed.source);
    expect(found.length, format).toBeGreaterThan(0);
    expect(new Set(found.map(({ organization_id }) => organization_id))).toEqual(new Set([home]));
    expect(await rows('select id, name, logo, source, external_id, updated_at from organization order by id')).toEqual(before);
    const { rows: runs } = (await call('GET', `/${feed.id}/runs`)).json();
    expect(runs).toMatchObject([{ state: 'finished', created: found.length }]);
    expect((await call('GET', `/${feed.id}/runs/${runs[0].id}`)).json()).toMatchObject({ label: 'Careers site', format });
  });

  it('is its own also where another employer of that name exists, and gives neither a logo', async () => {
    const other = await organization(`Somebody Else Ltd`);
    const feed = await addHere();
    hold(1, 2);
    await run(feed.id);
    expect(await brought(feed.source)).toEqual([
      { source_id: 'p1', organization_id: home },
      { source_id: 'p2', organization_id: home },
    ]);
    expect(await rows('select from feed_logo where organization_id = any($1)', [home, other])).toEqual([]);
  });

  it.each([
    ['ndjson', { id: 'p1', title: 'Clerk', datePosted: '2026-02-20' }],
    ['jsonld', { '@type': 'JobPosting', identifier: 'p1', title: 'Clerk', datePosted: '2026-02-20' }],
  ])('needs no employer’s name in %s', async (format, named) => {
    const feed = await addHere({ format });
    answer = { status: 200, text: JSON.stringify(named) };
    await run(feed.id);
    expect(await brought(feed.source)).toHaveLength(1);
  });

  it('is withdrawn with it, and another feed of theirs with the same postings brings them anew', async () => {
    const feed = await addHere();
    hold(1, 2, 3);
    await run(feed.id);
    expect((await call('DELETE', `/${feed.id}`)).statusCode).toBe(204);
    expect((await call('DELETE', `/${feed.id}`)).statusCode).toBe(404);
    expect(await brought(feed.source)).toEqual([]);
    const news = await rows(
      `select from news where kind = 'job.withdrawn' and subject = any(select 'job:' || id from job where source = $1)`,
      feed.source,
    );
    expect(news).toHaveLength(3);
    const second = await addHere();
    await run(second.id);
    expect(await brought(second.source)).toHaveLength(3);
  });

  it('is not withdrawn while a run goes on', async () => {
    const feed = await addHere();
    hold(1);
    await run(feed.id);
    const client = await db.pool.connect();
    await client.query("select pg_advisory_lock(hashtext('import source'), hashtext($1))", [feed.source]);
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/run'],
    ] as const)
      expect((await call(method, `/${feed.id}${path}`)).json().code).toBe('imports.running');
    await client.query("select pg_advisory_unlock(hashtext('import source'), hashtext($1))", [feed.source]);
    client.release();
    expect(await brought(feed.source)).toHaveLength(1);
  });
});

describe('a feed that needs somebody', () => {
  const mails = () =>
    rows('select kind, user_id, parameters from outgoing_mail where user_id = any($1) order by user_id', Object.values(people));

  it('waits with what would withdraw more than half, is told to those who recruit, and goes on when one of them confirms it', async () => {
    const feed = await addHere();
    hold(1, 2, 3, 4, 5);
    await run(feed.id, {});
    hold(1, 2);
    await run(feed.id, {});
    expect(await brought(feed.source)).toHaveLength(5);
    const held = { count: 3, of: 5 };
    expect((await call('GET')).json().rows).toMatchObject([{ held }]);
    const waiting = async () =>
      (await rita.send('GET', `/api/v1/employer/organizations/${home}/home`))
        .json()
        .items.find(({ item }: { item: string }) => item === 'feedTrouble').count;
    expect(await waiting()).toBe(1);
    expect((await mails()).map(({ user_id }) => user_id)).toEqual([people.rita, people.raul].sort());
    expect((await mails())[0]).toMatchObject({
      kind: 'feed_held',
      parameters: { feed: 'Careers site', page: `/employer/feeds/${feed.id}?organization=${home}` },
    });
    expect((await call('POST', `/${feed.id}/confirm`)).json()).toMatchObject({ held, isWaiting: true });
    const [{ payload }] = await rows('select payload from graphile_worker._private_jobs where key = $1', `imports.runFeed:${feed.id}`);
    await run(feed.id, payload);
    expect(await brought(feed.source)).toHaveLength(2);
    expect((await call('GET', `/${feed.id}`)).json().held).toBeNull();
    expect(await waiting()).toBe(0);
  });

  it('is told to those who recruit once when it fails, and to nobody of the platform', async () => {
    const admin = await insertPerson(db.database, { email: mailOf('admin'), roles: [{ role: 'Admin' }] });
    const feed = await addHere();
    answer = { status: 502, text: 'bad gateway' };
    for (let time = 0; time < 2; time += 1) await expect(Promise.resolve(run(feed.id, {}))).rejects.toThrow();
    expect((await mails()).map(({ kind, user_id }) => [kind, user_id])).toEqual(
      [people.rita, people.raul].sort().map((id) => ['feed_failing', id]),
    );
    expect(await rows('select from outgoing_mail where user_id = $1', admin)).toEqual([]);
  });

  it.each(['suspended', 'pending'])(
    'is not read while its organization is %s, not even when it was asked for, and then again',
    async (status) => {
      const feed = await addHere();
      hold(1);
      await db.pool.query('update organization set status = $2 where id = $1', [home, status]);
      await run(feed.id, {});
      await run(feed.id);
      expect(await rows('select from feed_run where source = $1', feed.source)).toEqual([]);
      expect((await call('GET', `/${feed.id}`)).json().isStopped).toBe(true);
      await db.pool.query(`update organization set status = 'active' where id = $1`, [home]);
      await run(feed.id, {});
      expect(await brought(feed.source)).toHaveLength(1);
    },
  );
});
