import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { describe, expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { enqueueJob, startBackground } from './background.ts';

const db = await cloneDatabase();
const log = openLog('silent');

async function until(done: () => boolean): Promise<void> {
  for (let n = 0; n < 200 && !done(); n++) await new Promise((resolve) => setTimeout(resolve, 25));
  expect(done()).toBe(true);
}

describe('background jobs', () => {
  it('exist exactly when their transaction does, run, and are tried again after a failure', async () => {
    const seen: unknown[] = [];
    let failures = 0;
    const worker = await startBackground({
      pool: db.pool,
      log,
      registrations: [
        { name: 'test.note', run: async (payload) => void seen.push(payload) },
        {
          name: 'test.flaky',
          run: async () => {
            failures += 1;
            if (failures === 1) throw new Error('once');
          },
        },
      ],
    });
    try {
      await enqueueJob(db.database, 'test.note', { n: 1 });
      await db.database
        .transaction()
        .execute(async (transaction) => {
          await enqueueJob(transaction, 'test.note', { n: 2 });
          throw new Error('rolled back');
        })
        .catch(() => undefined);
      await enqueueJob(db.database, 'test.flaky', {}, { maxAttempts: 3 });
      await until(() => seen.length === 1 && failures >= 1);
      expect(seen).toEqual([{ n: 1 }]);
      const failed = () =>
        db.pool
          .query("select attempts, last_error from graphile_worker.jobs where task_identifier = 'test.flaky'")
          .then(({ rows }) => rows[0]);
      await expect.poll(failed).toMatchObject({ attempts: 1, last_error: 'once' });
    } finally {
      await worker.stop();
    }
  });

  it('with one key wait once', async () => {
    const runAt = new Date(Date.now() + 3_600_000);
    await enqueueJob(db.database, 'test.keyed', { n: 1 }, { key: 'k', runAt });
    await enqueueJob(db.database, 'test.keyed', { n: 2 }, { key: 'k', runAt });
    const { rows } = await db.pool.query("select count(*)::int as n from graphile_worker.jobs where task_identifier = 'test.keyed'");
    expect(rows[0].n).toBe(1);
  });
});
