import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { describe, expect, it } from 'vitest';
import type { JobContext } from '../../kernel/background/background.ts';
import { openLog } from '../../kernel/log.ts';
import { orderSchoolList, schoolJobs } from './jobs.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const db = await cloneDatabase();
const waiting = async () =>
  (await db.pool.query("select count(*)::int n from graphile_worker.jobs where task_identifier = 'schools.fill'")).rows[0].n;
const [job] = schoolJobs({ database: db.database, clock: { now: () => NOW }, config: { dnsServer: undefined } });
const run = () => job?.run({}, { log: openLog('silent') } as JobContext);
const count = async () => (await db.pool.query('select count(*)::int n from school')).rows[0].n;

describe('the school list of a new deployment', () => {
  it('is ordered once, however many nodes start', async () => {
    await Promise.all([orderSchoolList(db.database, NOW), orderSchoolList(db.database, NOW)]);
    expect(await waiting()).toBe(1);
  });

  it('is filled once, and not ordered again', async () => {
    await run();
    const filled = await count();
    expect(filled).toBeGreaterThan(10_000);
    await db.pool.query("delete from school where source_id = 'uio.no'");
    await run();
    expect(await count()).toBe(filled - 1);
    await db.pool.query('select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null');
    await orderSchoolList(db.database, NOW);
    expect(await waiting()).toBe(0);
  });
});
