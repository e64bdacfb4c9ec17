import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FIXTURE_NOW, randomPosting, randomRequest, seeded } from '@fairway/search/postings.fixture';
import { ReferenceSearch } from '@fairway/search/reference';
import { type SearchDocument, type SearchRequest, type SearchResult, SUGGESTION_KINDS } from '@fairway/search/types';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { scanDocuments } from './documents.ts';
import { type OpenedJobSearch, openJobSearch } from './job-search.ts';
import { insertJob, insertOrganization, insertPostings } from './jobs.fixture.ts';
import { followRows } from './row-follower.ts';
import { RowWriter } from './row-writer.ts';
import { SqlJobSearch } from './sql-search.ts';

const db = await cloneDatabase();
const opened: OpenedJobSearch[] = [];
const clock = { now: () => new Date(FIXTURE_NOW) };
const ALL: SearchRequest = {
  text: '',
  prefix: false,
  filters: {},
  organizationIds: [],
  visibility: { schoolIds: [], excludeSchoolIds: [] },
  languages: [],
  sort: 'relevance',
  after: null,
  offset: 0,
  pageSize: 20,
  now: FIXTURE_NOW,
};

/** A node's search, and what it logged. */
async function open(dataDir?: string, databaseUrl = db.url) {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line).msg) });
  const dir = dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'fairway-search-')));
  const node = openJobSearch({ pool: db.pool, databaseUrl, dataDir: dir, log, clock });
  opened.push(node);
  return { node, lines, dir };
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((node) => node.close()));
});

function comparable({ ids, total, facets, correctedText, meantText, relaxed, promoted, next }: SearchResult) {
  return { ids, total, facets, correctedText, meantText, relaxed, promoted, next: next && { key: next.key, id: next.id } };
}

async function allDocuments(): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for await (const batch of scanDocuments(db.pool, FIXTURE_NOW, 700)) documents.push(...batch);
  return documents;
}

async function fillRows(): Promise<SqlJobSearch> {
  const writer = new RowWriter();
  while ((await followRows(db.pool, writer, FIXTURE_NOW)) !== 'caught up');
  return new SqlJobSearch(db.pool);
}

const random = seeded(21);
const postings = Array.from({ length: 3000 }, (_, number) => randomPosting(number, random));
const organizations = await insertPostings(db.pool, postings);
await db.pool.query('analyze');

/** Each is asked three times, of which SQL takes longest: CI asks more of them. */
const QUESTIONS = process.env.CI ? 500 : 200;

describe('index, SQL and plain reference', () => {
  it('give the same totals, facet counts, orders and pages for random questions over 3,000 postings of the database', {
    timeout: 240_000,
  }, async () => {
    const documents = await allDocuments();
    expect(documents.length).toBeGreaterThan(1500);
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    const { node } = await open();
    await node.waitUntil();
    expect([node.ready(), node.answersFrom]).toEqual([true, 'index']);
    const sql = await fillRows();
    const reference = new ReferenceSearch();
    await reference.apply(documents.map((document) => ({ kind: 'put', document })));
    let pages = 0;
    let meant = 0;
    for (let at = 0; at < QUESTIONS; at++) {
      const request = randomRequest(random);
      request.organizationIds = request.organizationIds.map((id) => organizations[id] ?? -id);
      const { result: expected, rows } = await reference.explain(request);
      expect(comparable(await node.search.search(request)), JSON.stringify(request)).toEqual(comparable(expected));
      // What is explained is the index's own order: the reference gives the same keys (search.13).
      expect((await node.search.explain(request)).rows).toEqual(rows);
      const written = await sql.search(request);
      expect(comparable(written), JSON.stringify(request)).toEqual(comparable(expected));
      meant += expected.meantText === null ? 0 : 1;
      if (expected.next === null || at % 3 !== 0) continue;
      // A page that one began is gone on by the others.
      const further = { ...request, after: written.next };
      const second = comparable(await reference.search(further));
      expect(comparable(await node.search.search(further)), JSON.stringify(further)).toEqual(second);
      expect(comparable(await sql.search({ ...request, after: expected.next })), JSON.stringify(further)).toEqual(second);
      pages++;
    }
    expect(pages).toBeGreaterThan(QUESTIONS / 17);
    expect(meant).toBeGreaterThan(QUESTIONS / 170);
  });
});

describe('a node', () => {
  // Within a second, which `bench search` measures: here nothing is waited for but the change itself.
  it('finds a committed change by itself, as does every other node', async () => {
    const organization = await insertOrganization(db.pool, 'Lighthouse');
    const nodes = [(await open()).node, (await open()).node];
    await Promise.all(nodes.map((node) => node.waitUntil()));
    await insertJob(db.pool, { organization_id: organization, title: 'Keeper of zzlamps' });
    await Promise.all(
      nodes.map(async (node) => {
        while ((await node.search.search({ ...ALL, text: 'zzlamps' })).total === 0) await new Promise((resolve) => setTimeout(resolve, 2));
      }),
    );
  });

  it('finds nothing withdrawn, expired, hidden or renamed away', async () => {
    const organization = await insertOrganization(db.pool, 'Qqbefore');
    const id = await insertJob(db.pool, { organization_id: organization, title: 'Zzplumber' });
    const { node } = await open();
    const total = async (text: string, now = FIXTURE_NOW) => {
      await node.waitUntil();
      return (await node.search.search({ ...ALL, text, now })).total;
    };
    expect(await total('zzplumber')).toBe(1);
    await db.pool.query('update job set withdrawn_at = now() where id = $1', [id]);
    expect(await total('zzplumber')).toBe(0);
    await db.pool.query('update job set withdrawn_at = null, deadline_at = $2 where id = $1', [id, new Date(FIXTURE_NOW)]);
    expect([await total('zzplumber'), await total('zzplumber', FIXTURE_NOW + 1)]).toEqual([1, 0]);
    await db.pool.query("update organization set name = 'Qqafter' where id = $1", [organization]);
    expect([await total('qqbefore'), await total('qqafter')]).toEqual([0, 1]);
    await db.pool.query("update organization set status = 'suspended' where id = $1", [organization]);
    expect(await total('zzplumber')).toBe(0);
  });

  it('answers from SQL while its index does not follow, with the same results and with changes', async () => {
    const { node } = await open(undefined, db.url.replace(/\/fairway_test_[0-9a-f]+/, '/no_such_database'));
    const other = (await open()).node;
    await other.waitUntil();
    const request = { ...ALL, text: 'data', filters: { languages: ['la1'] } };
    expect(comparable(await node.search.search(request))).toEqual(comparable(await other.search.search(request)));
    expect([node.ready(), node.answersFrom]).toEqual([false, 'sql']);
    const organization = await insertOrganization(db.pool, 'Slow path');
    await insertJob(db.pool, { organization_id: organization, title: 'Zzdetour' });
    await expect.poll(async () => (await node.search.search({ ...ALL, text: 'zzdetour' })).total, { timeout: 1000 }).toBe(1);
    expect(await node.search.suggest('zzdet', SUGGESTION_KINDS, 5, ALL.visibility, FIXTURE_NOW)).toEqual([
      { suggestion: 'Zzdetour', type: 'title' },
    ]);
  });

  it('starts from its snapshot and catches up with what was changed meanwhile', async () => {
    const first = await open();
    await first.node.waitUntil();
    expect(first.lines).toContain('search index built');
    await first.node.close();
    const organization = await insertOrganization(db.pool, 'Meanwhile');
    const id = await insertJob(db.pool, { organization_id: organization, title: 'Zzmeanwhile' });
    const second = await open(first.dir);
    await second.node.waitUntil();
    expect((await second.node.search.search({ ...ALL, text: 'zzmeanwhile' })).ids).toEqual([id]);
    expect(second.lines).not.toContain('search index built');
  });

  it('builds anew from a damaged snapshot', async () => {
    const first = await open();
    await first.node.waitUntil();
    const { total } = await first.node.search.search(ALL);
    await first.node.close();
    const file = path.join(first.dir, 'postings.snapshot');
    const bytes = await readFile(file);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    await writeFile(file, bytes);
    const second = await open(first.dir);
    await second.node.waitUntil();
    expect(second.lines).toContain('search index built');
    expect((await second.node.search.search(ALL)).total).toBe(total);
  });

  it('builds anew when the database it comes back to is an older copy of itself', async () => {
    const organization = await insertOrganization(db.pool, 'Undone');
    const { node, lines } = await open();
    await node.waitUntil();
    const id = await insertJob(db.pool, { organization_id: organization, title: 'Zzundone' });
    await node.waitUntil();
    expect((await node.search.search({ ...ALL, text: 'zzundone' })).total).toBe(1);
    // As after restoring a backup: neither the posting nor the note of it was ever there.
    // With the cursor locked, as who writes the rows of SQL locks it: no node is in the middle of writing this one.
    await db.pool.query(`begin; select from search_cursor for update; alter table job disable trigger user; delete from job where id = '${id}';
      alter table job enable trigger user; delete from search_outbox where job_id = '${id}';
      with gone as (delete from job_search where id = '${id}' returning id)
        update search_cursor set posting_count = posting_count - (select count(*) from gone);
      commit`);
    await db.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fairway-search' and datname = current_database()",
    );
    await expect.poll(async () => (await node.search.search({ ...ALL, text: 'zzundone' })).total, { timeout: 20_000 }).toBe(0);
    expect(lines).toContain('search cannot go on from its position and builds its index anew');
  });

  it('forgets closed postings and old notes, and goes on', async () => {
    const organization = await insertOrganization(db.pool, 'Sweeper');
    const { node } = await open();
    await node.waitUntil();
    // Two days are ample for the side table; the clock of this test jumps over them.
    await fillRows();
    await db.pool.query("update search_outbox set at = at - interval '3 days'");
    await node.sweep();
    const kept = Number((await db.pool.query('select count(distinct transaction_id) from search_outbox')).rows[0].count);
    expect(kept).toBe(1);
    await insertJob(db.pool, { organization_id: organization, title: 'Zzswept' });
    await node.waitUntil();
    expect((await node.search.search({ ...ALL, text: 'zzswept' })).total).toBe(1);
    const { rows } = await db.pool.query(
      'select posting_count::int as n, (select count(*)::int from job_search) as rows from search_cursor',
    );
    expect(rows[0].n).toBe(rows[0].rows);
  });
});

describe('what only one school sees', () => {
  it.each(['index', 'sql'] as const)('never leaks through counts, corrections or suggestions of the %s', async (kind) => {
    const organization = await insertOrganization(db.pool, `Hidden ${kind}`);
    const id = await insertJob(db.pool, { organization_id: organization, title: `Zzsecretary${kind}`, countries: [`X${kind}`] });
    await db.pool.query('insert into job_visibility values ($1, 1)', [id]);
    const { node } = await open();
    await node.waitUntil();
    const search = kind === 'index' ? node.search : await fillRows();
    const word = `zzsecretary${kind}`;
    const ask = async (visibility: SearchRequest['visibility']) => {
      const exact = await search.search({ ...ALL, text: word, visibility });
      const mistyped = await search.search({ ...ALL, text: word.replace('tary', 'tory'), visibility });
      const suggestions = await search.suggest('zzsecr', SUGGESTION_KINDS, 20, visibility, FIXTURE_NOW);
      const values = (await search.search({ ...ALL, visibility })).facets.address.map(({ value }) => value);
      const suggested = suggestions.some(({ suggestion }) => suggestion === `Zzsecretary${kind}`);
      return [exact.total, mistyped.correctedText, suggested, values.includes(`X${kind}`)];
    };
    expect(await ask({ schoolIds: [], excludeSchoolIds: [] })).toEqual([0, null, false, false]);
    expect(await ask({ schoolIds: [2], excludeSchoolIds: [] })).toEqual([0, null, false, false]);
    expect(await ask({ schoolIds: [1], excludeSchoolIds: [1] })).toEqual([0, null, false, false]);
    expect(await ask({ schoolIds: [1], excludeSchoolIds: [] })).toEqual([1, word, true, true]);
  });
});

describe('bad input', () => {
  it('unknown values, wild numbers, control characters and 5,000 characters are answered alike by index and SQL', async () => {
    const { node } = await open();
    await node.waitUntil();
    const sql = await fillRows();
    const requests: Partial<SearchRequest>[] = [
      { filters: { address: ["'; drop table job", '\u0000', '\ud800'] } },
      { organizationIds: [2 ** 40, -1, 1.5, Number.NaN] },
      { visibility: { schoolIds: [2 ** 40, 1], excludeSchoolIds: [Number.NaN] } },
      { text: "o'neil \\ :* & | ! <-> ' \u0000\u202e👩‍💻" },
      { text: 'data '.repeat(1000) },
      { text: 'x'.repeat(5000), prefix: true },
      { offset: 1e9 },
      { pageSize: 0 },
      { now: FIXTURE_NOW + 0.5 },
    ];
    for (const request of requests) {
      const asked = { ...ALL, ...request };
      expect(comparable(await sql.search(asked)), JSON.stringify(request)).toEqual(comparable(await node.search.search(asked)));
    }
    for (const text of ["'", '\\', ':*', '\u0000', 'a'.repeat(5000)])
      expect(await sql.suggest(text, SUGGESTION_KINDS, 5, ALL.visibility, FIXTURE_NOW)).toEqual(
        await node.search.suggest(text, SUGGESTION_KINDS, 5, ALL.visibility, FIXTURE_NOW),
      );
  });

  it('a page key of another sort or with a bad id is a named error', async () => {
    const sql = new SqlJobSearch(db.pool);
    const after = { epoch: 1, key: [1, 2], id: 'x' };
    await expect(async () => sql.search({ ...ALL, after })).rejects.toMatchObject({ code: 'search.bad_page_key' });
    await expect(async () => sql.search({ ...ALL, after: { ...after, key: [0, 0, 0, 0, 0, 0] } })).rejects.toMatchObject({
      code: 'search.bad_id',
    });
  });
});
