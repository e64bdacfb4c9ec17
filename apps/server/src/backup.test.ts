// The demo world, backed up and put back into an empty deployment: every row and every file is there again.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { onServer, withDatabase } from '@fairway/testkit/template';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, restore } from './backup.ts';
import { fillDemo } from './demo-start.ts';
import { openJobSearch } from './features/search/job-search.ts';
import { enqueueJob } from './kernel/background/background.ts';
import { openPool } from './kernel/database/database.ts';
import { migrate } from './kernel/database/migrations.ts';
import { openDiskStore } from './kernel/files/disk-store.ts';
import type { FileStore } from './kernel/files/file-store.ts';
import { openLog } from './kernel/log.ts';

const now = new Date('2026-11-21T09:00:00Z');
const folder = mkdtempSync(path.join(os.tmpdir(), 'fairway-backup-'));
const file = path.join(folder, 'world.backup');
const db = await cloneDatabase();
const store = (name: string) => openDiskStore(path.join(folder, name), { signingSecret: 'a secret' });
const files = await store('files');
const created: string[] = [];
const closers: (() => Promise<unknown>)[] = [];
let untouched: Awaited<ReturnType<typeof emptyDeployment>>;

/** Another deployment: a database without tables, an empty folder. */
async function emptyDeployment() {
  const name = `fairway_restore_${randomBytes(6).toString('hex')}`;
  await onServer(db.adminUrl, (client) => client.query(`create database ${name}`));
  created.push(name);
  const opened = openPool({ url: withDatabase(db.adminUrl, name), size: 3 });
  closers.push(() => opened.pool.end());
  return { ...opened, files: await store(name), url: withDatabase(db.adminUrl, name) };
}

async function run(verb: typeof backUp, words: string[], deployment: { pool: pg.Pool; files: FileStore }) {
  let out = '';
  let err = '';
  const code = await verb(words, {
    ...deployment,
    now,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

/** A fingerprint of every table; what is derived, and ids of transactions, are left out. */
async function contentsOf(pool: pg.Pool): Promise<Record<string, string>> {
  const derived = [
    'migration',
    'search_outbox',
    'job_search',
    'search_combination',
    'search_word',
    'search_phrase',
    'search_cursor',
    'talent_outbox',
  ];
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1) order by 1",
    [derived],
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: counted } = await pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as print
         from (select (to_jsonb(t) - 'transaction_id')::text as line from "${name}" t) lines`,
    );
    found[name] = counted[0].print;
  }
  return found;
}

async function filesOf(from: FileStore): Promise<Record<string, string>> {
  const found: [string, string][] = [];
  for await (const { key, contentType } of from.list())
    found.push([key, `${contentType} ${(await buffer((await from.get(key)).stream)).toString('base64')}`]);
  return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

// Jobs that wait: one that failed for good is left behind.
const jobsOf = async (pool: pg.Pool) =>
  (
    await pool.query(
      `select t.identifier, j.payload, j.key, j.run_at, j.max_attempts from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where j.attempts < j.max_attempts order by j.key`,
    )
  ).rows;

beforeAll(async () => {
  await fillDemo(db.database, files, now, () => undefined);
  await files.put(randomBytes(3_000_000), 'cv/big', { contentType: 'application/pdf' });
  await files.put(Buffer.alloc(0), 'cv/empty', { contentType: 'text/plain' });
  await db.database
    .insertInto('news')
    .values({ kind: 'test.odd', subject: 'x:1', payload: JSON.stringify({ words: 'tab\t line\n back\\slash "quote" \\N é 日本 \u202e' }) })
    .execute();
  await db.pool.query('delete from tool_link where sort = 10');
  await db.pool.query("insert into feed (source, url, format) values ('old', 'https://example.org/old', 'xml')");
  await enqueueJob(db.database, 'mail.send', { to: 'x' }, { key: 'mail-1', runAt: new Date('2030-01-01T00:00:00Z'), maxAttempts: 3 });
  untouched = await emptyDeployment();
  const made = await run(backUp, [file], { pool: db.pool, files });
  // On a slow machine it says how far it is.
  expect(made).toMatchObject({ code: 0, err: expect.stringMatching(/^(Backing up files: \d+\n)*$/) });
  expect(made.out).toMatch(/rows of \d+ tables, 1 waiting jobs, \d+ files/);
}, 120_000);

afterAll(async () => {
  for (const close of closers) await close();
  for (const name of created) await onServer(db.adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('brings every row, job and file into an empty deployment', async () => {
    const other = await emptyDeployment();
    expect(await run(restore, [file], other)).toMatchObject({ code: 0 });
    expect(await contentsOf(other.pool)).toEqual(await contentsOf(db.pool));
    expect(await filesOf(other.files)).toEqual(await filesOf(files));
    expect(await jobsOf(other.pool)).toEqual(await jobsOf(db.pool));
    expect(await migrate(other.pool)).toEqual([]);
    const seeded = (await db.pool.query('select max(id) as id from feed')).rows[0].id;
    // The restored deployment goes on: new rows get new numbers, keys and triggers hold, search finds.
    const { rows } = await other.pool.query(
      "insert into feed (source, url, format) values ('new', 'https://example.org', 'xml') returning id",
    );
    expect(rows[0].id).toBe(seeded + 1);
    await expect(other.pool.query('update job set organization_id = 999999999')).rejects.toMatchObject({ code: '23503' });
    const before = await other.pool.query('select count(*)::int as count from search_outbox');
    await other.pool.query('update job set withdrawn_at = now() where id = (select id from job limit 1)');
    const after = await other.pool.query('select count(*)::int as count from search_outbox');
    expect(after.rows[0].count).toBe(before.rows[0].count + 1);
    const { rows: ids } = await other.pool.query('select transaction_id < pg_snapshot_xmin(pg_current_snapshot()) as settled from news');
    expect(ids.every((row) => row.settled)).toBe(true);
    const search = await openJobSearch({
      ...other,
      databaseUrl: other.url,
      dataDir: path.join(folder, 'search'),
      log: openLog('silent'),
      clock: { now: () => now },
    });
    for (let n = 0; n < 400 && !search.ready(); n++) await new Promise((resolve) => setTimeout(resolve, 25));
    expect(search.ready()).toBe(true);
    await search.close();
  });

  it('is for its owner alone', () => expect(statSync(file).mode & 0o777).toBe(0o600));

  it('replaces no file unless told to', async () => {
    const before = readFileSync(file);
    const refused = await run(backUp, [file], { pool: db.pool, files });
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('exists already') });
    expect(readFileSync(file).equals(before)).toBe(true);
    const copy = path.join(folder, 'again.backup');
    writeFileSync(copy, 'old');
    expect((await run(backUp, [copy, '--force'], { pool: db.pool, files })).code).toBe(0);
    expect(statSync(copy).size).toBeGreaterThan(100_000);
  });

  it('leaves no half file where a table cannot be read', async () => {
    const broken: FileStore = {
      ...files,
      get: async () => {
        throw new Error('the store went away');
      },
    };
    const target = path.join(folder, 'half.backup');
    await expect(run(backUp, [target], { pool: db.pool, files: broken })).rejects.toThrow('the store went away');
    for (const name of [target, `${target}.partial`]) expect(() => statSync(name)).toThrow();
  });

  it('is not made of a database without tables, nor where nothing can be written', async () => {
    expect(await run(backUp, [path.join(folder, 'none')], untouched)).toMatchObject({
      code: 1,
      err: expect.stringContaining('nothing to back up'),
    });
    const nowhere = await run(backUp, [path.join(folder, 'no', 'folder')], { pool: db.pool, files });
    expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining('cannot be written') });
  });
});

describe('a restore', () => {
  it('refuses a deployment that is not empty, and replaces it with --force: nothing of it stays', async () => {
    const other = await emptyDeployment();
    await migrate(other.pool);
    await other.pool.query("insert into tenant (slug, name) values ('mine', 'Mine')");
    await other.files.put(Buffer.from('mine'), 'mine/file', { contentType: 'text/plain' });
    const refused = await run(restore, [file], other);
    expect(refused).toMatchObject({
      code: 1,
      err: 'The deployment is not empty (tenant, 1 files). With --force all of it is replaced by the backup.\n',
    });
    expect(Object.keys(await filesOf(other.files))).toEqual(['mine/file']);
    expect(await run(restore, [file, '--force'], other)).toMatchObject({ code: 0 });
    expect(await contentsOf(other.pool)).toEqual(await contentsOf(db.pool));
    expect(await filesOf(other.files)).toEqual(await filesOf(files));
  });

  it('refuses while a node uses the database', async () => {
    const other = await emptyDeployment();
    await onServer(other.url, async () => {
      expect(await run(restore, [file], other)).toMatchObject({ code: 1, err: expect.stringContaining('Stop every node first') });
    });
  });

  it('that fails late leaves the deployment as it was', async () => {
    const other = await emptyDeployment();
    await migrate(other.pool);
    await other.pool.query("insert into tenant (slug, name) values ('mine', 'Mine')");
    await other.files.put(Buffer.from('mine'), 'mine/file', { contentType: 'text/plain' });
    const before = await contentsOf(other.pool);
    let puts = 0;
    const full: FileStore = {
      ...other.files,
      put: async (...given) => {
        puts += 1;
        if (puts > 5) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
        return other.files.put(...given);
      },
    };
    const failed = await run(restore, [file, '--force'], { pool: other.pool, files: full });
    expect(failed).toMatchObject({ code: 1, err: expect.stringContaining('There is no room left. No row was changed.\n') });
    expect(await contentsOf(other.pool)).toEqual(before);
    expect(Object.keys(await filesOf(other.files))).toEqual(['mine/file']);
  });

  const whole = () => readFileSync(file);
  const changed = (edit: (plain: Buffer) => Buffer) => gzipSync(edit(gunzipSync(whole())), { level: 1 });
  it.each<[string, () => Buffer, RegExp]>([
    ['is cut off', () => whole().subarray(0, -2000), /damaged or was cut off/],
    ['is cut off at a record', () => changed((plain) => plain.subarray(0, plain.lastIndexOf('{"kind":"end"'))), /damaged or was cut off/],
    [
      'has one changed letter',
      () =>
        changed((plain) => {
          const at = plain.indexOf('Nordic');
          plain[at] = 78 ^ 1;
          return plain;
        }),
      /damaged or was cut off/,
    ],
    ['has one flipped bit', () => Buffer.from(whole().map((byte, at) => (at === 100_000 ? byte ^ 8 : byte))), /damaged or was cut off/],
    ['has something behind its end', () => changed((plain) => Buffer.concat([plain, Buffer.from('more')])), /damaged or was cut off/],
    ['is empty', () => Buffer.alloc(0), /no backup of Fairway/],
    ['is some text', () => Buffer.from('hello\n'.repeat(500)), /no backup of Fairway/],
    ['is gzip of something else', () => gzipSync('{"kind":"else"}\n'), /no backup of Fairway/],
    ['is of a later format', () => gzipSync('{"kind":"start","product":"fairway","format":2}\n'), /format 2/],
    [
      'promises an absurd length',
      () => changed((plain) => Buffer.concat([plain.subarray(0, plain.indexOf('\n') + 1), Buffer.from('{"kind":"rows","bytes":1e15}\n')])),
      /damaged/,
    ],
  ])('refuses a file that %s, and touches nothing', async (_case, bytes, words) => {
    const other = untouched;
    const bad = path.join(folder, 'bad.backup');
    writeFileSync(bad, bytes());
    const refused = await run(restore, [bad, '--force'], other);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(words);
    expect((await other.pool.query("select count(*)::int as count from pg_tables where schemaname = 'public'")).rows[0].count).toBe(0);
  });

  it('refuses what another version made, and what an older one made where the tables are newer', async () => {
    const other = await emptyDeployment();
    await migrate(other.pool);
    const later = path.join(folder, 'later.backup');
    await other.pool.query("insert into migration (name, hash) values ('9999_invent_future.sql', 'x')");
    expect((await run(backUp, [later], other)).code).toBe(0);
    expect(await run(restore, [later], untouched)).toMatchObject({
      code: 1,
      err: expect.stringContaining('another version of Fairway (it has 9999_invent_future.sql)'),
    });
    expect(await run(restore, [file, '--force'], other)).toMatchObject({
      code: 1,
      err: expect.stringContaining('older version of Fairway'),
    });
  });

  it('of a file that is not there, or of two, says so', async () => {
    const other = untouched;
    expect(await run(restore, [path.join(folder, 'nothing')], other)).toMatchObject({ code: 1, err: expect.stringContaining('ENOENT') });
    expect(await run(restore, [], other)).toMatchObject({ code: 2, err: expect.stringContaining('restore FILE') });
    expect(await run(restore, ['a', 'b'], other)).toMatchObject({ code: 2 });
    expect(await run(restore, ['a', '--quickly'], other)).toMatchObject({ code: 2, err: expect.stringContaining('--quickly') });
  });
});
