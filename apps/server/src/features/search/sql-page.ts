// One page in the order of packages/search/ranking.ts. Where the order is columns alone, SQL orders. With words, SQL finds the candidates by
// tier, promotion and day, with all ties, and only those are scored: in integers, by the same function as everywhere.
import { SearchFailure } from '@fairway/search/failures';
import { isKeyOf, packKey, packRelevance, score, unpackKey } from '@fairway/search/ranking';
import { idWords } from '@fairway/search/slots';
import type { RankKey, SearchRequest, SearchResult } from '@fairway/search/types';
import type pg from 'pg';
import type { Combinations } from './combinations.ts';
import { failures, findable, ofOrganizations, Parameters, queryText } from './sql-text.ts';
import type { MatchedWord } from './sql-words.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;
type Ranked = { id: string; packed: number };
type Page = Pick<SearchResult, 'ids' | 'next'>;

/** @throws {SearchFailure} search.bad_page_key, search.bad_id (of `after`) */
export function checkAfter({ after, sort }: SearchRequest): void {
  if (after === null) return;
  if (!isKeyOf(sort, after)) throw new SearchFailure('search.bad_page_key');
  idWords(after.id);
}

export async function findPage(
  db: Queryable,
  request: SearchRequest,
  words: readonly MatchedWord[],
  total: number,
  combinations: Combinations,
): Promise<Page> {
  const { sort, after } = request;
  const offset = after === null ? Math.max(0, Math.floor(request.offset)) : 0;
  const pageSize = Math.max(0, Math.floor(request.pageSize));
  if (offset >= total || pageSize === 0) return { ids: [], next: null };
  const wanted = Math.min(total, offset + pageSize + 1);
  if (words.length > 0 && isWalkShorter(words, wanted, total)) await db.query('set local enable_indexscan = on');
  const scored = sort === 'relevance' && words.length > 0;
  const rows = scored
    ? await scoredRows(db, request, words, wanted, combinations)
    : await columnRows(db, request, words, wanted, combinations);
  const shown = rows.slice(offset, offset + pageSize);
  const last = shown.at(-1);
  const more = rows.length > offset + pageSize;
  const next: RankKey | null = more && last ? { epoch: 0, key: unpackKey(sort, last.packed), id: last.id } : null;
  return { ids: shown.map(({ id }) => id), next };
}

/** What a question asks for besides its words. */
export function matching(request: SearchRequest, combinations: Combinations, parameters: Parameters): string {
  const failing = failures(request.filters, combinations, parameters).map(({ condition }) => `not (${condition})`);
  return [findable(request, parameters), ofOrganizations(request.organizationIds, parameters), ...failing].join(' and ');
}

/**
 * Whether to walk postings in their order until the page is full, instead of looking the words up and sorting. The planner cannot tell: it
 * neither knows rare words nor that vectors lie outside the rows. Looking at one posting costs as much as finding ten.
 */
function isWalkShorter(words: readonly MatchedWord[], wanted: number, total: number): boolean {
  return 10 * wanted < Math.min(...words.map(({ share }) => share)) * total;
}

const ORDERS = {
  relevance: { columns: 'promotion, day', order: 'promotion desc, day desc, id' },
  date: { columns: 'published_ms, 0', order: 'published_ms desc, id' },
  deadline: { columns: 'deadline_ms, 0', order: 'deadline_ms, id' },
} as const;

/** Orders that are columns: no words, or by date or deadline. */
async function columnRows(
  db: Queryable,
  request: SearchRequest,
  words: readonly MatchedWord[],
  wanted: number,
  combinations: Combinations,
): Promise<Ranked[]> {
  const { sort, after } = request;
  const parameters = new Parameters();
  const conditions = [matching(request, combinations, parameters)];
  if (words.length > 0) conditions.push(`words @@ ${parameters.add(queryText(words))}::tsquery`);
  if (after !== null) {
    const [major, minor] = sort === 'relevance' ? after.key.slice(1, 3) : [after.key[0], 0];
    const key = `(${parameters.add(major)}::float8, ${parameters.add(minor)}::float8)`;
    const row =
      sort === 'relevance' ? '(promotion::float8, day::float8)' : `(${ORDERS[sort].columns.replace(', 0', '::float8')}, 0::float8)`;
    const beyond = sort === 'deadline' ? '>' : '<';
    conditions.push(`(${row} ${beyond} ${key} or (${row} = ${key} and id > ${parameters.add(after.id)}::uuid))`);
  }
  const { columns, order } = ORDERS[sort];
  const { rows } = await db.query<[string, string | number, number]>({
    rowMode: 'array',
    text: `select id, ${columns} from job_search where ${conditions.join(' and ')} order by ${order} limit ${parameters.add(wanted)}`,
    values: parameters.values,
  } as pg.QueryArrayConfig);
  return rows.map(([id, major, minor]) => {
    const key = sort === 'relevance' ? [0, Number(major), minor, 0] : [Number(major)];
    return { id, packed: packKey(sort, key) };
  });
}

/** Relevance with words: first the postings that hold all of them in title or organization, then the others. */
async function scoredRows(
  db: Queryable,
  request: SearchRequest,
  words: readonly MatchedWord[],
  wanted: number,
  combinations: Combinations,
): Promise<Ranked[]> {
  const after = request.after;
  const bound = after === null ? null : packKey('relevance', after.key);
  const found: Ranked[] = [];
  for (const tier of [1, 0]) {
    if (after !== null && tier > after.key[0]!) continue;
    const rows = await candidates(db, request, words, tier, wanted - found.length, combinations);
    const ranked = rows
      .map(([id, promotion, day, step, ...inHead]) => {
        const points = score(words.map(({ idf }, at) => ({ idf, inHead: tier === 1 || inHead[at] === true })), step); // biome-ignore format: one thought
        return { id, packed: packRelevance(tier, promotion, day, points) };
      })
      .filter(({ id, packed }) => bound === null || packed < bound || (packed === bound && id > after!.id))
      .sort((a, b) => b.packed - a.packed || (a.id < b.id ? -1 : 1));
    found.push(...ranked);
    if (found.length >= wanted) break;
  }
  return found.slice(0, wanted);
}

type Candidate = [id: string, promotion: number, day: number, lengthStep: number, ...inHead: boolean[]];

async function candidates(
  db: Queryable,
  request: SearchRequest,
  words: readonly MatchedWord[],
  tier: number,
  wanted: number,
  combinations: Combinations,
): Promise<Candidate[]> {
  const parameters = new Parameters();
  const query = parameters.add(queryText(words));
  const where = `${matching(request, combinations, parameters)} and ${
    tier === 1
      ? `head @@ ${query}::tsquery`
      : `words @@ ${query}::tsquery and id not in (select id from job_search where head @@ ${query}::tsquery)`
  }`;
  // A title match holds every word in the head; with one word, no text match does.
  const flags = tier === 1 || words.length === 1 ? [] : words.map((word) => `head @@ ${parameters.add(queryText([word]))}::tsquery`);
  const columns = ['id', 'promotion', 'day', 'length_step', ...flags].join(', ');
  const best = (condition: string) =>
    `(select ${columns} from job_search where ${condition} order by promotion desc, day desc fetch first (${parameters.add(wanted)}::integer) rows with ties)`;
  const continues = request.after !== null && request.after.key[0] === tier ? request.after : null;
  const key = continues && `(${parameters.add(continues.key[1])}::float8, ${parameters.add(continues.key[2])}::float8)`;
  // Of the postings of the last row's day all are needed: those before it are left out by score.
  const text =
    key === null
      ? best(where)
      : `${best(`${where} and (promotion::float8, day::float8) < ${key}`)}
         union all (select ${columns} from job_search where ${where} and (promotion::float8, day::float8) = ${key})`;
  const { rows } = await db.query<Candidate>({ rowMode: 'array', text, values: parameters.values } as pg.QueryArrayConfig);
  return rows;
}
