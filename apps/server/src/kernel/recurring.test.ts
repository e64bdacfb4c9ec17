import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { repeat, roundsOf } from './recurring.ts';

function openBook() {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, rounds: roundsOf(log), said: () => lines.map(({ level, msg }) => `${pino.levels.labels[level]}: ${msg}`) };
}

describe('what runs again and again', () => {
  it('reports its first failure as an error, is silent while it goes on, and says when it works again', () => {
    const { rounds, said } = openBook();
    rounds.succeeded('feeds');
    for (const text of ['one', 'two', 'three']) rounds.failed('feeds', new Error(text));
    expect(said()).toEqual(['error: feeds fails']);
    rounds.succeeded('feeds');
    rounds.succeeded('feeds');
    expect(said()).toEqual(['error: feeds fails', 'info: feeds works again']);
    rounds.failed('feeds', 'no error at all');
    expect(said()).toHaveLength(3);
  });

  it('is listed while it fails, since its first failure, with its last error', async () => {
    const { log, rounds } = openBook();
    rounds.failed('feeds', new Error('one'));
    const [first] = rounds.failing();
    await wait(5);
    rounds.failed('feeds', new Error('two'));
    expect(roundsOf(log).failing()).toEqual([{ part: 'feeds', since: first?.since, error: 'two' }]);
    rounds.succeeded('feeds');
    expect(rounds.failing()).toEqual([]);
  });

  it('goes on after a failure, one round at a time, and is forgotten when it ends', async () => {
    const { log, rounds } = openBook();
    let running = 0;
    let most = 0;
    let count = 0;
    let broken = true;
    const end = repeat(log, 'slow', 2, async () => {
      most = Math.max(most, ++running);
      await wait(6);
      running--;
      count++;
      if (broken) throw new Error('not yet');
    });
    await expect.poll(() => rounds.failing().length).toBe(1);
    broken = false;
    await expect.poll(() => rounds.failing()).toEqual([]);
    await expect.poll(() => count).toBeGreaterThan(2);
    expect(most).toBe(1);
    rounds.failed('slow', new Error('again'));
    end();
    expect(rounds.failing()).toEqual([]);
  });
});
