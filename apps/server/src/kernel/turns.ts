// Heavy work takes turns: a few at once, a few waiting, the rest is told to come back.
import { Problem } from './http/problems.ts';

/** Runs work, at most `atOnce` at a time; throws Problem unavailable where more than `waiting` wait already. */
export function turns({ atOnce, waiting }: { atOnce: number; waiting: number }): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else {
      if (queue.length >= waiting) throw new Problem('unavailable', { headers: { 'retry-after': '5' } });
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
