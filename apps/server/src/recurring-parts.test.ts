// Everything that runs again and again, made to fail and mended: it is listed while it fails, said once, and gone from the list afterwards.
// Of the others: page-news.test.ts, bus.test.ts, realtime.test.ts (news for open pages), imports.test.ts (feeds), tracing.test.ts.
import { mkdtemp, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { listEndedSessions } from './features/identity/sessions/queries.ts';
import { organizationDirectory } from './features/organizations/directory.ts';
import { skillDirectory } from './features/reference/skills/directory.ts';
import { schoolDirectory } from './features/schools/directory.ts';
import { openJobSearch } from './features/search/job-search.ts';
import { enqueueJob, startBackground } from './kernel/background/background.ts';
import { roundsOf } from './kernel/recurring.ts';
import { watchEndedSessions } from './kernel/session/ended-sessions.ts';

const db = await cloneDatabase();
const lines: { level: number; part?: string; msg: string }[] = [];
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
const rounds = roundsOf(log);
const closers: (() => unknown)[] = [];
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'fairway-recurring-'));
let nowMs = Date.now();
let isBroken = false;
let lists: { entries(): Promise<unknown> }[] = [];

afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

async function openEverything() {
  const clock = { now: () => new Date() };
  const organization = await insertOrganization(db.database);
  await insertJob(db.database, { organizationId: organization });
  const search = openJobSearch({ pool: db.pool, databaseUrl: db.url, dataDir, log, clock, snapshotEveryMs: 50 });
  closers.push(() => search.close());
  await search.waitUntil();
  const sessions = await watchEndedSessions((seconds) => listEndedSessions(db.pool, seconds), log, 50);
  closers.push(() => sessions.close());
  const worker = await startBackground({
    pool: db.pool,
    log,
    registrations: [{ name: 'test.flaky', run: async () => (isBroken ? Promise.reject(new Error('It broke')) : undefined) }],
  });
  closers.push(worker.stop);
  const schools = schoolDirectory(db.database, () => nowMs, rounds);
  const skills = skillDirectory(db.database, () => nowMs, rounds);
  lists = [organizationDirectory(db.database, () => nowMs, rounds), { entries: schools.schools }, { entries: () => skills.skills('en') }];
  for (const list of lists) await list.entries();
  return { company: organization };
}
const { company: organization } = await openEverything();

const isFailing = (part: string) => rounds.failing().some((one) => one.part === part);
const said = (part: string) => lines.filter((line) => line.part === part).map(({ level, msg }) => [level, msg]);

async function withoutTable(table: string, whileAway: () => Promise<void>): Promise<void> {
  await db.pool.query(`alter table ${table} rename to away`);
  try {
    await whileAway();
  } finally {
    await db.pool.query(`alter table away rename to ${table}`);
  }
}

describe('what runs again and again is listed while it fails, said once, and works again:', { timeout: 30_000 }, () => {
  it.each([
    ['search index', 'search_outbox', async () => {}],
    ['search rows', 'search_cursor', async () => {}],
    ['news of ended sessions', 'login_session', async () => {}],
    ['liveness of jobs', 'background_node', async () => {}],
    ['log of jobs', 'background_task', () => enqueueJob(db.database, 'test.flaky', {})],
    ['list of organizations', 'organization', askLists],
    ['list of schools', 'school', askLists],
    ['list of skills', 'skill', askLists],
  ])('%s', async (part, table, wake) => {
    // Parts share tables: what the case before took away may still be failing here.
    await expect.poll(() => isFailing(part), { timeout: 12_000 }).toBe(false);
    const before = said(part).length;
    await withoutTable(table, () => expect.poll(() => wake().then(() => isFailing(part)), { timeout: 12_000 }).toBe(true));
    await expect.poll(() => wake().then(() => isFailing(part)), { timeout: 12_000 }).toBe(false);
    expect(said(part).slice(before)).toEqual([
      [pino.levels.values.error, `${part} fails`],
      [pino.levels.values.info, `${part} works again`],
    ]);
  });

  it('a kind of job', async () => {
    isBroken = true;
    for (let n = 0; n < 3; n++) await enqueueJob(db.database, 'test.flaky', {}, { maxAttempts: 1 });
    await expect.poll(() => isFailing('job test.flaky')).toBe(true);
    await expect.poll(async () => (await db.pool.query('select from graphile_worker.jobs where attempts < max_attempts')).rowCount).toBe(0);
    isBroken = false;
    await enqueueJob(db.database, 'test.flaky', {});
    await expect.poll(() => isFailing('job test.flaky'), { timeout: 5000 }).toBe(false);
    expect(said('job test.flaky')).toHaveLength(2);
  });

  it('search snapshot', async () => {
    const [folder, away] = [dataDir, `${dataDir}-away`];
    await rename(folder, away);
    await writeFile(folder, '');
    await insertJob(db.database, { organizationId: organization });
    await expect.poll(() => isFailing('search snapshot'), { timeout: 5000 }).toBe(true);
    await rename(folder, `${folder}-file`);
    await rename(away, folder);
    await expect.poll(() => isFailing('search snapshot'), { timeout: 5000 }).toBe(false);
  });

  it('and nothing of it fails in the end', () => {
    expect(rounds.failing()).toEqual([]);
  });
});

/** Each list looks again behind its answer. */
async function askLists(): Promise<void> {
  nowMs += 10_000;
  await Promise.all(lists.map((list) => list.entries()));
}
