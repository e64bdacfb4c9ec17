// Owns the index of people of one thread. Questions are answered between the steps of everything slow; an index is built beside the one that
// answers, and takes over when it is finished.
import type { ConceptEdit } from '@fairway/rules/concepts/editing';
import { setConceptEdits } from './concept-dictionary.ts';
import { SearchFailure } from './failures.ts';
import { PeopleIndex } from './people-index.ts';
import type { PeopleChange, PeopleRequest, PeopleResult, PersonDocument } from './people-types.ts';
import { Turns } from './turns.ts';

export class PeopleKeeper {
  #index: PeopleIndex | null = null;
  #building: PeopleIndex | null = null;
  #turns: Turns;

  /** `pause` lets waiting questions in (a turn of the event loop). */
  constructor(pause: () => Promise<void>) {
    this.#turns = new Turns(pause);
  }

  /** @throws SearchFailure search.not_loaded */
  search(request: PeopleRequest): PeopleResult {
    return this.#loaded().search(request);
  }

  /** Gives whether the index is worn: to be made anew. @throws SearchFailure search.not_loaded, search.bad_id */
  apply(changes: PeopleChange[]): Promise<{ worn: boolean }> {
    return this.#turns.inTurn(async () => {
      await this.#turns.each(changes, (change) => this.#loaded().apply(change));
      return { worn: this.#loaded().worn };
    });
  }

  /** Starts an index beside the one that answers, read with these edits of the dictionary. One that was not finished is dropped. */
  beginBuild(expected: number, edits: readonly ConceptEdit[]): Promise<void> {
    return this.#turns.inTurn(async () => {
      setConceptEdits(edits);
      this.#building = new PeopleIndex(Math.max(1024, Math.ceil(expected * 1.25)));
    });
  }

  /** Adds people to it, best in order of their changes. @throws SearchFailure search.not_loaded where none was begun; search.bad_id */
  addToBuild(documents: PersonDocument[]): Promise<void> {
    return this.#turns.inTurn(() => {
      const building = this.#building;
      if (building === null) throw new SearchFailure('search.not_loaded', 'No build was begun.');
      return this.#turns.each(documents, (document) => building.put(document));
    });
  }

  /** It answers from here on. @throws SearchFailure search.not_loaded where none was begun */
  finishBuild(): Promise<void> {
    return this.#turns.inTurn(async () => {
      const built = this.#building;
      if (built === null) throw new SearchFailure('search.not_loaded', 'No build was begun.');
      this.#building = null;
      await this.#turns.stepped(built.pack());
      this.#index = built;
    });
  }

  status(): { people: number } {
    return { people: this.#index?.size ?? 0 };
  }

  #loaded(): PeopleIndex {
    if (this.#index === null) throw new SearchFailure('search.not_loaded');
    return this.#index;
  }
}
