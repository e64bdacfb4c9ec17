// Work that an outsider's bytes could make long, in threads: a few at once, each task within its time and memory, a few more waiting. A
// thread is kept for the next task for a while, because starting one costs more than most tasks. One that runs out of time or memory is
// ended with its task alone; whoever started it hears a ThreadFailure, never the thread's own words. Memory is what its objects take, which the
// thread itself is held to, and what its buffers do, which nothing holds it to but a look at it now and then.
import { Worker } from 'node:worker_threads';
import { turns } from './turns.ts';

export type ThreadLimits = { atOnce: number; waiting: number; timeMs: number; memoryMb: number };
/** What a `*.thread.ts` posts for a task. */
export type ThreadAnswer<A> = { answer: A } | { failure: string };

export class ThreadFailure extends Error {
  override name = 'ThreadFailure';
}

const IDLE_MS = 30_000;
/** How often a thread at work is asked how much its buffers take. What unpacks fills 400 MB in a second. */
const LOOK_MS = 100;
const MB = 1024 * 1024;

type Task<A> = { resolve(answer: A): void; reject(error: Error): void; late: NodeJS.Timeout; looking: NodeJS.Timeout };
type Thread<T, A> = { give(task: T, asked: Pick<Task<A>, 'resolve' | 'reject'>): void; end(): void };

/** A pool over one `*.thread.ts`, which answers each message with a ThreadAnswer. Its function throws ThreadFailure, and Problem unavailable when too many wait. */
export function threadPool<T, A>(script: URL, limits: ThreadLimits): (task: T) => Promise<A> {
  const takeTurn = turns(limits);
  const idle: { thread: Thread<T, A>; since: NodeJS.Timeout }[] = [];
  const forget = (thread: Thread<T, A>) => {
    const at = idle.findIndex((one) => one.thread === thread);
    if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.since);
  };
  const keep = (thread: Thread<T, A>) => {
    idle.push({ thread, since: setTimeout(() => thread.end(), IDLE_MS).unref() });
  };
  const take = () => {
    const thread = idle.at(-1)?.thread ?? startThread<T, A>(script, limits, { keep, forget });
    forget(thread);
    return thread;
  };
  return (task) => takeTurn(() => new Promise<A>((resolve, reject) => take().give(task, { resolve, reject })));
}

function startThread<T, A>(
  script: URL,
  limits: ThreadLimits,
  pool: Record<'keep' | 'forget', (thread: Thread<T, A>) => void>,
): Thread<T, A> {
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 32 },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  let task: Task<A> | undefined;
  const taken = () => {
    const ended = task;
    task = undefined;
    clearTimeout(ended?.late);
    clearInterval(ended?.looking);
    return ended;
  };
  const thread: Thread<T, A> = {
    give(given, asked) {
      const late = setTimeout(() => lose('a thread did not answer in its time'), limits.timeMs);
      task = { ...asked, late, looking: setInterval(() => void look(), LOOK_MS) };
      worker.postMessage(given);
    },
    end() {
      pool.forget(thread);
      void worker.terminate();
    },
  };
  const lose = (why: string) => {
    thread.end();
    taken()?.reject(new ThreadFailure(why));
  };
  // One that ended meanwhile has nothing to say.
  const look = async () => {
    const { external_memory: bytes } = await worker.getHeapStatistics().catch(() => ({ external_memory: 0 }));
    if (task && bytes > limits.memoryMb * MB) lose('the buffers of a thread took all its memory');
  };
  worker.on('message', (said: ThreadAnswer<A>) => {
    const ended = taken();
    pool.keep(thread);
    if ('failure' in said) ended?.reject(new ThreadFailure(said.failure));
    else ended?.resolve(said.answer);
  });
  worker.on('error', (error: Error) => lose(error.message));
  worker.on('exit', () => lose('a thread ended'));
  // A thread without a task holds nobody's end up; a task has its timer.
  worker.unref();
  return thread;
}
