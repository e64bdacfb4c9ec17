import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { roundsOf } from '../../kernel/recurring.ts';
import { runFeedOnce } from './command-line.ts';
import { type FeedRequest, runFeed } from './commands.ts';
import { manageFeeds } from './schedule/command-line.ts';
import { enqueueDueFeeds, RUN_FEED, saveFeed } from './schedule/commands.ts';
import { feedJobs } from './schedule/jobs.ts';

const db = await cloneDatabase();
const NOW = new Date('2026-11-21T12:00:00Z');
const services = { pool: db.pool, now: () => NOW, newId };
const folder = await mkdtemp(path.join(os.tmpdir(), 'fairway-imports-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await db.pool.query('truncate job, organization, feed_run, feed, news restart identity cascade');
});

const fixture = (name: string) => path.join(import.meta.dirname, 'fixtures', name);
const run = (given: Partial<FeedRequest>) =>
  runFeed(services, { origin: fixture('postings.ndjson'), format: 'ndjson', source: 'test', ...given });
async function feed(name: string, rows: unknown[]): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join(''));
  return file;
}
const row = (id: string, more: object = {}) => ({ id, title: `Clerk ${id}`, company: 'Office', datePosted: '2026-11-20', ...more });
const jobs = async () => (await db.pool.query('select * from job order by source_id')).rows;

describe('an import', () => {
  it('stores what it recognises, and reports what it does not', async () => {
    const report = await run({});
    expect(report.counts).toMatchObject({ read: 9, created: 3, changed: 0, faulty: 6 });
    expect(report.faults.map((fault) => `${fault.line} ${fault.code}`)).toEqual([
      '5 no_company',
      '6 no_id',
      '7 not_json',
      '8 not_a_posting',
      '9 no_title',
      '10 duplicate_id',
    ]);
    expect(report.unrecognised).toMatchObject({
      'employment type': [{ value: 'wibble', count: 1 }],
      date: [{ value: 'nonsense', count: 1 }],
    });
    const [analyst, intern, engineer] = await jobs();
    expect(analyst).toMatchObject({
      title: 'Data Analyst',
      language: 'en',
      languages: ['en', 'nb'],
      employment_types: ['FULL_TIME'],
      categories: ['COMPUTER_AND_IT'],
      education_levels: ['bachelor'],
      education_fields: ['statistics'],
      sectors: ['technology_and_telecom'],
      countries: ['NO'],
      zone: 'Europe/Oslo',
      salary_min: 550000,
      salary_unit: 'YEAR',
      withdrawn_at: null,
    });
    expect(analyst.skills).toEqual(expect.arrayContaining(['SQL', 'Python']));
    expect(analyst.description_html).toContain('<ul><li>SQL and Python</li>');
    expect(analyst.published_at).toEqual(new Date('2026-10-01T00:00:00Z'));
    expect(analyst.deadline_at).toEqual(new Date('2026-12-15T22:59:59Z'));
    expect(intern).toMatchObject({
      language: 'fr',
      languages: ['fr', 'en'],
      employment_types: ['INTERN'],
      countries: ['FR'],
      zone: 'Europe/Paris',
    });
    expect(engineer).toMatchObject({ title: 'Senior Software Engineer', workplace: 'remote', countries: ['US'], employment_types: [] });
    expect(engineer.organization_id).toBe(analyst.organization_id);
  });

  it('stores recognised labels as codes and the feed’s own as they are, and its headings in the language of the text', async () => {
    const text =
      'Wir suchen eine Person, die mit uns an der Zukunft der Region arbeitet und die sich auf die Arbeit mit Kindern freut. Du bist bei uns nicht allein.';
    await run({
      origin: await feed('labels', [
        row('1', { employmentType: 'VOLUNTEER', season: 'Summer', sponsorship: 'Offers Sponsorship' }),
        row('2', { season: 'Wiesn', sponsorship: 'Other', descriptionText: text, educationText: 'Ein Abschluss.', toApply: 'Per Post.' }),
      ]),
    });
    const [volunteer, german] = await jobs();
    expect(volunteer.labels).toEqual([{ code: 'volunteer' }, { code: 'summer' }, { code: 'visa_sponsorship' }]);
    expect(german.labels).toEqual([{ type: 'text', text: 'Wiesn', tooltip: null, img: null }]);
    expect(german.language).toBe('de');
    expect(german.description_html).toContain('<h3>Mindestanforderungen</h3>\n<p>Ein Abschluss.</p>\n<h3>So bewerben Sie sich</h3>');
  });

  it('stores the conditions of work that fields and text say, and nothing where they say nothing', async () => {
    await run({
      origin: await feed('conditions', [
        row('1', { workplaceType: 'Hybrid', startDate: 'asap', descriptionText: 'A 6-month paid internship. No visa sponsorship.' }),
        row('2', { employmentType: 'VOLUNTEER', location: { raw: 'Leeds (Hybrid)' }, descriptionText: 'We build hybrid engines.' }),
        row('3', { startDate: '2027-02-01', descriptionText: 'We look for somebody ab sofort. Two years of experience.' }),
      ]),
    });
    const said = (await jobs()).map((job) => [
      job.workplace, job.pay, job.duration_min_months, job.duration_max_months, job.starts_now, job.sponsorship, job.start_on,
    ]); // biome-ignore format: a row
    expect(said).toEqual([
      ['hybrid', 'paid', 6, 6, true, 'permit_needed', null],
      ['hybrid', 'unpaid', null, null, false, null, null],
      [null, null, null, null, false, null, expect.anything()],
    ]);
  });

  it('finds the English labels of earlier imports turned into codes by the migration, and others untouched', async () => {
    await run({ origin: await feed('old', [row('1'), row('2')]) });
    const own = { type: 'text', text: 'Wiesn', tooltip: null, img: null };
    const picture = { type: 'img', text: 'Volunteer', tooltip: null, img: '/x.svg' };
    const labels = [{ ...own, text: 'Graduate programme' }, own, { ...own, text: 'No visa sponsorship' }, picture];
    await db.pool.query("update job set labels = $1 where source_id = '1'", [JSON.stringify(labels)]);
    await db.pool.query(await readFile(path.join(import.meta.dirname, '../../../migrations/0036_code_job_labels.sql'), 'utf8'));
    expect((await jobs()).map((job) => job.labels)).toEqual([
      [{ code: 'graduate_program' }, own, { code: 'no_visa_sponsorship' }, picture],
      [],
    ]);
  });

  it('writes places once and quietly', async () => {
    await run({
      origin: await feed('loud', [
        row('1', { location: { raw: 'LEEDS, LEEDS' } }),
        row('2', { location: { locality: 'WEST HAM, NHS', country: 'GB' } }),
      ]),
    });
    expect((await db.pool.query('select line from job_place order by line')).rows).toEqual([{ line: 'Leeds' }, { line: 'West Ham, NHS' }]);
  });

  it('ends undated postings 60 days after publication, in their zone', async () => {
    await run({
      origin: await feed('undated', [row('1', { datePosted: '2026-11-01', location: { country: 'JP' } }), row('2', { datePosted: null })]),
    });
    const [dated, undated] = await jobs();
    expect(dated.deadline_at).toEqual(new Date('2026-12-31T14:59:59Z'));
    expect(undated.published_at).toEqual(NOW);
    await run({ origin: await feed('undated', [row('1'), row('2', { datePosted: null })]), undatedDays: 10 });
    expect((await jobs())[0].deadline_at).toEqual(new Date('2026-11-30T23:59:59Z'));
  });

  it('changes nothing the second time', async () => {
    await run({});
    const before = (await db.pool.query('select id, xmin::text, published_at, updated_at from job order by id')).rows;
    const events = (await db.pool.query('select count(*)::int as n from news')).rows[0].n;
    const report = await run({});
    expect(report.counts).toMatchObject({ created: 0, changed: 0, unchanged: 3, withdrawn: 0 });
    expect((await db.pool.query('select id, xmin::text, published_at, updated_at from job order by id')).rows).toEqual(before);
    expect((await db.pool.query('select count(*)::int as n from news')).rows[0].n).toBe(events);
  });

  it('changes what changed, under the same id, with its places', async () => {
    await run({ origin: await feed('a', [row('1', { locations: ['Rome', 'Paris'] }), row('2')]) });
    const [before] = await jobs();
    const report = await run({ origin: await feed('a', [row('1', { title: 'Head Clerk', locations: ['Oslo'] }), row('2')]) });
    expect(report.counts).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
    const [after] = await jobs();
    expect([after.id, after.title]).toEqual([before.id, 'Head Clerk']);
    expect((await db.pool.query('select line from job_place where job_id = $1', [after.id])).rows).toEqual([{ line: 'Oslo' }]);
    expect(
      (await db.pool.query('select kind from news where subject = $1 order by id', [`job:${after.id}`])).rows.map((event) => event.kind),
    ).toEqual(['job.created', 'job.changed']);
  });

  it('withdraws what is gone from a full feed, and opens it again when it comes back', async () => {
    const all = await feed('full', [row('1'), row('2'), row('3')]);
    await run({ origin: all, isFull: true });
    const less = await feed('less', [row('1'), row('3', { company: undefined })]);
    expect((await run({ origin: less })).counts.withdrawn).toBe(0);
    const report = await run({ origin: less, isFull: true });
    // 3 is faulty today, not gone.
    expect(report.counts.withdrawn).toBe(1);
    expect((await jobs()).map((job) => job.withdrawn_at !== null)).toEqual([false, true, false]);
    await run({ origin: all, isFull: true });
    expect((await jobs()).map((job) => job.withdrawn_at)).toEqual([null, null, null]);
  });

  it('withdraws nothing after a cut-off, empty or unreadable feed', async () => {
    await run({ origin: await feed('whole', [row('1'), row('2')]), isFull: true });
    const file = path.join(folder, 'cut');
    await writeFile(file, `${JSON.stringify(row('1'))}\n{"id":"2","tit`);
    const cut = await run({ origin: file, isFull: true });
    expect(cut).toMatchObject({ broken: { code: 'cut_off', line: 2 }, counts: { withdrawn: 0 }, notWithdrawn: expect.any(String) });
    await writeFile(file, '');
    expect((await run({ origin: file, isFull: true })).counts.withdrawn).toBe(0);
    const unreadable = await run({ origin: await feed('bad', [row('1'), ...new Array(10).fill('garbage')]), isFull: true });
    expect(unreadable.notWithdrawn).toMatch(/10 rows/);
    expect((await jobs()).every((job) => job.withdrawn_at === null)).toBe(true);
    expect((await db.pool.query('select status from feed_run order by started_at, id')).rows.map((each) => each.status)).toEqual([
      'finished',
      'cut_off',
      'finished',
      'finished',
    ]);
  });

  it('does not store what the feed itself calls closed, and withdraws it where it is stored', async () => {
    await run({ origin: await feed('open', [row('1')]) });
    const report = await run({ origin: await feed('closed', [row('1', { active: false }), row('2', { active: false })]) });
    expect(report.counts).toMatchObject({ withdrawn: 1, closed: 1, created: 0 });
    expect(await jobs()).toHaveLength(1);
  });

  it('shifts every date by one offset with asOf, and says so', async () => {
    const origin = await feed('old', [
      row('1', { datePosted: '2020-01-10', validThrough: '2020-02-01' }),
      row('2', { datePosted: '2020-01-31T10:00:00Z', active: false }),
    ]);
    const report = await run({ origin, asOf: '2026-11-21' });
    expect(report.shiftDays).toBe(2486);
    expect(report.closedMarksIgnored).toBe(1);
    const [first, second] = await jobs();
    expect(second.published_at).toEqual(new Date('2026-11-21T10:00:00Z'));
    expect(first.published_at).toEqual(new Date('2026-10-31T00:00:00Z'));
    expect(first.deadline_at).toEqual(new Date('2026-11-22T23:59:59Z'));
    expect((await run({ origin, asOf: '2026-11-21' })).counts.unchanged).toBe(2);
  });

  it('ignores a deadline before the publication', async () => {
    const report = await run({ origin: await feed('odd', [row('1', { validThrough: '2026-01-01' })]) });
    expect(report.unrecognised['deadline before publication']).toHaveLength(1);
    expect((await jobs())[0].deadline_at.getTime()).toBeGreaterThan(NOW.getTime());
  });

  it('finds organizations by their id in the feed, else by name, and makes each once', async () => {
    await db.pool.query("insert into organization (name, folded_name, source) values ('Bär & Söhne', 'bar & sohne', 'fairway')");
    await run({
      origin: await feed('companies', [
        row('1', { company: 'BÄR & SÖHNE' }),
        row('2', { company: { name: 'New Ltd', url: 'https://new.example' } }),
        row('3', { company: { name: 'New Limited', url: 'https://new.example' } }),
      ]),
    });
    const organizations = (await db.pool.query('select name, source, external_id from organization order by id')).rows;
    expect(organizations).toEqual([
      { name: 'Bär & Söhne', source: 'fairway', external_id: null },
      { name: expect.stringMatching(/^New/), source: 'test', external_id: 'https://new.example' },
    ]);
  });

  it('writes long feeds in batches and threads, the same as in one', async () => {
    const origin = await feed(
      'long',
      Array.from({ length: 1203 }, (_, i) =>
        row(`n${i}`, { company: `Office ${i % 7}`, descriptionText: 'You will work with the team on SQL. '.repeat(8) }),
      ),
    );
    const told: number[] = [];
    const report = await run({ origin, threads: 2, progress: (counts) => told.push(counts.read) });
    expect(report.counts).toMatchObject({ read: 1203, created: 1203 });
    expect(told.at(-1)).toBe(1203);
    expect((await run({ origin, threads: 1 })).counts.unchanged).toBe(1203);
    expect((await db.pool.query('select count(*)::int as n from organization')).rows[0].n).toBe(7);
  });

  it('survives NUL, lone surrogates, markup and giant values in every field', async () => {
    const evil = "\u0000\ud800<script>alert(1)</script>'; drop table job; --";
    const wild = {
      id: `1${evil}`,
      title: `Clerk ${evil}${'x'.repeat(900)}`,
      company: { name: `Office${evil}`, url: `https://x.example/${evil}`, logoUrl: evil },
      location: {
        raw: evil,
        locality: `Rome${evil}`,
        region: evil,
        postalCode: evil,
        street: evil.repeat(9),
        country: evil,
        lat: 1e9,
        lon: 'x',
      },
      employmentType: evil,
      category: evil,
      industry: evil,
      language: evil,
      datePosted: evil,
      validThrough: evil,
      salary: { min: 1e300, max: -1, unit: evil, currency: evil, raw: evil },
      descriptionHtml: evil,
      educationText: evil,
      applicationUrl: `javascript:${evil}`,
      season: evil,
    };
    const report = await run({ origin: await feed('evil', [wild, row('2')]) });
    expect(report.counts).toMatchObject({ created: 2, faulty: 0 });
    const [job] = await jobs();
    expect(job.application_url).toBeNull();
    expect(job.description_html).not.toContain('<script');
  });

  it('refuses a second import of the same source while one runs', async () => {
    const client = await db.pool.connect();
    await client.query("select pg_advisory_lock(hashtext('import source'), hashtext('test'))");
    await expect(run({})).rejects.toThrow(/running already/);
    await client.query("select pg_advisory_unlock(hashtext('import source'), hashtext('test'))");
    client.release();
  });

  it('marks a run whose process was killed', async () => {
    await db.pool.query("insert into feed_run (id, source, format, origin) values ($1, 'test', 'ndjson', 'x')", [newId()]);
    await run({});
    expect((await db.pool.query('select status from feed_run order by status')).rows.map((each) => each.status)).toEqual([
      'finished',
      'interrupted',
    ]);
  });

  it('reports a row the database refuses, and keeps the others', async () => {
    await db.pool.query("alter table job add constraint no_clerk_2 check (title <> 'Clerk 2')");
    const report = await run({ origin: await feed('refused', [row('1'), row('2'), row('3')]) });
    await db.pool.query('alter table job drop constraint no_clerk_2');
    expect(report.counts).toMatchObject({ created: 2, faulty: 1 });
    expect(report.faults[0]).toMatchObject({ line: 2, code: 'bad_row' });
  });

  it('writes a batch whole or not at all, and goes on from there', async () => {
    const origin = await feed('broken', [row('1'), row('2', { company: 'Other' })]);
    await db.pool.query(
      "create function fail_places() returns trigger language plpgsql as $$ begin raise exception 'out of room' using errcode = '53100'; end $$",
    );
    await db.pool.query('create trigger fail_places before insert on job_place for each row execute function fail_places()');
    await expect(run({ origin: await feed('placed', [row('1', { location: 'Rome' }), row('2', { company: 'Other' })]) })).rejects.toThrow(
      /disk is full.*goes on from there/,
    );
    expect(await jobs()).toHaveLength(0);
    expect((await db.pool.query('select count(*)::int as n from organization')).rows[0].n).toBe(0);
    expect((await db.pool.query('select status, error from feed_run')).rows[0]).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('disk is full'),
    });
    await db.pool.query('drop trigger fail_places on job_place; drop function fail_places');
    expect((await run({ origin })).counts.created).toBe(2);
  });

  it('says which file it cannot read, and which name a source may not have', async () => {
    await expect(run({ origin: '/nonexistent/feed' })).rejects.toThrow('/nonexistent/feed cannot be read (ENOENT).');
    await expect(run({ source: 'fairway' })).rejects.toThrow(/cannot be the name of a source/);
    await expect(run({ origin: 'http://127.0.0.1:4369/feed' })).rejects.toThrow(/internal address/);
    await expect(run({ origin: 'ftp://example.org/feed' })).rejects.toThrow(/http and https/);
  });
});

describe('the command', () => {
  const call = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runFeedOnce(args, {
      pool: db.pool,
      clock: { now: () => NOW },
      out: (text) => lines.push(text),
      err: (text) => lines.push(text),
    });
    return { code, text: lines.join('') };
  };
  it('imports a file and prints the report', async () => {
    const { code, text } = await call(fixture('jobs-indeed.xml'), '--format', 'xml', '--source', 'cafe', '--threads', '1');
    expect(code).toBe(0);
    expect(text).toMatch(/2 new/);
  });
  it('maps CSV columns', async () => {
    const { code, text } = await call(
      fixture('board.csv'),
      '--format',
      'csv',
      '--source',
      'board',
      '--map',
      'title=Business Title,company=Agency',
      '--threads',
      '1',
    );
    expect(code).toBe(0);
    expect(text).toMatch(/line 4: no_title/);
    expect((await jobs())[0]).toMatchObject({ employment_types: ['FULL_TIME'], deadline_at: new Date('2026-12-15T22:59:59Z') });
  });
  it('ends with 1 where the feed is cut off or missing', async () => {
    const cut = path.join(folder, 'cut.xml');
    await writeFile(cut, (await readFile(fixture('jobs-indeed.xml'), 'utf8')).slice(0, -20));
    expect((await call(cut, '--format', 'xml', '--source', 'cafe', '--threads', '1')).code).toBe(1);
    expect((await call('/nonexistent', '--format', 'xml', '--source', 'cafe')).code).toBe(1);
  });
  it.each([
    [[], /one file or address/],
    [['x'], /--format is one of/],
    [['x', '--format', 'pdf', '--source', 'a'], /--format is one of/],
    [['x', '--format', 'csv'], /--source/],
    [['x', '--format', 'csv', '--source', 'a', '--as-of', 'today'], /--as-of is a date/],
    [['x', '--format', 'csv', '--source', 'a', '--map', 'foo=bar'], /--map/],
    [['x', '--format', 'csv', '--source', 'a', '--threads', '99'], /--threads/],
    [['x', '--format', 'csv', '--source', 'a', '--nonsense'], /nonsense/],
  ])('explains %j', async (args, message) => {
    const { code, text } = await call(...args);
    expect(code).toBe(2);
    expect(text).toMatch(message);
  });
});

describe('scheduled feeds', () => {
  const settings = {
    url: 'https://feeds.example/jobs.xml',
    format: 'xml' as const,
    options: {},
    intervalMinutes: 60,
    undatedDays: 60,
    isFull: true,
    enabled: true,
  };
  it('are claimed once an interval, whatever the number of nodes', async () => {
    await saveFeed(db.database, { ...settings, source: 'one' }, NOW);
    await saveFeed(db.database, { ...settings, source: 'off', enabled: false }, NOW);
    const claims = await Promise.all([1, 2, 3, 4].map(() => enqueueDueFeeds(db.database, NOW)));
    expect(claims.flat()).toHaveLength(1);
    expect(await enqueueDueFeeds(db.database, new Date(NOW.getTime() + 59 * 60_000))).toEqual([]);
    expect(await enqueueDueFeeds(db.database, new Date(NOW.getTime() + 60 * 60_000))).toHaveLength(1);
  });
  it('are looked for without what a killed download left', async () => {
    const left = path.join(os.tmpdir(), `fairway-feed-${spawnSync('true').pid}-left`);
    await mkdir(left, { recursive: true });
    const job = feedJobs({ ...db, clock: { now: () => NOW } }).find((each) => each.cron);
    const log = pino({ level: 'silent' });
    await job?.run({}, { log, rounds: roundsOf(log), addJob: undefined as never });
    expect(existsSync(left)).toBe(false);
  });
  it('are imported by their job, and a refused address is a failed run', async () => {
    const xml = await readFile(fixture('jobs-indeed.xml'));
    const server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'application/xml' }).end(xml));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const good = await saveFeed(db.database, { ...settings, source: 'good', url: `http://${host}/`, options: { allowHosts: [host] } }, NOW);
    const bad = await saveFeed(db.database, { ...settings, source: 'bad', url: `http://${host}/` }, NOW);
    const job = feedJobs({ ...db, clock: { now: () => NOW } }).find((each) => each.name === RUN_FEED);
    const log = pino({ level: 'silent' });
    const context = { log, rounds: roundsOf(log), addJob: undefined as never };
    await job?.run({ feedId: good }, context);
    await job?.run({ feedId: bad }, context);
    await job?.run({ feedId: 999 }, context);
    server.close();
    const runs = (await db.pool.query('select source, status, created_count, error from feed_run order by source desc')).rows;
    expect(runs).toEqual([
      { source: 'good', status: 'finished', created_count: 2, error: null },
      { source: 'bad', status: 'failed', created_count: 0, error: expect.stringContaining('internal address') },
    ]);
  });
  it('are managed from the command line', async () => {
    const lines: string[] = [];
    const context = { ...db, clock: { now: () => NOW }, out: (text: string) => lines.push(text), err: (text: string) => lines.push(text) };
    expect(
      await manageFeeds(
        'add',
        ['https://feeds.example/a.json', '--format', 'lever', '--source', 'acme', '--company', 'Acme', '--every', '30'],
        context,
      ),
    ).toBe(0);
    expect(await manageFeeds('list', [], context)).toBe(0);
    expect(lines.join('')).toMatch(/acme {2}lever .* every 30 min {2}on {2}never run/);
    expect(await manageFeeds('run', [], context)).toBe(0);
    expect(await manageFeeds('remove', ['acme'], context)).toBe(0);
    expect(await manageFeeds('remove', ['acme'], context)).toBe(1);
    expect(await manageFeeds('add', ['/a/file', '--format', 'lever', '--source', 'acme'], context)).toBe(2);
    expect(await manageFeeds('dance', [], context)).toBe(2);
  });
});
