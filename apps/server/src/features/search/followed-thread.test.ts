import type { SearchThread } from '@fairway/search/search-thread';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import pino from 'pino';
import { expect, it } from 'vitest';
import { FollowedThread } from './followed-thread.ts';
import { insertJobs, insertOrganization } from './jobs.fixture.ts';

const db = await cloneDatabase();
const log = pino({ level: 'silent' });

it('a build tells how long it will take once its pace is known, and whether it broke off', async () => {
  const organization = await insertOrganization(db.pool, 'Fjord Energy');
  // Two batches and a half of a scan.
  await insertJobs(
    db.pool,
    Array.from({ length: 5000 }, () => ({ organization_id: organization })),
  );
  let takeBatch: (error?: Error) => void = () => undefined;
  const thread = {
    setConceptEdits: async () => undefined,
    beginBuild: async () => undefined,
    addToBuild: () => new Promise<void>((resolve, reject) => (takeBatch = (error) => (error ? reject(error) : resolve()))), // biome-ignore format: one thought
  } as unknown as SearchThread;
  const followed = new FollowedThread(thread, { pool: db.pool, dataDir: '/nowhere', log, now: Date.now });
  expect(followed.buildLeftMs).toBeNull();
  const build = followed.build();
  await expect.poll(() => followed.buildLeftMs, { timeout: 10_000 }).not.toBeNull();
  // 2,000 of 5,000 are in: one and a half times what it took so far, and a little.
  expect(followed.buildLeftMs).toBeGreaterThan(1500);
  expect(followed.buildFailed).toBe(false);
  takeBatch(new Error('the thread ended'));
  await expect(build).rejects.toThrow('the thread ended');
  expect([followed.buildLeftMs, followed.buildFailed]).toEqual([null, true]);
});
