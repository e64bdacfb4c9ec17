import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { expect, it } from 'vitest';
import { insertJob, insertOrganization } from './jobs.fixture.ts';
import { followRows } from './row-follower.ts';
import { RowWriter } from './row-writer.ts';

const db = await cloneDatabase();
const now = Date.parse('2026-11-21T12:00:00Z');

async function rows(): Promise<number> {
  return Number((await db.pool.query('select count(*) from job_search')).rows[0].count);
}

it('the side table is not filled while that is not wanted, but followed once it is full', async () => {
  const organization = await insertOrganization(db.pool, 'Fjord Energy');
  await insertJob(db.pool, { organization_id: organization });
  const writer = new RowWriter();
  const step = (mayFill: boolean) => followRows(db.pool, writer, now, mayFill);
  expect([await step(false), await rows()]).toEqual(['empty', 0]);
  expect([await step(true), await step(false), await rows()]).toEqual(['more', 'empty', 0]);
  while ((await step(true)) !== 'caught up');
  await insertJob(db.pool, { organization_id: organization });
  expect([await step(false), await rows()]).toEqual(['caught up', 2]);
  // Another history of the database: what it holds is not written anew, and not thrown away, before it may be filled.
  await db.pool.query("update search_cursor set history = '1/2/3'");
  expect([await step(false), await rows()]).toEqual(['empty', 2]);
});
