// Job search in a thread of its own. Build: begin, add batches in order of publication, finish.
import type { ConceptEdit } from '@fairway/rules/concepts/editing';
import type { IndexKeeper, IndexStatus } from './index-keeper.ts';
import type { SnapshotOrigin } from './snapshot.ts';
import { ThreadCaller, type ThreadOptions } from './thread-caller.ts';
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

export class SearchThread extends ThreadCaller<IndexKeeper> implements JobSearch {
  constructor(options: ThreadOptions = {}) {
    super(new URL('./index.thread.ts', import.meta.url), options);
  }

  search(request: SearchRequest): Promise<SearchResult> {
    return this.call('search', request);
  }

  findIds(questions: readonly SearchRequest[]): Promise<string[][]> {
    return this.call('findIds', questions);
  }

  explain(request: SearchRequest): Promise<Explanation> {
    return this.call('explain', request);
  }

  suggest(
    text: string,
    kinds: readonly SuggestionKind[],
    limit: number,
    visibility: SearchRequest['visibility'],
    now: number,
  ): Promise<Suggestion[]> {
    return this.call('suggest', text, kinds, limit, visibility, now);
  }

  apply(changes: SearchChange[]): Promise<void> {
    return this.call('apply', changes);
  }

  /** Begins a new index for about `expected` postings; the old one answers until `finishBuild`. Changes meanwhile go to the old one only. */
  beginBuild(expected: number): Promise<void> {
    return this.call('beginBuild', expected);
  }

  addToBuild(documents: SearchDocument[]): Promise<void> {
    return this.call('addToBuild', documents);
  }

  finishBuild(): Promise<void> {
    return this.call('finishBuild');
  }

  /** Writes a snapshot of everything applied so far; `origin.position` is the caller's name for that point. */
  snapshot(file: string, origin: SnapshotOrigin): Promise<void> {
    return this.call('snapshot', file, origin);
  }

  /** Loads a snapshot and gives its position. @throws SearchFailure search.snapshot_* : the index stays as it was */
  load(file: string, timeline: string): Promise<string> {
    return this.call('load', file, timeline);
  }

  /** From now on; what is held is to be built anew. A thread that was restarted knows none. */
  setConceptEdits(edits: readonly ConceptEdit[]): Promise<void> {
    return this.call('setConceptEdits', edits);
  }

  /** The thread cannot tell; who builds can. */
  async renewedPercent(): Promise<null> {
    return null;
  }

  status(): Promise<IndexStatus> {
    return this.call('status');
  }

  /** Resolves when no change waits and no compaction runs. */
  settled(): Promise<void> {
    return this.call('settled');
  }
}
