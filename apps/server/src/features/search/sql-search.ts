// Search in SQL over job_search: the same answers as the index in memory, slower. It is the oracle of the tests and serves while an index is
// being built. Each question is one read-only transaction, so that its numbers belong together.

import { ASKED } from '@fairway/search/asked-first';
import { SearchFailure } from '@fairway/search/failures';
import {
  enoughFor,
  type Kept,
  keptFirmly,
  letGo,
  mayBeFirm,
  RELAXED_FEW,
  relaxing,
  withoutKinds,
  withoutWishes,
} from '@fairway/search/relaxing';
import type { Explanation, JobSearch, SearchChange, SearchRequest, SearchResult, Suggestion, SuggestionKind } from '@fairway/search/types';
import { type AskedUnit, deniedUnits } from '@fairway/search/units';
import type pg from 'pg';
import { Combinations } from './combinations.ts';
import { RowWriter } from './row-writer.ts';
import { countFacets, noFacets } from './sql-facets.ts';
import { countFound, findMeant } from './sql-meant.ts';
import { checkAfter, findPage } from './sql-page.ts';
import { findSuggestions } from './sql-suggestions.ts';
import { allText, atLeastText } from './sql-text.ts';
import { firmUnits, type MatchedUnit, type MatchedUnits, matchUnits, tellingUnits, widenedUnits } from './sql-words.ts';

const SETTINGS = "set local jit = off; set local max_parallel_workers_per_gather = 0; set local work_mem = '64MB'";
// Word vectors live outside their rows, which the planner does not count: it must not read them all to find a word (sql-page.ts says when to).
const WITH_WORDS = 'set local enable_seqscan = off; set local enable_indexscan = off';

/** How many postings have all of some units. */
type Count = (kept: readonly MatchedUnit[], filters?: SearchRequest['filters']) => number | Promise<number>;

export class SqlJobSearch implements JobSearch {
  #pool: pg.Pool;
  #combinations = new Combinations();
  #writer = new RowWriter();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** @throws {SearchFailure} search.bad_page_key, search.bad_id (of `after`), search.not_loaded */
  search(request: SearchRequest): Promise<SearchResult> {
    return this.#find(request, false);
  }

  async findIds(questions: readonly SearchRequest[]): Promise<string[][]> {
    const found: string[][] = [];
    // One after another: a single call must not take all connections.
    for (const question of questions) found.push((await this.#find(question, true)).ids);
    return found;
  }

  /** The order is explained by the index alone. @throws {SearchFailure} search.not_loaded */
  explain(): Promise<Explanation> {
    return Promise.reject(new SearchFailure('search.not_loaded', 'Only the index explains its order.'));
  }

  async renewedPercent(): Promise<null> {
    return null;
  }

  /** `asWritten`: nothing is corrected and nothing let go. */
  #find(request: SearchRequest, asWritten: boolean): Promise<SearchResult> {
    checkAfter(request);
    const startedAt = performance.now();
    return this.#reading(async (client) => {
      await this.#combinations.refresh(client);
      if (request.text !== '' || request.where) await client.query(WITH_WORDS);
      const matched = await matchUnits(client, request, asWritten);
      const { all, kept, relaxed, complete } = await this.#relaxed(client, request, matched, asWritten);
      const isHopeless = kept.some(({ matching }) => matching === 0);
      const { total, facets } = isHopeless
        ? { total: 0, facets: noFacets() }
        : await countFacets(client, request, kept, this.#combinations);
      const meantText = asWritten ? null : await findMeant(client, request, matched, complete ?? total, this.#combinations);
      const page = await findPage(client, request, { all, kept }, total, this.#combinations);
      const tookMicros = Math.round((performance.now() - startedAt) * 1000);
      const denied = deniedUnits(request).map(({ typed }) => typed);
      return { ...page, total, facets, correctedText: matched.correctedText, meantText, relaxed, denied, tookMicros };
    });
  }

  /** The units that are asked for in the end; `complete`: how many have all of them, where that had to be counted. */
  async #relaxed(client: pg.PoolClient, request: SearchRequest, matched: MatchedUnits, asWritten: boolean) {
    const { units: exact, asked } = matched;
    const widens = asked.some(ASKED.jobs.mayWiden);
    if (asWritten || (exact.length < 2 && !widens)) return { all: exact, kept: exact, relaxed: null, complete: undefined };
    // Whether postings are few is a matter of the words: neither filters nor what is denied, which the text says, may find more.
    const unfiltered = { ...request, filters: {}, text: '' };
    const count: Count = (kept, filters) =>
      kept.some(({ matching }) => matching === 0) ? 0 : countFound(client, filters ? { ...request, filters } : unfiltered, kept.map(({ any }) => any), this.#combinations); // biome-ignore format: one thought
    const found = await count(exact);
    const complete = await count(exact, request.filters);
    const units = widens && found < RELAXED_FEW ? await widenedUnits(client, matched, request) : exact;
    const plain = found < RELAXED_FEW ? await this.#plain(matched, { near: units, complete, count }) : undefined;
    if (plain) return plain;
    const or = units === exact ? undefined : withoutKinds(withAsked(exact, asked));
    const wide = keptUnits({ all: withAsked(units, asked), some: [], atLeast: 0, or });
    const total = units === exact ? found : await count(wide);
    const enough = enoughFor(withAsked(exact, asked), found);
    const firm = total >= RELAXED_FEW ? await this.#firm(client, request, matched, { units, wide, complete, count }) : undefined;
    if (firm && total >= enough) return firm;
    const telling = total < enough ? await tellingUnits(client, asked, units, request) : units.map(() => true);
    const ranked = units.map((matched, at) => ({ matched, unit: asked[at]!, matching: matched.matching, isTelling: telling[at]! }));
    let kept: Kept<{ matched: MatchedUnit; unit: AskedUnit }> = { all: ranked, some: [], atLeast: 0, or };
    const steps = relaxing(ranked, total, enough);
    let step = steps.next();
    if (step.done && firm) return firm;
    while (step.done !== true) {
      kept = step.value;
      step = steps.next(await count(keptUnits(kept)));
    }
    const without = letGo(ranked, kept).map(({ unit }) => unit.typed);
    const isExact = kept.all.length === units.length && (units === exact || (await count(wide, request.filters)) === complete);
    return { all: units, kept: keptUnits(kept), relaxed: isExact ? null : { without, complete }, complete };
  }

  /** What is asked for where enough postings have all but what is merely wished for; undefined where that is not so. */
  async #plain(
    { units: exact, asked }: MatchedUnits,
    { near, complete, count }: { near: readonly MatchedUnit[]; complete: number; count: Count },
  ) {
    const plain = withoutWishes(withAsked(exact, asked));
    const kept = plain?.map(({ matched }) => matched) ?? [];
    if (!plain || (await count(kept)) < RELAXED_FEW) return undefined;
    const without = asked.filter((unit) => !plain.some((one) => one.unit === unit)).map(({ typed }) => typed);
    const all = exact.map((unit, at) => (asked[at]!.isWish ? near[at]! : unit));
    return { all, kept, relaxed: { without, complete }, complete };
  }

  /** What is asked for where enough postings have all units, but few say in titles or names what the work is about; undefined where that is not so. */
  async #firm(
    client: pg.PoolClient,
    request: SearchRequest,
    matched: MatchedUnits,
    {
      units: found,
      wide,
      complete,
      count,
    }: { units: readonly MatchedUnit[]; wide: readonly MatchedUnit[]; complete: number; count: Count },
  ) {
    const { units: exact, asked } = matched;
    const isFew = async (units: readonly MatchedUnit[], as: (unit: AskedUnit) => AskedUnit) =>
      (await count(firmUnits(units, asked.map(as)))) < RELAXED_FEW; // biome-ignore format: one thought
    const isExactly = found === exact;
    if (!mayBeFirm(withAsked(exact, asked)) || !(await isFew(found, isExactly ? ASKED.jobs.first : (unit) => unit))) return undefined;
    const units = isExactly ? await widenedUnits(client, matched, request) : found;
    const fewer = (await isFew(units, (unit) => unit)) ? keptFirmly(withAsked(units, asked)) : undefined;
    const kept = fewer ? keptUnits(fewer) : isExactly ? units : wide;
    const isExact = !fewer && (await count(kept, request.filters)) === complete;
    return { all: units, kept, relaxed: isExact ? null : { without: [], complete }, complete };
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

const withAsked = (units: readonly MatchedUnit[], asked: readonly AskedUnit[]) =>
  units.map((matched, at) => ({ matched, unit: asked[at]! }));

/** What is asked for as units that all have to be answered: those of which most do are one of them; what would do as well makes one of all. */
function keptUnits({ all, some, atLeast, or }: Kept<{ matched: MatchedUnit }>): readonly MatchedUnit[] {
  const required = all.map(({ matched }) => matched);
  if (or) return eitherOf(required, or.map(({ matched }) => matched)); // biome-ignore format: one thought
  const [first, ...others] = some.map(({ matched }) => matched);
  if (first === undefined) return required;
  const any = atLeastText(
    [first, ...others].map((unit) => unit.any),
    atLeast,
  );
  return [...required, { ...first, any, matching: 1, share: Math.max(...[first, ...others].map(({ share }) => share)) }];
}

/** All of some units, or all of others. */
function eitherOf(units: readonly MatchedUnit[], others: readonly MatchedUnit[]): readonly MatchedUnit[] {
  const answered = [units, others].filter((some) => some.every(({ matching }) => matching > 0));
  if (answered.length < 2) return answered[0] ?? units;
  const any = answered.map((some) => `(${allText(some.map((unit) => unit.any))})`).join(' | ');
  return [{ ...units[0]!, any, matching: 1, share: Math.max(...others.map(({ share }) => share)) }];
}
