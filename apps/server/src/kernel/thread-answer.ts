// The other end of a thread pool: answers each message of its parent.
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
