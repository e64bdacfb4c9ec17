import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { Problem } from './http/problems.ts';
import { ThreadFailure, threadPool } from './thread-pool.ts';

const pool = (more: { atOnce?: number; waiting?: number; timeMs?: number } = {}) =>
  threadPool<string, string>(new URL('./thread-pool.fixture.thread.ts', import.meta.url), {
    atOnce: 1,
    waiting: 5,
    timeMs: 20_000,
    memoryMb: 32,
    ...more,
  });

describe('a pool of threads', () => {
  it('keeps a thread for the next task, also after one that failed', async () => {
    const run = pool();
    expect(await run('a')).toBe('a 1');
    await expect(run('fail')).rejects.toThrow(new ThreadFailure('It broke'));
    expect(await run('b')).toBe('b 3');
  });

  it.each([['exit'], ['grow'], ['fill'], ['spin']])(
    'ends a thread whose task does not end well (%s), and goes on with another',
    async (told) => {
      const run = pool({ timeMs: told === 'spin' ? 3000 : 20_000 });
      await expect(run(told)).rejects.toThrow(ThreadFailure);
      expect(await run('a')).toBe('a 1');
    },
  );

  it('does as many tasks at once as it may, lets a few wait, and tells the others to come back', async () => {
    const run = pool({ atOnce: 2, waiting: 1 });
    const ended = await Promise.allSettled(['wait', 'wait', 'wait', 'wait'].map(run));
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect((ended[3] as PromiseRejectedResult).reason).toBeInstanceOf(Problem);
  });

  it.runIf(process.platform === 'linux')('gives way to all else where it asks to, and the thread that serves stays as it is', async () => {
    const before = getPriority();
    expect(Number(await pool()('give way'))).toBeGreaterThan(before);
    expect(getPriority()).toBe(before);
  });

  it('does nothing of it in the thread that serves', async () => {
    let turnsOfTheLoop = 0;
    const counting = setInterval(() => turnsOfTheLoop++, 5);
    await expect(pool({ timeMs: 1500 })('spin')).rejects.toThrow(ThreadFailure);
    clearInterval(counting);
    expect(turnsOfTheLoop).toBeGreaterThan(3);
  });
});
