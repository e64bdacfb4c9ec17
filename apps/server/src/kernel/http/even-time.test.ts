import { expect, it } from 'vitest';
import { evenly } from './even-time.ts';

it.each([
  [0, 200],
  [3, 200],
  [199, 200],
  [201, 400],
])('an answer that took %i ms goes out after %i, whether it succeeded or failed', async (tookMs, outMs) => {
  let nowMs = 1000;
  const time = {
    nowMs: () => nowMs,
    wait: async (ms: number) => {
      nowMs += ms;
    },
  };
  const work = async () => {
    nowMs += tookMs;
    return 'done';
  };
  expect(await evenly(work, time)).toBe('done');
  expect(nowMs).toBe(1000 + outMs);
  await expect(evenly(() => work().then(() => Promise.reject(new Error('no'))), time)).rejects.toThrow('no');
  expect(nowMs).toBe(1000 + 2 * outMs);
});
