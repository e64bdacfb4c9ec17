// Search in SQL over job_search: the same answers as the index in memory, slower. It is the oracle of the tests and serves while an index is
// being built. Each question is one read-only transaction, so that its numbers belong together.
import { SearchFailure } from '@fairway/search/failures';
import type { JobSearch, SearchChange, SearchRequest, SearchResult, Suggestion, SuggestionKind } from '@fairway/search/types';
import type pg from 'pg';
import { Combinations } from './combinations.ts';
import { RowWriter } from './row-writer.ts';
import { countFacets, noFacets } from './sql-facets.ts';
import { findMeant } from './sql-meant.ts';
import { checkAfter, findPage } from './sql-page.ts';
import { findSuggestions } from './sql-suggestions.ts';
import { matchWords } from './sql-words.ts';

const SETTINGS = "set local jit = off; set local max_parallel_workers_per_gather = 0; set local work_mem = '64MB'";
// Word vectors live outside their rows, which the planner does not count: it must not read them all to find a word (sql-page.ts says when to).
const WITH_WORDS = 'set local enable_seqscan = off; set local enable_indexscan = off';

export class SqlJobSearch implements JobSearch {
  #pool: pg.Pool;
  #combinations = new Combinations();
  #writer = new RowWriter();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** @throws {SearchFailure} search.bad_page_key, search.bad_id (of `after`), search.not_loaded */
  search(request: SearchRequest): Promise<SearchResult> {
    checkAfter(request);
    const startedAt = performance.now();
    return this.#reading(async (client) => {
      await this.#combinations.refresh(client);
      if (request.text !== '') await client.query(WITH_WORDS);
      const matched = await matchWords(client, request);
      const answer = {
        correctedText: matched.correctedText,
        meantText: null,
        facets: noFacets(),
        ids: [] as string[],
        next: null,
        total: 0,
      };
      const found = matched.words && {
        ...answer,
        ...(await countFacets(client, request, matched.words, this.#combinations)),
      };
      const meantText = found && (await findMeant(client, request, matched, found.total, this.#combinations));
      const page = found && matched.words && (await findPage(client, request, matched.words, found.total, this.#combinations));
      return {
        ...(found ?? answer),
        ...(found ? { meantText } : {}),
        ...page,
        tookMicros: Math.round((performance.now() - startedAt) * 1000),
      };
    });
  }

  async findIds(questions: readonly SearchRequest[]): Promise<string[][]> {
    const found: string[][] = [];
    // One after another: a single call must not take all connections.
    for (const question of questions) {
      const { ids, correctedText } = await this.search(question);
      found.push(correctedText === null ? ids : []);
    }
    return found;
  }

  suggest(
    text: string,
    kinds: readonly SuggestionKind[],
    limit: number,
    visibility: SearchRequest['visibility'],
    now: number,
  ): Promise<Suggestion[]> {
    return this.#reading((client) => findSuggestions(client, text, kinds, limit, { visibility, now }));
  }

  async apply(changes: SearchChange[]): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      await client.query('select from search_cursor for update');
      await this.#writer.write(client, changes);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  /** Forgets what it has read: the database has another history now. */
  forget(): void {
    this.#combinations = new Combinations();
    this.#writer.forget();
  }

  async #reading<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query(`begin isolation level repeatable read read only; ${SETTINGS}`);
      const { rows } = await client.query<{ filling: boolean }>('select filled_to is not null as filling from search_cursor');
      if (rows[0]?.filling !== false) throw new SearchFailure('search.not_loaded', 'The side table is being filled.');
      const answer = await work(client);
      await client.query('commit');
      client.release();
      return answer;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        (lost) => client.release(lost as Error),
      );
      throw error;
    }
  }
}
