// The other end of a thread pool: answers each message of its parent.
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './thread-pool.ts';

export function answerTasks<T, A>(work: (task: T) => A | Promise<A>): void {
  parentPort?.on('message', async (task: T) => {
    const said: ThreadAnswer<A> = await Promise.resolve()
      .then(() => work(task))
      .then(
        (answer) => ({ answer }),
        (error: unknown) => ({ failure: (error as Error).message }),
      );
    parentPort?.postMessage(said);
  });
}

/** Steps of the system's scheduler: a tenth of a processor where something else wants it all the while, so that a busy day ends no reading. */
const STEPS_BEHIND = 10;
const LAST = 19;

/**
 * Gives way to what else wants the processor: for work that may take a second or two, while pages are answered in milliseconds. Linux has a
 * priority for each thread; elsewhere it is the whole process's, which stays as it is.
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(0, Math.min(LAST, getPriority(0) + STEPS_BEHIND));
}
