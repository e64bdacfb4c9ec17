// Job search of a node: the index in its thread while it follows the database, search in SQL while it does not (both give the same answers).
// Opening never waits for the database: a question that comes before either can answer waits for the first, a while; where a build is known
// to take longer, it is told at once when to come again.
import { SearchFailure } from '@fairway/search/failures';
import { SearchThread } from '@fairway/search/search-thread';
import type { Explanation, JobSearch, SearchChange, SearchRequest, SearchResult, Suggestion, SuggestionKind } from '@fairway/search/types';
import type pg from 'pg';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { repeat, roundsOf } from '../../kernel/recurring.ts';
import { FollowedThread } from './followed-thread.ts';
import { Follower, type FollowerState } from './follower.ts';
import { followRows, sweepRows } from './row-follower.ts';
import { RowWriter } from './row-writer.ts';
import { SqlJobSearch } from './sql-search.ts';
import { sweepOutbox } from './window.ts';

export type JobSearchOptions = {
  pool: pg.Pool;
  databaseUrl: string;
  /** The folder for snapshots of the index (services.ts searchDir). */
  dataDir: string;
  log: Log;
  clock: Clock;
  /** Time between snapshots, where anything changed. */
  snapshotEveryMs?: number;
};

export type AnswersFrom = 'index' | 'sql' | 'nothing';

const SNAPSHOT_EVERY_MS = 300_000;
const SWEEP_EVERY_MS = 3_600_000;
/** Pauses between steps of the side table: while it is needed, and while an index answers. */
const ROWS_NEEDED_MS = 200;
const ROWS_SPARE_MS = 5000;
const WAIT_MS = 15_000;

/** Opens search; give the result's `close` its time at shutdown, it writes a snapshot. */
export function openJobSearch(options: JobSearchOptions): OpenedJobSearch {
  return new OpenedJobSearch(options);
}

export class OpenedJobSearch {
  readonly search: JobSearch;
  #options: JobSearchOptions;
  #thread: SearchThread;
  #followed: FollowedThread;
  #follower: Follower;
  #sql: SqlJobSearch;
  #writer = new RowWriter();
  #rowsReady = false;
  #closed = false;
  #ends: (() => void)[];
  #rows: Promise<void>;
  #wakeRows: () => void = () => undefined;

  constructor(options: JobSearchOptions) {
    const { pool, databaseUrl, log, clock } = options;
    const now = () => clock.now().getTime();
    this.#options = options;
    this.#thread = new SearchThread({ onLost: (reason) => this.#threadLost(reason) });
    this.#followed = new FollowedThread(this.#thread, { pool, dataDir: options.dataDir, log, now });
    this.#sql = new SqlJobSearch(pool);
    this.#follower = new Follower({
      pool,
      databaseUrl,
      index: this.#followed,
      log,
      now,
      onState: (state) => {
        if (state === 'following') return;
        // Written now and then so far: what they hold may be seconds old.
        this.#rowsReady = false;
        this.#wakeRows();
      },
      onOtherHistory: () => {
        this.#sql.forget();
        this.#writer.forget();
      },
    });
    this.search = {
      search: (request: SearchRequest): Promise<SearchResult> => this.#answer((search) => search.search(request)),
      findIds: (questions: readonly SearchRequest[]): Promise<string[][]> => this.#answer((search) => search.findIds(questions)),
      explain: (request: SearchRequest): Promise<Explanation> => this.#answer((search) => search.explain(request)),
      suggest: (
        text: string,
        kinds: readonly SuggestionKind[],
        limit: number,
        visibility: SearchRequest['visibility'],
        at: number,
      ): Promise<Suggestion[]> => this.#answer((search) => search.suggest(text, kinds, limit, visibility, at)),
      renewedPercent: async () => (this.#follower.isRenewing ? (this.#followed.builtPercent ?? 0) : null),
      apply: (changes: SearchChange[]): Promise<void> => this.#thread.apply(changes),
    };
    this.#rows = this.#followRows();
    this.#ends = [
      repeat(log, 'search snapshot', options.snapshotEveryMs ?? SNAPSHOT_EVERY_MS, () => this.snapshot()),
      repeat(log, 'sweep of search', SWEEP_EVERY_MS, () => this.sweep()),
    ];
  }

  /** True while the index answers. */
  ready(): boolean {
    return this.#follower.isFollowing;
  }

  get state(): FollowerState {
    return this.#follower.state;
  }

  get answersFrom(): AnswersFrom {
    return this.ready() ? 'index' : this.#rowsReady ? 'sql' : 'nothing';
  }

  /** Resolves when everything committed before the call is found. */
  waitUntil(): Promise<void> {
    return this.#follower.caughtUp();
  }

  /** Writes a snapshot where anything changed. */
  async snapshot(): Promise<void> {
    const position = this.#follower.position;
    if (this.ready() && position !== null) await this.#followed.save(position);
  }

  /** The snapshot as it was written last. */
  saved(): Promise<{ sizeBytes: number; savedAt: Date } | undefined> {
    return this.#followed.saved();
  }

  /** Forgets what closed long ago, and old rows of the outbox. */
  async sweep(): Promise<void> {
    const { pool, clock } = this.#options;
    if (this.ready()) await this.#followed.removeClosed();
    await sweepRows(pool, clock.now().getTime());
    await sweepOutbox(pool);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    for (const end of this.#ends) end();
    this.#wakeRows();
    this.#followed.stop();
    await this.#follower.close();
    await this.#rows;
    await this.snapshot().catch((error: unknown) => this.#options.log.warn({ err: error }, 'the search snapshot was not written'));
    await this.#thread.close();
  }

  async #answer<T>(ask: (search: JobSearch) => Promise<T>): Promise<T> {
    const until = performance.now() + WAIT_MS;
    for (;;) {
      const from = this.answersFrom;
      try {
        if (from === 'index') return await ask(this.#thread);
        if (from === 'sql') return await ask(this.#sql);
      } catch (error) {
        // The thread went away under the question: it is asked again.
        const again = error instanceof SearchFailure && (error.code === 'search.thread_lost' || error.code === 'search.not_loaded');
        if (!again || this.#closed) throw error;
      }
      const leftMs = this.#followed.buildLeftMs;
      if (performance.now() > until || (leftMs !== null && leftMs > WAIT_MS)) throw notYet(leftMs);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  #threadLost(reason: Error): void {
    if (this.#closed) return;
    this.#options.log.error({ err: reason }, 'the search thread ended and is started again');
    this.#thread.restart();
    this.#follower.indexLost();
  }

  /** The side table: at once while it answers, now and then while it does not. */
  async #followRows(): Promise<void> {
    const { pool, log, clock } = this.#options;
    const rounds = roundsOf(log);
    while (!this.#closed) {
      try {
        await this.#followed.knowEdits();
        const needed = !this.ready();
        // Filling takes longer than building the index and would only slow it down.
        const mayFill = (this.state !== 'building' && !this.#follower.isRenewing) || this.#followed.buildFailed;
        const step = await followRows(pool, this.#writer, clock.now().getTime(), mayFill);
        if (step !== 'busy') this.#rowsReady = needed && step === 'caught up';
        rounds.succeeded('search rows');
        await this.#pause(step === 'more' ? 0 : this.ready() ? ROWS_SPARE_MS : ROWS_NEEDED_MS);
      } catch (error) {
        if (!this.#closed) rounds.failed('search rows', error);
        this.#rowsReady = false;
        await this.#pause(1000);
      }
    }
  }

  async #pause(delayMs: number): Promise<void> {
    if (this.#closed) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, delayMs);
      this.#wakeRows = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Says when to ask again, where that is known. */
function notYet(leftMs: number | null): SearchFailure {
  const failure = new SearchFailure('search.not_loaded');
  if (leftMs !== null) failure.retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000));
  return failure;
}
