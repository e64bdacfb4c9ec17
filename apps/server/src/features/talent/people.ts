// The people of a node: their index in a thread of its own, opened by the first question and made equal to the database before each answer. So a
// visibility that was taken back counts from the next question on, and a node where nobody recruits keeps nothing. An index that wore out, or that
// was read with another dictionary of concepts, is made anew beside the one that answers.
import { SearchFailure } from '@fairway/search/failures';
import { PeopleThread } from '@fairway/search/people-thread';
import type { PeopleRequest, PeopleResult } from '@fairway/search/people-types';
import type pg from 'pg';
import { onePerNode } from '../../kernel/feature.ts';
import type { Log } from '../../kernel/log.ts';
import { listEdits, readEditsMark } from '../search/concepts/queries.ts';
import { currentPosition, type Outbox, type Position, positionFault, readWindow } from '../search/window.ts';
import { countFound, listChanges, scanDocuments } from './documents.ts';

const OUTBOX: Outbox = { table: 'talent_outbox', subject: 'user_id' };
const APPLY_BATCH = 2000;
/** How long a question waits for the first index. */
const WAIT_MS = 15_000;
/** A build's pace says something from here on. */
const PACE_KNOWN_MS = 500;

type Build = { from: Position; mark: string; startedAt: number; expected: number; added: number; added$: Promise<void>; isAdded: boolean };

export class People {
  #pool: pg.Pool;
  #log: Log;
  #thread: PeopleThread | null = null;
  #position: Position | null = null;
  /** The edits of concepts that the index was read with. */
  #mark = '';
  #worn = false;
  #build: Build | null = null;
  /** The position has to be held against the database: something failed since. */
  #doubtful = false;
  #looking: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #closed = false;

  constructor({ pool, log }: { pool: pg.Pool; log: Log }) {
    this.#pool = pool;
    this.#log = log;
  }

  /** Finds people as they are when the question comes. @throws SearchFailure search.not_loaded with when to ask again */
  async search(request: PeopleRequest): Promise<PeopleResult> {
    await this.#caughtUp();
    return this.#opened().search(request);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread?.close();
    this.#thread = null;
    await this.#build?.added$.catch(() => undefined);
  }

  /** One look at a time; who comes while one runs needs the next, for it may have read before. */
  #caughtUp(): Promise<void> {
    if (this.#looking === null) {
      this.#looking = this.#look().finally(() => {
        this.#looking = null;
      });
      return this.#looking;
    }
    this.#next ??= this.#looking
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        return this.#caughtUp();
      });
    return this.#next;
  }

  async #look(): Promise<void> {
    try {
      const mark = await readEditsMark(this.#pool);
      if (this.#position !== null && this.#doubtful && (await positionFault(this.#pool, this.#position, OUTBOX)) !== null)
        this.#position = null;
      this.#doubtful = false;
      if ((this.#position === null || this.#worn || mark !== this.#mark) && this.#build?.mark !== mark)
        this.#begin(mark, await currentPosition(this.#pool, OUTBOX));
      if (this.#position === null) await this.#first();
      else if (this.#build?.isAdded) await this.#takeOver(this.#build);
      await this.#follow();
    } catch (error) {
      this.#doubtful = true;
      throw error;
    }
  }

  /** Begins an index. One that was on its way ends first: its last batch must not come into this one. */
  #begin(mark: string, from: Position): void {
    const before = this.#build?.added$.catch(() => undefined);
    const build: Build = { from, mark, startedAt: performance.now(), expected: 0, added: 0, isAdded: false, added$: Promise.resolve() };
    this.#build = build;
    build.added$ = Promise.resolve(before).then(() => this.#addAll(build));
    build.added$.catch((error: unknown) => {
      // One that another took the place of is no failure.
      if (this.#build !== build || this.#closed) return;
      this.#build = null;
      this.#log.warn({ err: error }, 'the index of people was not built; the next question tries again');
    });
  }

  async #addAll(build: Build): Promise<void> {
    const thread = this.#opened();
    build.expected = await countFound(this.#pool);
    await thread.beginBuild(build.expected, await listEdits(this.#pool));
    let adding: Promise<void> = Promise.resolve();
    for await (const documents of scanDocuments(this.#pool)) {
      // The next batch is read while the thread takes this one.
      await adding;
      if (this.#closed || this.#build !== build) throw new Error('another build has begun');
      adding = thread.addToBuild(documents);
      adding.catch(() => undefined);
      build.added += documents.length;
    }
    await adding;
    build.isAdded = true;
  }

  /** Waits for the first index a while. @throws SearchFailure search.not_loaded */
  async #first(): Promise<void> {
    const build = this.#build!;
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS);
    });
    await Promise.race([build.added$, waited]).finally(() => clearTimeout(timer));
    if (!build.isAdded) throw notYet(build);
    await this.#takeOver(build);
  }

  async #takeOver(build: Build): Promise<void> {
    await this.#opened().finishBuild();
    this.#position = build.from;
    this.#mark = build.mark;
    this.#worn = false;
    this.#build = null;
    const durationMs = Math.round(performance.now() - build.startedAt);
    this.#log.info({ people: build.added, durationMs }, 'index of people built');
  }

  async #follow(): Promise<void> {
    const window = await readWindow(this.#pool, this.#position!, OUTBOX);
    if (window === undefined) {
      this.#position = null;
      throw new SearchFailure('search.not_loaded', 'More changed than can be followed.');
    }
    for (let at = 0; at < window.ids.length; at += APPLY_BATCH) {
      const { worn } = await this.#opened().apply(await listChanges(this.#pool, window.ids.slice(at, at + APPLY_BATCH)));
      this.#worn = worn;
    }
    // Only now: a window that broke off is read again, and applying a change twice changes nothing.
    this.#position = window.position;
  }

  #opened(): PeopleThread {
    if (this.#closed) throw new SearchFailure('search.thread_lost');
    this.#thread ??= new PeopleThread({
      onLost: (reason) => {
        this.#log.error({ err: reason }, 'the thread of people ended; the next question starts it again');
        this.#thread = null;
        this.#position = null;
        this.#build = null;
      },
    });
    return this.#thread;
  }
}

/** Says when to ask again, where that is known. */
function notYet({ startedAt, expected, added }: Build): SearchFailure {
  const failure = new SearchFailure('search.not_loaded');
  const elapsedMs = performance.now() - startedAt;
  const leftMs = added === 0 || elapsedMs < PACE_KNOWN_MS ? 0 : (elapsedMs * Math.max(0, expected - added)) / added;
  failure.retryAfterSeconds = Math.max(2, Math.ceil(leftMs / 1000));
  return failure;
}

export const peopleOfNode = onePerNode(({ pool, log, app }) => {
  const people = new People({ pool, log });
  app.addHook('onClose', () => people.close());
  return people;
});
