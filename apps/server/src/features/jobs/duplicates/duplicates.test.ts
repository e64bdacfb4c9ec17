import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { HAND_ON_MS } from '@fairway/rules/posting-likeness';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { type FeedRequest, runFeed } from '../../feeds/commands.ts';
import { listChanges, scanDocuments } from '../../search/documents.ts';
import { listJobFileStarts, listSitemapJobs } from '../../sitemaps/queries.ts';
import { movePostings } from '../merging.ts';
import { compareAll, handOnClosing } from './jobs.ts';
import { queryableOf, settleAround, settlePostings } from './settling.ts';

const TEXT =
  'We look for an analyst who turns questions about our ferries into answers. You build reports with SQL, you explain what they say to captains and to the board, and you keep our timetables honest. You have studied statistics, and you like boats.';
const db = await cloneDatabase();
const actors = {
  hana: {
    ...CANDIDATE,
    userId: await insertPerson(db.database, { email: 'hana@duplicates.example', roles: [{ role: 'Admin' }] }),
    roles: ['Admin'],
  },
  ada: { ...CANDIDATE, userId: await insertPerson(db.database, { email: 'ada@duplicates.example' }) },
};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const folder = await mkdtemp(path.join(os.tmpdir(), 'fairway-duplicates-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => db.pool.query('truncate job, organization, feed_run, feed, news, search_outbox restart identity cascade'));

const row = (id: string, said: object = {}) => ({
  id, title: 'Ferry Analyst', company: { name: 'Fjordbank' }, location: { raw: 'Oslo, Norway' }, descriptionText: TEXT,
  datePosted: new Date().toISOString().slice(0, 10), applicationUrl: `https://${id}.example/apply`, ...said,
}); // biome-ignore format: a row
async function feed(source: string, rows: readonly object[], more: Partial<FeedRequest> = {}) {
  const origin = path.join(folder, `${newId()}.ndjson`);
  await writeFile(origin, rows.map((each) => `${JSON.stringify(each)}\n`).join(''));
  return runFeed({ pool: db.pool, now: () => new Date(), newId }, { origin, format: 'ndjson', source, ...more });
}
async function found(): Promise<string[]> {
  const all: string[] = [];
  for await (const batch of scanDocuments(db.pool, Date.now())) all.push(...batch.map(({ id }) => id));
  const { rows } = await db.pool.query<{ source_id: string }>('select source_id from job where id = any($1) order by 1', [all]);
  return rows.map((each) => each.source_id);
}
const idOf = async (sourceId: string) =>
  (await db.pool.query<{ id: string }>('select id from job where source_id = $1', [sourceId])).rows[0]?.id ?? '';
const settle = (ids: readonly string[], now = new Date()) =>
  db.database.transaction().execute((transaction) => settlePostings(queryableOf(transaction), ids, now));
const told = async () =>
  (await db.pool.query<{ job_id: string }>('select distinct job_id from search_outbox')).rows.map(({ job_id }) => job_id);

describe('the same posting of two feeds', () => {
  it('is found once, whichever came first (jobs.30)', async () => {
    await feed('harbour', [row('h1')]);
    await feed('northern', [row('n1', { title: 'Ferry Analyst (m/f/d)', descriptionText: `${TEXT} Apply with Northern.` })]);
    expect(await found()).toEqual(['n1']);
    await feed('third', [row('t1'), row('t2', { title: 'Senior Ferry Analyst' }), row('t3', { location: { raw: 'Bergen, Norway' } })]);
    expect(await found()).toEqual(['n1', 't2', 't3']);
  });

  it('stays one when a feed says it again, and is two when a feed says something else', async () => {
    await feed('harbour', [row('h1')]);
    await feed('northern', [row('n1')]);
    await feed('northern', [row('n1')]);
    expect(await found()).toEqual(['h1']);
    await feed('northern', [row('n1', { title: 'Ferry Captain' })]);
    expect(await found()).toEqual(['h1', 'n1']);
    await feed('northern', [row('n1', { title: 'Ferry Analyst, Oslo' })]);
    expect(await found()).toEqual(['h1']);
  });

  it('is found when the other is withdrawn, in the same transaction, and search is told of both (jobs.31)', async () => {
    await feed('harbour', [row('h1')]);
    await feed('northern', [row('n1'), row('n2', { title: 'Cook' })]);
    await db.pool.query('truncate search_outbox');
    await feed('harbour', [row('h9', { title: 'Mate' })], { isFull: true });
    expect(await found()).toEqual(['h9', 'n1', 'n2']);
    expect(await told()).toEqual(expect.arrayContaining([await idOf('h1'), await idOf('n1')]));
    await feed('harbour', [row('h1')]);
    expect(await found()).toHaveLength(3);
  });

  it('is one also when both come in the same moment', async () => {
    const rows = (source: string) =>
      Array.from({ length: 40 }, (_, n) => row(`${source}${n}`, { title: `Clerk ${String.fromCharCode(97 + (n % 20))}` }));
    for (let round = 0; round < 3; round++) {
      await db.pool.query('truncate job, organization, feed_run restart identity cascade');
      await Promise.all([feed('harbour', rows('h')), feed('northern', rows('n')), feed('third', rows('t'))]);
      expect(await found()).toHaveLength(20);
      const { rows: chains } = await db.pool.query('select from job_duplicate d join job_duplicate e on e.job_id = d.stands_id');
      expect(chains).toHaveLength(0);
    }
  });

  it('five times from one feed is one', async () => {
    await feed(
      'harbour',
      [1, 2, 3, 4, 5].map((n) => row(`h${n}`)),
    );
    expect(await found()).toHaveLength(1);
  });
});

describe('who stands', () => {
  it('the employer’s own does over a feed’s', async () => {
    await feed('harbour', [row('h1', { salary: { min: 1000, max: 2000, unit: 'MONTH', currency: 'NOK' } })]);
    const organizationId = (await db.pool.query<{ id: number }>('select id from organization')).rows[0]?.id ?? 0;
    const own = await insertJob(db.database, { organizationId, title: 'Ferry Analyst', text: TEXT });
    await settle([own]);
    expect(await found()).toEqual([own]);
  });

  it('one that closes hands on before it does; when both have closed nothing stands in between', async () => {
    const now = new Date();
    const organizationId = await insertOrganization(db.database, {});
    const at = (ms: number) => new Date(now.getTime() + ms);
    const first = await insertJob(db.database, { organizationId, text: TEXT, deadlineAt: at(HAND_ON_MS + 60_000), publishedAt: at(-9e8) });
    const second = await insertJob(db.database, { organizationId, text: TEXT, deadlineAt: at(HAND_ON_MS * 3) });
    await settle([first, second], now);
    expect(await found()).toEqual([first]);
    expect(await handOnClosing(db.database, now)).toBe(0);
    expect(await handOnClosing(db.database, at(120_000))).toBe(1);
    expect(await found()).toEqual([second]);
    expect(await handOnClosing(db.database, at(180_000))).toBe(0);
    expect(await handOnClosing(db.database, at(HAND_ON_MS * 9))).toBe(0);
  });

  it('postings that more people see are never hidden behind one that fewer see, nor the other way round', async () => {
    const organizationId = await insertOrganization(db.database, {});
    const { id: schoolId } = await db.database.insertInto('school').values({ name: 'Nordic', slug: `nordic-${newId().slice(-6)}` }).returning('id').executeTakeFirstOrThrow(); // biome-ignore format: a row
    const open = await insertJob(db.database, { organizationId, text: TEXT });
    const exclusive = await insertJob(db.database, { organizationId, text: TEXT, schoolIds: [schoolId] });
    await settle([open, exclusive]);
    expect(await found()).toEqual([open, exclusive].sort());
  });

  it('postings of employers that are merged become one', async () => {
    const [sourceId, targetId] = [
      await insertOrganization(db.database, { name: 'Fjord' }),
      await insertOrganization(db.database, { name: 'Fjordbank' }),
    ];
    const one = await insertJob(db.database, { organizationId: sourceId, title: 'Analyst - Fjord', text: TEXT });
    const other = await insertJob(db.database, { organizationId: targetId, title: 'Analyst', text: TEXT, publishedAt: new Date(0) });
    await settle([one, other]);
    expect(await found()).toHaveLength(2);
    // As the merge leaves it: the name that is dropped from titles is the other's.
    await db.database.updateTable('job').set({ title: 'Analyst, Fjordbank' }).where('id', '=', one).execute();
    await db.database.transaction().execute((transaction) => movePostings(transaction, { sourceId, targetId, now: new Date() }));
    expect(await found()).toEqual([other]);
  });
});

describe('what was there before', () => {
  it('is compared by a background job, once, with one that is alone left as it was', async () => {
    const organizationId = await insertOrganization(db.database, {});
    const ids = [];
    for (let n = 0; n < 3; n++) ids.push(await insertJob(db.database, { organizationId, text: TEXT, publishedAt: new Date(n) }));
    await insertJob(db.database, { organizationId, title: 'Cook', text: TEXT });
    const clock = { now: () => new Date() };
    expect(await compareAll(db.database, clock)).toBe(4);
    expect(await found()).toHaveLength(2);
    expect(await compareAll(db.database, clock)).toBe(0);
    await db.pool.query('update job_likeness set version = 0');
    expect(await compareAll(db.database, clock)).toBe(4);
    expect(await found()).toHaveLength(2);
  });
});

describe('readers', () => {
  async function three() {
    await feed('harbour', [row('h1')]);
    await feed('northern', [row('n1'), row('n2')]);
    await feed('third', [row('t1', { applicationUrl: 'https://www.third.example/1' })]);
    return { h1: await idOf('h1'), n1: await idOf('n1'), t1: await idOf('t1') };
  }
  const get = async (url: string) => {
    const reply = await app.inject({ url });
    return { status: reply.statusCode, body: reply.json() };
  };

  it('see where else it stands, and a page of each that names the one that stands (jobs.32)', async () => {
    const { h1, t1 } = await three();
    const { body: standing } = await get(`/api/v1/postings/${h1}`);
    expect(standing.standing).toBeNull();
    expect(standing.alsoAt.map(({ name }: { name: string }) => name)).toEqual(['n1.example', 'n2.example', 'third.example']);
    const { status, body } = await get(`/api/v1/postings/${t1}`);
    expect(status).toBe(200);
    expect(body.standing).toBe(standing.segment);
    expect(body.alsoAt.map(({ name }: { name: string }) => name)).toEqual(['h1.example', 'n1.example', 'n2.example']);
  });

  it('find one of them in the sitemap and in the counts of employers', async () => {
    const { h1 } = await three();
    const [start = ''] = await listJobFileStarts(db.database);
    expect((await listSitemapJobs(db.database, start, undefined)).map(({ id }) => id)).toEqual([h1]);
    const { rows } = await db.pool.query('select count(*)::int as count from job_standing where not is_duplicate');
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('an index hears that one is hidden', async () => {
    const { h1, n1 } = await three();
    const changes = await listChanges(db.pool, [h1, n1], Date.now());
    expect(changes.map(({ kind }) => kind)).toEqual(['put', 'remove']);
  });
});

describe('the platform’s administrators', () => {
  const call = async (method: 'GET' | 'PUT' | 'DELETE', url: string, actor = 'hana') => {
    const reply = await app.inject({ method, url: `/api/v1/admin/duplicates${url}`, headers: { 'x-test-actor': actor } });
    return { status: reply.statusCode, body: reply.json() };
  };
  async function two() {
    await feed('harbour', [row('h1')]);
    await feed('northern', [row('n1', { descriptionText: `${TEXT} Apply soon.` })]);
    const [id, otherId] = [await idOf('h1'), await idOf('n1')];
    return { id, otherId, pair: `/${id}/${otherId}` };
  }

  it('look through what was joined, by words, feed and kind', async () => {
    const { id, otherId } = await two();
    await feed('third', [row('t1', { title: 'Cook' }), row('t2', { title: 'Cook' })]);
    const { body } = await call('GET', '');
    expect(body.rows).toHaveLength(2);
    expect(body.rows.find((each: { id: string }) => each.id === id)).toMatchObject({
      title: 'Ferry Analyst', source: 'harbour', other: { id: otherId, source: 'northern' }, organization: { name: 'Fjordbank' }, state: 'joined',
    }); // biome-ignore format: a row
    for (const [
      query,
      count,
    ] of [['?q=cook', 1], ['?q=fjord', 2], [`?q=${id}`, 1], ['?from=same', 1], ['?from=other', 1], ['?source=harbour', 1], ['?source=nobody', 0], ['?state=apart', 0], ['?state=joined', 2], ['?organization=999', 0]] as const) // biome-ignore format: a list
      expect([query, (await call('GET', query)).body.rows.length]).toEqual([query, count]);
    expect((await call('GET', '?state=nonsense')).status).toBe(422);
  });

  it('see both beside each other, and where their texts differ', async () => {
    const { pair } = await two();
    const { body } = await call('GET', pair);
    expect(body).toMatchObject({ state: 'joined', together: 2, posting: { source: 'harbour' }, other: { source: 'northern' } });
    expect(body.text.filter((part: { in: string }) => part.in !== 'both')).toEqual([{ in: 'second', text: 'Apply soon.' }]);
  });

  it('part what is not the same: both are found, whatever their feeds say later, and it can be taken back (jobs.33)', async () => {
    const { id, pair } = await two();
    expect((await call('PUT', `${pair}/parting`)).body.state).toBe('apart');
    expect((await call('PUT', `${pair}/parting`)).status).toBe(200);
    expect(await found()).toEqual(['h1', 'n1']);
    await feed('northern', [row('n1', { descriptionText: `${TEXT} Apply sooner.` })]);
    await feed('harbour', [row('h1')]);
    expect(await found()).toEqual(['h1', 'n1']);
    expect((await call('GET', '?state=apart')).body.rows).toHaveLength(1);
    expect((await call('DELETE', `${pair}/parting`)).body.state).toBe('joined');
    expect(await found()).toHaveLength(1);
    const { rows } = await db.pool.query('select action, actor_id from audit_line where subject = $1 order by at', [`job:${id}`]);
    expect(rows.map(({ action, actor_id }) => [action, actor_id === actors.hana.userId])).toEqual([
      ['job.parted', true],
      ['job.rejoined', true],
    ]);
  });

  it('part one of many from all of them', async () => {
    await feed(
      'harbour',
      [1, 2, 3].map((n) => row(`h${n}`)),
    );
    const { body } = await call('GET', '');
    const [first] = body.rows;
    await call('PUT', `/${first.id}/${first.other.id}/parting`);
    expect(await found()).toHaveLength(2);
    await call('DELETE', `/${first.id}/${first.other.id}/parting`);
    expect(await found()).toHaveLength(1);
  });

  it('alone do so, and only with postings that there are', async () => {
    const { id, pair } = await two();
    expect((await call('GET', pair, 'ada')).status).toBe(403);
    expect((await call('PUT', `${pair}/parting`, 'ada')).status).toBe(403);
    for (const wrong of [`/${id}/nonsense`, `/${id}/${newId()}`, `/${newId()}/${id}`, `/${id}/${id}`])
      expect((await call('GET', wrong)).status).toBe(404);
    expect(await found()).toHaveLength(1);
  });

  it('who is nobody’s is settled at no cost, and with nothing to settle', async () => {
    const organizationId = await insertOrganization(db.database, {});
    const id = await insertJob(db.database, { organizationId });
    await db.database.transaction().execute((transaction) => settleAround(queryableOf(transaction), [id, newId()], new Date()));
    expect(await found()).toEqual([id]);
  });
});
