// What lies where, backups that are made each night and go when they are old, and the try to restore the newest one beside the live database.
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { onServer } from '@fairway/testkit/template';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import { FEATURES } from '../../../features.ts';
import { keptTables } from '../../../kernel/backup/kept-tables.ts';
import { openDiskStore } from '../../../kernel/files/disk-store.ts';
import { makeBackup, testNewestBackup } from '../backups/commands.ts';
import { measureStorage } from './commands.ts';

/** Of a cluster one backup is tried at a time: another file's test may have one under way. */
const ONE_AT_A_TIME = { timeout: 60_000, interval: 200 };

const now = new Date('2026-11-27T01:10:00Z');
const home = mkdtempSync(path.join(tmpdir(), 'fairway-storage-'));
const db = await cloneDatabase();
const actors = await everyRole(db.database);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const files = await openDiskStore(path.join(home, 'files'), { signingSecret: TEST_SECRET });
let folder = '';
const services = () => ({ ...db, files, folder, kept: keptTables(FEATURES) });
const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/v1/admin/operations${path}`,
    ...(payload && { payload }),
    headers: { 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' },
  });
const storage = async () => (await call('GET', '/storage')).json();
const scratches = () =>
  onServer(
    db.adminUrl,
    async (client) => (await client.query("select datname from pg_database where datname like 'fairway_try_%'")).rowCount,
  );

await files.put(Buffer.alloc(3000), 'cv/one', { contentType: 'application/pdf' });
await files.put(Buffer.alloc(2000), 'cv/two', { contentType: 'application/pdf' });
await files.put(Buffer.alloc(10), 'logos/one', { contentType: 'image/png' });
beforeEach(async () => {
  folder = mkdtempSync(path.join(home, 'backups-'));
  await db.pool.query('delete from backup_copy');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('what lies where', () => {
  it('is measured: tables with their indexes, files by kind; what is gone leaves', async () => {
    expect(await storage()).toMatchObject({ measuredAt: null, tables: [], files: [], databaseBytes: expect.any(Number) });
    await measureStorage(db.database, files, now);
    const found = await storage();
    expect(found.measuredAt).toBe(now.toISOString());
    expect(found.files).toEqual([
      { name: 'cv', files: 2, sizeBytes: 5000 },
      { name: 'logos', files: 1, sizeBytes: 10 },
    ]);
    expect(found.tables).toHaveLength(15);
    expect(found.tables[0].sizeBytes).toBeGreaterThanOrEqual(found.tables[1].sizeBytes);
    await files.put(Buffer.alloc(1), 'banners/one', { contentType: 'image/png' });
    await files.delete('logos/one');
    await measureStorage(db.database, files, now);
    expect((await storage()).files.map((one: { name: string }) => one.name)).toEqual(['cv', 'banners']);
  });
});

describe('backups', () => {
  it('are made, and go after two weeks; the newest never, and nothing that was not made so', async () => {
    const old = ['fairway-20261101T011000Z.backup', 'fairway-20261114T011000Z.backup', 'by-hand.backup', 'notes.txt'];
    for (const [place, name] of old.entries()) {
      writeFileSync(path.join(folder, name), 'x');
      const at = new Date(Date.UTC(2026, 10, place === 1 ? 14 : 1, 1, 10));
      utimesSync(path.join(folder, name), at, at);
    }
    await makeBackup(services(), now);
    expect(readdirSync(folder).sort()).toEqual([
      'by-hand.backup',
      'fairway-20261114T011000Z.backup',
      'fairway-20261127T011000Z.backup',
      'notes.txt',
    ]);
    const { backups } = await storage();
    expect(backups.map((one: { file: string; state: string }) => [one.file, one.state])).toEqual([
      ['fairway-20261127T011000Z.backup', 'untested'],
      ['fairway-20261114T011000Z.backup', 'untested'],
      ['by-hand.backup', 'untested'],
    ]);
  });

  it('are tried: the newest is restored beside the live database, counted, and nothing of that stays', async () => {
    await makeBackup(services(), now);
    const before = (await db.pool.query('select count(*)::int as count from identity_person')).rows[0].count;
    expect(before).toBeGreaterThan(0);
    await expect.poll(() => testNewestBackup(services(), now), ONE_AT_A_TIME).toBe('restored');
    const [backup] = (await storage()).backups;
    expect(backup).toMatchObject({ state: 'restored', testedAt: now.toISOString(), testedFiles: 3, fault: null });
    expect(backup.testedRows).toBeGreaterThan(20);
    await expect.poll(scratches, ONE_AT_A_TIME).toBe(0);
    expect((await db.pool.query('select count(*)::int as count from identity_person')).rows[0].count).toBe(before);
  });

  it('that lack what they promise are faulty, with the words, and so are damaged ones', async () => {
    await makeBackup(services(), now);
    const [name = ''] = readdirSync(folder);
    const file = path.join(folder, name);
    const whole = readFileSync(file);
    // The last record is not below the checksum: it promises one more.
    const more = gunzipSync(whole)
      .toString('latin1')
      .replace(/"app_user":(\d+)(?=[^\n]*"sha256")/, (_found, count) => `"app_user":${Number(count) + 1}`);
    writeFileSync(file, gzipSync(Buffer.from(more, 'latin1')));
    await expect.poll(() => testNewestBackup(services(), now), ONE_AT_A_TIME).toBe('faulty');
    expect((await storage()).backups[0]).toMatchObject({ state: 'faulty', fault: expect.stringContaining('The table app_user has') });
    writeFileSync(file, whole.subarray(0, -500));
    await expect.poll(() => testNewestBackup(services(), now), ONE_AT_A_TIME).toBe('faulty');
    expect((await storage()).backups[0]).toMatchObject({ state: 'faulty', fault: expect.stringContaining('damaged or was cut off') });
    await expect.poll(scratches, ONE_AT_A_TIME).toBe(0);
    // Put right, it has to be tried anew.
    writeFileSync(file, whole);
    await expect.poll(() => testNewestBackup(services(), now), ONE_AT_A_TIME).toBe('restored');
  });

  it('are tried one at a time, and what a killed try left behind is dropped', async () => {
    await makeBackup(services(), now);
    const both = async () => (await Promise.all([testNewestBackup(services(), now), testNewestBackup(services(), now)])).sort();
    await expect.poll(both, ONE_AT_A_TIME).toEqual(['busy', 'restored']);
    await expect.poll(scratches, ONE_AT_A_TIME).toBe(0);
  });

  it('that are none are no fault', async () => {
    expect(await testNewestBackup({ ...services(), folder: path.join(home, 'nowhere') }, now)).toBe('none');
    expect((await storage()).backups).toEqual([]);
  });
});

describe('upkeep', () => {
  it('is begun once, audited; of backups only where a process has a place for them', async () => {
    expect((await call('POST', '/upkeep', { task: 'make_backup' })).json().code).toBe('backups.nowhere');
    expect((await storage()).makesBackups).toBe(false);
    await db.pool.query(
      "insert into background_node (id, worker_ids, tasks) values (gen_random_uuid(), '{}', '{backups.make,backups.test}')",
    );
    expect((await storage()).makesBackups).toBe(true);
    for (let times = 0; times < 2; times++)
      expect((await call('POST', '/upkeep', { task: 'test_backup' })).json()).toEqual({ started: true });
    expect((await call('POST', '/upkeep', { task: 'measure_storage' })).statusCode).toBe(200);
    const { rows } = await db.pool.query("select task_identifier as name from graphile_worker.jobs where key like 'upkeep:%' order by 1");
    expect(rows.map((row) => row.name)).toEqual(['backups.test', 'storage.measure']);
    const lines = await db.pool.query("select subject from audit_line where action = 'operations.upkeep_started' order by id");
    expect(lines.rows.map((row) => row.subject)).toEqual(['job_kind:backups.test', 'job_kind:backups.test', 'job_kind:storage.measure']);
    expect((await call('POST', '/upkeep', { task: 'drop_everything' })).statusCode).toBe(422);
  });
});
