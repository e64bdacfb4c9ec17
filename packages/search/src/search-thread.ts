// Job search in a thread of its own: the main thread sends questions and changes and never waits for the processor.
// When the thread ends by itself (out of memory, a fault), every call in flight fails with search.thread_lost and `onLost` is told once;
// `restart` starts a new thread, empty: load or build it again. Build: begin, add batches in order of publication, finish.
import { Worker } from 'node:worker_threads';
import type { ConceptEdit } from '@fairway/rules/concepts/editing';
import { SearchFailure } from './failures.ts';
import type { IndexStatus } from './index-keeper.ts';
import type { SnapshotOrigin } from './snapshot.ts';
import type { Answer, Call, CallAnswer, CallArguments, CallName } from './thread-calls.ts';
import type {
  Explanation,
  JobSearch,
  SearchChange,
  SearchDocument,
  SearchRequest,
  SearchResult,
  Suggestion,
  SuggestionKind,
} from './types.ts';

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

export type SearchThreadOptions = {
  /** Called once when the thread ended without being asked to. */
  onLost?: (reason: Error) => void;
  /** Told of each thread that is started. */
  onStart?: (worker: Worker) => void;
};

export class SearchThread implements JobSearch {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #number = 0;
  #options: SearchThreadOptions;

  constructor(options: SearchThreadOptions = {}) {
    this.#options = options;
    this.restart();
  }

  /** Starts a new, empty thread; one that still runs is ended first and its calls fail. */
  restart(): void {
    const old = this.#worker;
    this.#worker = null;
    if (old !== null) void old.terminate();
    this.#failAll();
    const worker = new Worker(new URL('./index.thread.ts', import.meta.url), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
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

  search(request: SearchRequest): Promise<SearchResult> {
    return this.#call('search', request);
  }

  findIds(questions: readonly SearchRequest[]): Promise<string[][]> {
    return this.#call('findIds', questions);
  }

  explain(request: SearchRequest): Promise<Explanation> {
    return this.#call('explain', request);
  }

  suggest(
    text: string,
    kinds: readonly SuggestionKind[],
    limit: number,
    visibility: SearchRequest['visibility'],
    now: number,
  ): Promise<Suggestion[]> {
    return this.#call('suggest', text, kinds, limit, visibility, now);
  }

  apply(changes: SearchChange[]): Promise<void> {
    return this.#call('apply', changes);
  }

  /** Begins a new index for about `expected` postings; the old one answers until `finishBuild`. Changes meanwhile go to the old one only. */
  beginBuild(expected: number): Promise<void> {
    return this.#call('beginBuild', expected);
  }

  addToBuild(documents: SearchDocument[]): Promise<void> {
    return this.#call('addToBuild', documents);
  }

  finishBuild(): Promise<void> {
    return this.#call('finishBuild');
  }

  /** Writes a snapshot of everything applied so far; `origin.position` is the caller's name for that point. */
  snapshot(file: string, origin: SnapshotOrigin): Promise<void> {
    return this.#call('snapshot', file, origin);
  }

  /** Loads a snapshot and gives its position. @throws SearchFailure search.snapshot_* : the index stays as it was */
  load(file: string, timeline: string): Promise<string> {
    return this.#call('load', file, timeline);
  }

  /** From now on; what is held is to be built anew. A thread that was restarted knows none. */
  setConceptEdits(edits: readonly ConceptEdit[]): Promise<void> {
    return this.#call('setConceptEdits', edits);
  }

  /** The thread cannot tell; who builds can. */
  async renewedPercent(): Promise<null> {
    return null;
  }

  status(): Promise<IndexStatus> {
    return this.#call('status');
  }

  /** Resolves when no change waits and no compaction runs. */
  settled(): Promise<void> {
    return this.#call('settled');
  }

  #call<N extends CallName>(name: N, ...given: CallArguments<N>): Promise<CallAnswer<N>> {
    const worker = this.#worker;
    if (worker === null) return Promise.reject(new SearchFailure('search.thread_lost'));
    const number = ++this.#number;
    return new Promise<CallAnswer<N>>((resolve, reject) => {
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
