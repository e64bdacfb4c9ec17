// The index in its thread as something to follow with: built from the database, kept as a snapshot file (DATA_DIR/search).
// A snapshot names the position up to which changes are in; one that is damaged, of another version or history is not used.
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ConceptEdit } from '@fairway/rules/concepts/editing';
import { setConceptEdits } from '@fairway/search/concept-dictionary';
import { SearchFailure } from '@fairway/search/failures';
import type { SearchThread } from '@fairway/search/search-thread';
import type { SearchChange } from '@fairway/search/types';
import type pg from 'pg';
import type { Log } from '../../kernel/log.ts';
import { listEdits, readEditsMark } from './concepts/queries.ts';
import { KEPT_AFTER_DEADLINE_MS, listClosed, scanDocuments } from './documents.ts';
import type { FollowedIndex } from './follower.ts';
import type { Position } from './window.ts';

const REMOVE_BATCH = 2000;
/** A build's pace says something from here on. */
const PACE_KNOWN_MS = 1000;
/** Putting the built lists in order, as a share of the time that adding took. */
const FINISHING = 0.05;
/** What stands in a snapshot as its position. */
type Origin = { position: Position; closedTo: number };

export class FollowedThread implements FollowedIndex {
  /** Changes taken since the last snapshot. */
  unsaved = 0;
  /** True where the last build broke off: who waits for the next one may wait long. */
  buildFailed = false;
  #building: { startedAt: number; expected: number; added: number } | null = null;
  #thread: SearchThread;
  #pool: pg.Pool;
  #file: string;
  #log: Log;
  #now: () => number;
  #stopped = false;
  /** Edits of the dictionary as they were read last. */
  #edits: { mark: string; list: ConceptEdit[] } | null = null;
  /** Postings whose deadline passed before this instant (milliseconds) are out. */
  #closedTo = 0;

  constructor(thread: SearchThread, options: { pool: pg.Pool; dataDir: string; log: Log; now: () => number }) {
    this.#thread = thread;
    this.#pool = options.pool;
    this.#file = path.join(options.dataDir, 'postings.snapshot');
    this.#log = options.log;
    this.#now = options.now;
  }

  /** The snapshot file; undefined where none was written yet. */
  async saved(): Promise<{ sizeBytes: number; savedAt: Date } | undefined> {
    const found = await stat(this.#file).catch(() => undefined);
    return found && { sizeBytes: found.size, savedAt: found.mtime };
  }

  /** How far a build that runs is, 0 to 100; null where none runs. */
  get builtPercent(): number | null {
    const building = this.#building;
    return building && Math.min(99, Math.floor((100 * building.added) / Math.max(1, building.expected)));
  }

  /** Takes over what the platform has changed in the dictionary of concepts; true where that is not what it was. */
  async readEdits(db: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
    const mark = await readEditsMark(db);
    if (mark === this.#edits?.mark) return false;
    const isFirst = this.#edits === null;
    this.#edits = { mark, list: await listEdits(db) };
    setConceptEdits(this.#edits.list);
    await this.#thread.setConceptEdits(this.#edits.list);
    return !isFirst;
  }

  /** Before anything is made of postings: without the edits it would be of another dictionary. */
  async knowEdits(): Promise<void> {
    if (this.#edits === null) await this.readEdits(this.#pool);
  }

  async load(history: string): Promise<Position | null> {
    try {
      await this.#thread.setConceptEdits(this.#edits?.list ?? []);
      const { position, closedTo } = JSON.parse(await this.#thread.load(this.#file, history)) as Origin;
      this.#closedTo = closedTo;
      this.unsaved = 0;
      return position;
    } catch (error) {
      const code = error instanceof SearchFailure ? error.code : undefined;
      if (code === 'search.thread_lost') throw error;
      if (code !== 'search.snapshot_missing')
        this.#log.warn({ err: error, code }, 'the search snapshot is not used; the index is built anew');
      return null;
    }
  }

  async build(): Promise<void> {
    const building = { startedAt: performance.now(), expected: 0, added: 0 };
    this.#building = building;
    try {
      await this.#build(building);
      this.buildFailed = false;
    } catch (error) {
      this.buildFailed = true;
      throw error;
    } finally {
      this.#building = null;
    }
    const durationMs = Math.round(performance.now() - building.startedAt);
    this.#log.info({ postings: building.added, durationMs }, 'search index built');
  }

  /** Milliseconds until the build that runs is done, by its pace so far; null where none runs or it is too early to tell. */
  get buildLeftMs(): number | null {
    const building = this.#building;
    if (building === null || building.added === 0) return null;
    const elapsedMs = performance.now() - building.startedAt;
    const left = Math.max(0, building.expected - building.added) / building.added;
    return elapsedMs < PACE_KNOWN_MS ? null : elapsedMs * (left + FINISHING);
  }

  async #build(building: { expected: number; added: number }): Promise<void> {
    const now = this.#now();
    const { rows } = await this.#pool.query<{ n: string }>('select count(*) as n from job where withdrawn_at is null');
    building.expected = Number(rows[0]!.n);
    await this.#thread.setConceptEdits(this.#edits?.list ?? []);
    await this.#thread.beginBuild(building.expected);
    let adding: Promise<void> = Promise.resolve();
    for await (const documents of scanDocuments(this.#pool, now)) {
      // The next batch is read while the thread takes this one, and no more than that waits.
      await adding;
      if (this.#stopped) throw new Error('the node is closing');
      adding = this.#thread.addToBuild(documents);
      adding.catch(() => undefined);
      building.added += documents.length;
    }
    await adding;
    await this.#thread.finishBuild();
    this.#closedTo = now - KEPT_AFTER_DEADLINE_MS;
    this.unsaved += building.added + 1;
  }

  /** A build that runs breaks off. */
  stop(): void {
    this.#stopped = true;
  }

  async apply(changes: SearchChange[]): Promise<void> {
    await this.#thread.apply(changes);
    this.unsaved += changes.length;
  }

  /** Takes out what closed long ago. */
  async removeClosed(): Promise<void> {
    const to = this.#now() - KEPT_AFTER_DEADLINE_MS;
    if (to <= this.#closedTo) return;
    const ids = await listClosed(this.#pool, this.#closedTo, to);
    for (let at = 0; at < ids.length; at += REMOVE_BATCH)
      await this.apply(ids.slice(at, at + REMOVE_BATCH).map((id) => ({ kind: 'remove', id })));
    this.#closedTo = to;
  }

  /** Writes a snapshot where anything changed since the last one. `position`: all before it is in. */
  async save(position: Position): Promise<void> {
    if (this.unsaved === 0) return;
    const changes = this.unsaved;
    await mkdir(path.dirname(this.#file), { recursive: true });
    const origin: Origin = { position, closedTo: this.#closedTo };
    await this.#thread.snapshot(this.#file, { timeline: position.history, position: JSON.stringify(origin) });
    this.unsaved -= changes;
  }
}
