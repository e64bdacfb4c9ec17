// Reactions to news, with a process that is killed in the middle.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import pino from 'pino';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBackground } from '../background/background.ts';
import { queuedJobs, runNow } from '../background/queue.ts';
import { recordNews } from './news.ts';
import { NOTING } from './reacting.fixture.ts';
import { announceReactions, type Reaction, reactionJobs } from './reactions.ts';

const db = await cloneDatabase();
const clock = { now: () => new Date() };
const lines: { level: number; part?: string; msg: string }[] = [];
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
const children: ChildProcess[] = [];
const workers: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  await db.pool.query('create table effect (id bigint generated always as identity, news_id bigint primary key, subject text not null)');
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await db.pool.query('truncate effect, news_waiting, news, reaction cascade');
  await db.pool.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
});
const paint = (...boats: string[]) =>
  recordNews(
    db.database,
    boats.map((boat) => ({ kind: 'boat.painted', subject: `boat:${boat}` })),
  );
const count = async (table: 'effect' | 'news_waiting') => (await db.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;
const queued = async () =>
  (await db.pool.query("select key, attempts from graphile_worker.jobs where task_identifier like 'reaction.%' order by key")).rows;
const effects = async () =>
  (await db.pool.query('select news_id, subject from effect order by id')).rows as { news_id: string; subject: string }[];

async function work(...reactions: Reaction[]): Promise<void> {
  workers.push(await startBackground({ pool: db.pool, log, registrations: reactionJobs({ ...db, clock }, reactions) }));
}

function spawnNode(): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'reacting.fixture.ts'), db.url],
    {
      stdio: 'inherit',
    },
  );
  children.push(child);
  return child;
}

describe('news with a reaction that hears it', () => {
  it('is a waiting line and one job a subject, in the transaction of the news', async () => {
    await announceReactions(db.pool, [NOTING]);
    await paint('a', 'a', 'b');
    await recordNews(db.database, [{ kind: 'boat.sunk', subject: 'boat:c' }]);
    await db.database
      .transaction()
      .execute(async (transaction) => {
        await recordNews(transaction, [{ kind: 'boat.painted', subject: 'boat:d' }]);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect([await count('news_waiting'), await queued()]).toEqual([
      3,
      [
        { key: 'reaction.test.note boat:a', attempts: 0 },
        { key: 'reaction.test.note boat:b', attempts: 0 },
      ],
    ]);
    await work(NOTING);
    await expect.poll(() => count('news_waiting'), { timeout: 20_000 }).toBe(0);
    expect((await effects()).map(({ subject }) => subject).sort()).toEqual(['boat:a', 'boat:a', 'boat:b']);
  });

  it('of before nobody heard it waits for nobody', async () => {
    await paint('a');
    await announceReactions(db.pool, [NOTING]);
    expect([await count('news_waiting'), await queued()]).toEqual([0, []]);
  });

  it('loses none and does none twice when its process is killed in the middle, in the order of each subject', {
    timeout: 90_000,
  }, async () => {
    await announceReactions(db.pool, [NOTING]);
    const boats = ['a', 'b', 'c', 'd', 'e'];
    for (let n = 0; n < 24; n++) await paint(...boats);
    const child = spawnNode();
    await expect.poll(() => count('effect'), { timeout: 30_000, interval: 20 }).toBeGreaterThan(15);
    child.kill('SIGKILL');
    await expect.poll(() => child.signalCode).toBe('SIGKILL');
    const done = await count('effect');
    expect(done).toBeLessThan(24 * boats.length);
    await paint(...boats);
    // Its heart stopped a while ago; the next process frees what it held.
    await db.pool.query("update background_node set seen_at = now() - interval '1 minute'");
    spawnNode();
    await expect.poll(() => count('news_waiting'), { timeout: 60_000 }).toBe(0);
    const all = await effects();
    expect(all).toHaveLength(25 * boats.length);
    for (const boat of boats) {
      const ids = all.filter(({ subject }) => subject === `boat:${boat}`).map(({ news_id }) => Number(news_id));
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
    }
  });

  it('waits for what failed before it, is tried again later, and is shown to the operator; other subjects go on', {
    timeout: 30_000,
  }, async () => {
    let isBroken = true;
    const heard: string[] = [];
    const failing: Reaction = {
      name: 'test.note',
      news: ['boat.painted'],
      async run({ id, subject }, { transaction }) {
        await NOTING.run({ id, subject, kind: 'boat.painted', payload: {}, at: new Date() }, { transaction, now: clock.now(), log });
        if (subject === 'boat:a' && isBroken) throw new Error('no brush');
        heard.push(subject);
      },
    };
    await announceReactions(db.pool, [failing]);
    await paint('a', 'a', 'b');
    await work(failing);
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['boat:b']);
    const failed = async () => (await queuedJobs(db.database, { q: 'no brush' }).execute())[0];
    await expect
      .poll(failed, { timeout: 10_000 })
      .toMatchObject({ task_identifier: 'reaction.test.note', state: 'waiting', attempts: expect.any(Number) });
    const job = (await failed())!;
    expect(job.run_at.getTime()).toBeGreaterThan(job.created_at.getTime() + 1000);
    expect(lines.filter(({ level, part }) => level === 50 && part === 'job reaction.test.note')).toHaveLength(1);
    expect(await count('effect')).toBe(1);
    const failures = async () =>
      Number((await db.pool.query("select failure_count from background_task where name = 'reaction.test.note'")).rows[0]?.failure_count);
    await expect.poll(failures, { timeout: 10_000 }).toBeGreaterThan(0);

    isBroken = false;
    await runNow(db.database, [String(job.id)], clock.now());
    await expect.poll(() => count('news_waiting'), { timeout: 20_000 }).toBe(0);
    expect(heard).toEqual(['boat:b', 'boat:a', 'boat:a']);
  });

  it('is dealt with once by two processes at once', { timeout: 30_000 }, async () => {
    await announceReactions(db.pool, [NOTING]);
    await work(NOTING);
    await work(NOTING);
    for (let n = 0; n < 12; n++) await Promise.all([paint('a'), paint('a', 'b')]);
    await expect.poll(() => count('news_waiting'), { timeout: 20_000 }).toBe(0);
    expect(await effects()).toHaveLength(36);
  });
});
