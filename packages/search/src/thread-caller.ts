// What owns an index in a thread of its own, called from the main thread, which sends questions and changes and never waits for the processor.
// When the thread ends by itself (out of memory, a fault), every call in flight fails with search.thread_lost and `onLost` is told once;
// `restart` starts a new thread, empty: load or build it again.
import { Worker } from 'node:worker_threads';
import { SearchFailure } from './failures.ts';
import type { Answer, Call, CallAnswer, CallArguments, CallName } from './thread-calls.ts';

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

export type ThreadOptions = {
  /** Called once when the thread ended without being asked to. */
  onLost?: (reason: Error) => void;
  /** Told of each thread that is started. */
  onStart?: (worker: Worker) => void;
};

/** `Keeper`: what the thread owns, whose methods are called by their names. */
export class ThreadCaller<Keeper> {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #number = 0;
  #file: URL;
  #options: ThreadOptions;

  constructor(file: URL, options: ThreadOptions) {
    this.#file = file;
    this.#options = options;
    this.restart();
  }

  /** Starts a new, empty thread; one that still runs is ended first and its calls fail. */
  restart(): void {
    const old = this.#worker;
    this.#worker = null;
    if (old !== null) void old.terminate();
    this.#failAll();
    const worker = new Worker(this.#file, { execArgv: ['--disable-warning=ExperimentalWarning'] });
    this.#worker = worker;
    this.#options.onStart?.(worker);
    let reason = new SearchFailure('search.thread_lost') as Error;
    worker.on('message', (answer: Answer) => this.#receive(answer));
    worker.on('error', (error) => {
      reason = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#failAll(reason.message);
      this.#options.onLost?.(reason);
    });
  }

  /** Ends the thread; calls in flight fail, `onLost` is not told. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#failAll();
    await worker?.terminate();
  }

  protected call<N extends CallName<Keeper>>(name: N, ...given: CallArguments<Keeper, N>): Promise<CallAnswer<Keeper, N>> {
    const worker = this.#worker;
    if (worker === null) return Promise.reject(new SearchFailure('search.thread_lost'));
    const number = ++this.#number;
    return new Promise<CallAnswer<Keeper, N>>((resolve, reject) => {
      this.#waiting.set(number, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage({ number, name, arguments: given } satisfies Call);
    });
  }

  #receive(answer: Answer): void {
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    if (answer.ok) waiting?.resolve(answer.value as never);
    else waiting?.reject(failureOf(answer.code, answer.message));
  }

  #failAll(detail?: string): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new SearchFailure('search.thread_lost', detail));
  }
}

function failureOf(code: SearchFailure['code'] | null, message: string): SearchFailure {
  const failure = new SearchFailure(code ?? 'search.broken');
  failure.message = code === null ? `${failure.message} ${message}` : message;
  return failure;
}
