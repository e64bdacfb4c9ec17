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

  it('are locked by what says that it lives, so that those of a killed process are freed', async () => {
    let end = () => {};
    const running = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begun = false;
    const run = async () => {
      begun = true;
      await running;
    };
    const worker = await startBackground({ pool: db.pool, log, registrations: [{ name: 'test.long', run }] });
    try {
      await enqueueJob(db.database, 'test.long', {});
      await until(() => begun);
      const held = () =>
        db.pool
          .query(
            'select count(*)::int as n from background_node node join graphile_worker.jobs job on job.locked_by = any(node.worker_ids)',
          )
          .then(({ rows }) => rows[0].n);
      await expect.poll(held, { timeout: 10_000 }).toBe(1);
    } finally {
      end();
      await worker.stop();
    }
  });

  it('that go on for long hold up no end of their process, and are run again by others', async () => {
    let end = () => {};
    const running = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begun = 0;
    const run = async () => {
      begun += 1;
      if (begun === 1) await running;
    };
    const registrations = [{ name: 'test.endless', run }];
    const first = await startBackground({ pool: db.pool, log, registrations });
    await enqueueJob(db.database, 'test.endless', {});
    await until(() => begun === 1);
    // It would wait for ever.
    await first.stop();
    // Nobody has heard of it since.
    await db.pool.query("update background_node set seen_at = now() - interval '1 minute' where 'test.endless' = any(tasks)");
    const second = await startBackground({ pool: db.pool, log, registrations });
    try {
      await expect.poll(() => begun, { timeout: 20_000 }).toBe(2);
    } finally {
      end();
      await second.stop();
    }
  });

  it('that end while the database is away end no process, and are run again when it is back', async () => {
    let isAway = false;
    const pool = new Proxy(db.pool, {
      get: (target, key) => {
        const own = Reflect.get(target, key, target) as unknown;
        if (typeof own !== 'function') return own;
        if (key !== 'connect' && key !== 'query') return own.bind(target);
        return (...args: unknown[]) =>
          isAway ? Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })) : own.apply(target, args);
      },
    });
    const runs = { 'test.lost': 0, 'test.done': 0 };
    const goingAway = (name: keyof typeof runs, error?: Error) => async () => {
      runs[name] += 1;
      if (runs[name] > 1) return;
      isAway = true;
      if (error) throw error;
    };
    const worker = await startBackground({
      pool,
      log,
      registrations: [
        { name: 'test.lost', run: goingAway('test.lost', new Error('the database is away')) },
        { name: 'test.done', run: goingAway('test.done') },
      ],
    });
    try {
      for (const name of Object.keys(runs) as (keyof typeof runs)[]) {
        await enqueueJob(db.database, name, {});
        await until(() => runs[name] === 1);
        // The answer of the queue has failed meanwhile, and its pool with it.
        await new Promise((resolve) => setTimeout(resolve, 300));
        isAway = false;
        await expect.poll(() => runs[name], { timeout: 20_000 }).toBe(2);
      }
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
