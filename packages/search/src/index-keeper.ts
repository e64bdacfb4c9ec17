// Owns the index of one thread and keeps it fit. Questions are answered at once, between the steps of everything slow:
//   changes     one after another, with a pause every few milliseconds
//   compaction  beside the old index, in steps; changes that come meanwhile go into the old one and are kept for the new one
//   building    beside the old index too; it takes over when it is finished
//   snapshot    reads the index while changes wait
// Changes, building, loading and snapshots stand in one queue: each sees what came before it.
import type { ConceptEdit } from '@fairway/rules/concepts/editing';
import { compact } from './compaction.ts';
import { setConceptEdits } from './concept-dictionary.ts';
import { SearchFailure } from './failures.ts';
import { JobIndex } from './job-index.ts';
import { readSnapshot, type SnapshotOrigin, writeSnapshot } from './snapshot.ts';
import { STEP_MS, Turns } from './turns.ts';
import type { Explanation, SearchChange, SearchDocument, SearchRequest, SearchResult, Suggestion, SuggestionKind } from './types.ts';
import { readyToRead } from './units.ts';

export type IndexStatus = {
  loaded: boolean;
  postings: number;
  slots: number;
  deadSlots: number;
  capacity: number;
  epoch: number;
  compacting: boolean;
};

export class IndexKeeper {
  #index: JobIndex | null = null;
  #building: JobIndex | null = null;
  /** Changes for the index that a compaction is making; null while none runs. */
  #kept: SearchChange[] | null = null;
  #turns: Turns;

  /** `pause` lets waiting questions in (a turn of the event loop). */
  constructor(pause: () => Promise<void>) {
    this.#turns = new Turns(pause);
  }

  /** @throws SearchFailure search.not_loaded, search.bad_page_key, search.bad_id */
  search(request: SearchRequest): SearchResult {
    return this.#loaded().search(request);
  }

  /** @throws SearchFailure search.not_loaded, search.bad_page_key, search.bad_id */
  findIds(questions: readonly SearchRequest[]): string[][] {
    const index = this.#loaded();
    return questions.map((question) => index.findIds(question));
  }

  /** @throws SearchFailure search.not_loaded, search.bad_page_key, search.bad_id */
  explain(request: SearchRequest): Explanation {
    return this.#loaded().explain(request);
  }

  /** @throws SearchFailure search.not_loaded */
  suggest(
    text: string,
    kinds: readonly SuggestionKind[],
    limit: number,
    visibility: SearchRequest['visibility'],
    now: number,
  ): Suggestion[] {
    return this.#loaded().suggest(text, kinds, limit, visibility, now);
  }

  /** @throws SearchFailure search.not_loaded; search.bad_id after all other changes are in */
  apply(changes: SearchChange[]): Promise<void> {
    return this.#turns.inTurn(async () => {
      this.#loaded();
      let failure: unknown = null;
      await this.#turns.each(changes, (change) => {
        try {
          this.#loaded().apply(change);
          this.#kept?.push(change);
        } catch (error) {
          failure = error;
        }
      });
      this.#keepFit();
      if (failure !== null) throw failure;
    });
  }

  /** Starts an index beside the one that answers, with room for about `expected` postings. A build that was not finished is dropped. */
  beginBuild(expected: number): Promise<void> {
    return this.#turns.inTurn(async () => {
      this.#building = new JobIndex(Math.max(1024, Math.ceil(expected * 1.25)), (this.#index?.epoch ?? 0) + 1);
    });
  }

  /** Adds postings to it, best in order of publication. @throws SearchFailure search.not_loaded where none was begun; search.bad_id */
  addToBuild(documents: SearchDocument[]): Promise<void> {
    return this.#turns.inTurn(() => {
      const building = this.#building;
      if (building === null) throw new SearchFailure('search.not_loaded', 'No build was begun.');
      return this.#turns.each(documents, (document) => building.put(document));
    });
  }

  /** Puts it in order; it answers from here on. @throws SearchFailure search.not_loaded where none was begun */
  finishBuild(): Promise<void> {
    return this.#turns.inTurn(async () => {
      let built = this.#building;
      if (built === null) throw new SearchFailure('search.not_loaded', 'No build was begun.');
      this.#building = null;
      if (built.slots.ordered < built.slots.count || built.slots.dead > 0) built = await this.#compacted(built);
      else await this.#turns.stepped(built.pack());
      readyToRead();
      this.#takeOver(built);
    });
  }

  /** @throws SearchFailure search.not_loaded, or the error of the file system */
  snapshot(file: string, origin: SnapshotOrigin): Promise<void> {
    return this.#turns.inTurn(() => writeSnapshot(file, this.#loaded().state(), origin));
  }

  /** Takes over what a snapshot holds, and gives its position. @throws SearchFailure search.snapshot_* : the index stays as it was */
  load(file: string, timeline: string): Promise<string> {
    return this.#turns.inTurn(async () => {
      const { state, position } = await readSnapshot(file, timeline);
      readyToRead();
      this.#takeOver(JobIndex.restore(state));
      return position;
    });
  }

  /** Questions, and postings from now on, are read with these edits of the dictionary; those that are held are to be built anew. */
  setConceptEdits(edits: readonly ConceptEdit[]): void {
    setConceptEdits(edits);
  }

  status(): IndexStatus {
    const slots = this.#index?.slots;
    return {
      loaded: this.#index !== null,
      postings: this.#index?.size ?? 0,
      slots: slots?.count ?? 0,
      deadSlots: slots?.dead ?? 0,
      capacity: slots?.capacity ?? 0,
      epoch: this.#index?.epoch ?? 0,
      compacting: this.#kept !== null,
    };
  }

  /** Resolves when nothing waits and no compaction runs. */
  async settled(): Promise<void> {
    do {
      await this.#turns.idle();
    } while (this.#kept !== null);
  }

  #loaded(): JobIndex {
    if (this.#index === null) throw new SearchFailure('search.not_loaded');
    return this.#index;
  }

  /** A running compaction of an older index notices and gives up. */
  #takeOver(index: JobIndex): void {
    this.#index = index;
    this.#kept = null;
  }

  #keepFit(): void {
    const old = this.#index;
    if (old === null || this.#kept !== null || !old.worn) return;
    const kept: SearchChange[] = [];
    this.#kept = kept;
    void this.#replace(old, kept);
  }

  /** Puts the compacted index in the place of the old one. The last changes kept and the take-over are one stretch, so none gets lost between. */
  async #replace(old: JobIndex, kept: SearchChange[]): Promise<void> {
    const index = await this.#compacted(old);
    let applied = 0;
    let startedAt = performance.now();
    while (applied < kept.length && this.#kept === kept) {
      index.apply(kept[applied++]!);
      if (performance.now() - startedAt < STEP_MS) continue;
      await this.#turns.pause();
      startedAt = performance.now();
    }
    if (this.#kept === kept) this.#takeOver(index);
  }

  #compacted(old: JobIndex): Promise<JobIndex> {
    return this.#turns.stepped(compact(old));
  }
}
