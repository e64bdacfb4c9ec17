// The processes of a deployment: each says how it is, one that was killed is silent and can be forgotten, and slow statements are told without values.
import { tmpdir } from 'node:os';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import { slowStatementsOf } from '../../../kernel/database/slow-statements.ts';
import { openLog } from '../../../kernel/log.ts';
import { type BeatingNode, beatAsNode } from '../../../kernel/node-beat.ts';

const db = await cloneDatabase();
const actors = await everyRole(db.database);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/v1/admin/operations${path}`,
    ...(payload && { payload }),
    headers: { 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' },
  });
type Shown = { place: string; state: string; lagMs: number; disk: { freeBytes: number; sizeBytes: number } | null };
const nodes = async () => (await call('GET', '/nodes')).json().nodes as Shown[];
const node = async (place: string) => (await nodes()).find((one) => one.place === place);

const ends: (() => Promise<void>)[] = [];
function begin(place: string, given: Partial<BeatingNode> = {}) {
  const end = beatAsNode({
    ...db,
    log: openLog('silent'),
    ...{ place, role: 'web', dataDir: tmpdir(), everyMs: 30, readiness: async () => ({ database: true, index: true }) },
    caughtUp: async () => undefined,
    ...given,
  });
  ends.push(end);
  return end;
}
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await db.pool.query('delete from platform_node');
});

describe('a process', () => {
  it('says how it is, with the room on its disk, and goes off the list when it ends', async () => {
    const end = begin('one.example:3000');
    await expect.poll(() => node('one.example:3000')).toMatchObject({ role: 'web', state: 'ready', version: expect.stringMatching(/^\d/) });
    const { disk } = (await node('one.example:3000'))!;
    expect(disk!.freeBytes).toBeGreaterThan(0);
    expect(disk!.sizeBytes).toBeGreaterThan(disk!.freeBytes);
    await end();
    expect(await nodes()).toEqual([]);
  });

  it('lags for as long as it does not find what was written', async () => {
    let free = () => {};
    begin('late.example:3000', { caughtUp: () => new Promise<void>((resolve) => (free = resolve)) });
    await expect.poll(async () => (await node('late.example:3000'))?.lagMs ?? 0).toBeGreaterThan(300);
    free();
    begin('quick.example:3000');
    await expect.poll(async () => (await node('quick.example:3000'))?.lagMs).toBeLessThan(100);
  });

  it('that is not ready says so', async () => {
    begin('new.example:3000', { readiness: async () => ({ database: true, index: false }) });
    await expect.poll(async () => (await node('new.example:3000'))?.state).toBe('not_ready');
  });

  it('goes off the list though it was about to say how it is when it ended', async () => {
    let ready = () => {};
    const end = begin('busy.example:3000', {
      readiness: () => new Promise((resolve) => (ready = () => resolve({ database: true }))),
    });
    const ended = end();
    ready();
    await ended;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await nodes()).toEqual([]);
  });

  it('that was killed is silent after half a minute, takes its place again, and is forgotten only while it is silent', async () => {
    const killed = `insert into platform_node (place, role, version, started_at, seen_at, is_ready)
      values ('dead.example:3000', 'all', '0.1.0', now() - interval '1 day', now() - interval '31 seconds', true),
             ('alive.example:3000', 'all', '0.1.0', now(), now() - interval '20 seconds', true)`;
    await db.pool.query(killed);
    expect((await nodes()).map(({ place, state }) => [place, state])).toEqual([
      ['alive.example:3000', 'ready'],
      ['dead.example:3000', 'silent'],
    ]);
    expect((await call('POST', '/nodes/forget', { place: 'alive.example:3000' })).json()).toEqual({ forgotten: 0 });
    expect((await call('POST', '/nodes/forget', { place: 'dead.example:3000' })).json()).toEqual({ forgotten: 1 });
    expect((await call('POST', '/nodes/forget', { place: 'dead.example:3000' })).json()).toEqual({ forgotten: 0 });
    expect((await nodes()).map(({ place }) => place)).toEqual(['alive.example:3000']);
    begin('alive.example:3000', { role: 'worker' });
    await expect.poll(async () => (await nodes()).map((one) => one)).toMatchObject([{ place: 'alive.example:3000', role: 'worker' }]);
    const lines = await db.pool.query("select subject from audit_line where action = 'operations.node_forgotten'");
    expect(lines.rows).toEqual([{ subject: 'node:dead.example:3000' }]);
  });

  it('is forgotten by itself a day after it was heard of last', async () => {
    await db.pool.query(
      `insert into platform_node (place, role, version, started_at, seen_at, is_ready) values ('old.example:1', 'web', '0', now(), now() - interval '25 hours', true)`,
    );
    begin('one.example:3000');
    await expect.poll(async () => (await nodes()).map(({ place }) => place)).toEqual(['one.example:3000']);
  });
});

describe('slow statements', () => {
  it('are told with how often and how long, without their values; quick ones are not', async () => {
    const secret = 'nobody reads this';
    for (const seconds of [0.12, 0.15]) await sql`select pg_sleep(${seconds}), ${secret}::text as slow_one`.execute(db.database);
    await sql`select ${secret}::text as quick_one`.execute(db.database);
    begin('one.example:3000');
    // On a busy machine others are slow as well.
    const text = 'select pg_sleep($1), $2::text as slow_one';
    const told = async () => {
      const reply = await call('GET', '/nodes');
      return { reply, statement: reply.json().slowStatements.find((one: { text: string }) => one.text === text) };
    };
    await expect.poll(async () => (await told()).statement).toMatchObject({ place: 'one.example:3000', count: 2 });
    const { reply, statement } = await told();
    expect(statement.totalMs).toBeGreaterThan(260);
    expect(statement.longestMs).toBeGreaterThan(145);
    expect(reply.body).not.toContain(secret);
    expect(reply.body).not.toContain('quick_one');
  });

  it('are bounded: the costly ones stay', () => {
    const book = slowStatementsOf({} as never);
    for (let n = 0; n < 500; n++) book.note(`select ${n}`, 100 + n, new Date());
    expect(book.costliest()).toHaveLength(10);
    expect(book.costliest()[0]).toMatchObject({ text: 'select 499', longestMs: 599 });
  });
});
