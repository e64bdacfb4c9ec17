// The search over people in a thread of its own. Build: begin, add batches in order of their changes, finish.
import type { ConceptEdit } from '@fairway/rules/concepts/editing';
import type { PeopleKeeper } from './people-keeper.ts';
import type { PeopleChange, PeopleRequest, PeopleResult, PersonDocument } from './people-types.ts';
import { ThreadCaller, type ThreadOptions } from './thread-caller.ts';

export class PeopleThread extends ThreadCaller<PeopleKeeper> {
  constructor(options: ThreadOptions = {}) {
    super(new URL('./people.thread.ts', import.meta.url), options);
  }

  search(request: PeopleRequest): Promise<PeopleResult> {
    return this.call('search', request);
  }

  apply(changes: PeopleChange[]): Promise<{ worn: boolean }> {
    return this.call('apply', changes);
  }

  beginBuild(expected: number, edits: readonly ConceptEdit[]): Promise<void> {
    return this.call('beginBuild', expected, edits);
  }

  addToBuild(documents: PersonDocument[]): Promise<void> {
    return this.call('addToBuild', documents);
  }

  finishBuild(): Promise<void> {
    return this.call('finishBuild');
  }
}
