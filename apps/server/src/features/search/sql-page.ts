// One page in the order of packages/search/ranking.ts. Where the order is columns alone, SQL orders. With words, SQL finds the candidates by
// how well they answer, promotion and day, with all ties, and only those are scored: in integers, by the same function as everywhere.
import { SearchFailure } from '@fairway/search/failures';
import { answeredOf, isKeyOf, LEVEL, type Level, packKey, packRelevance, unpackKey } from '@fairway/search/ranking';
import { idWords } from '@fairway/search/slots';
import type { RankKey, SearchRequest, SearchResult } from '@fairway/search/types';
import type pg from 'pg';
import type { Combinations } from './combinations.ts';
import { allText, failures, findable, ofOrganizations, Parameters } from './sql-text.ts';
import type { MatchedUnit } from './sql-words.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;
type Ranked = { id: string; packed: number };
type Page = Pick<SearchResult, 'ids' | 'next'>;
/** All units of a question, and those that are asked for in the end. */
type Units = { all: readonly MatchedUnit[]; kept: readonly MatchedUnit[] };

/** @throws {SearchFailure} search.bad_page_key, search.bad_id (of `after`) */
export function checkAfter({ after, sort }: SearchRequest): void {
  if (after === null) return;
  if (!isKeyOf(sort, after)) throw new SearchFailure('search.bad_page_key');
  idWords(after.id);
}

export async function findPage(
  db: Queryable,
  request: SearchRequest,
  units: Units,
  total: number,
  combinations: Combinations,
): Promise<Page> {
  const { sort, after } = request;
  const offset = after === null ? Math.max(0, Math.floor(request.offset)) : 0;
  const pageSize = Math.max(0, Math.floor(request.pageSize));
  if (offset >= total || pageSize === 0) return { ids: [], next: null };
  const wanted = Math.min(total, offset + pageSize + 1);
  const { kept } = units;
  const scored = sort === 'relevance' && kept.length > 0;
  if (!scored && kept.length > 0 && isWalkShorter(kept, wanted, total)) await db.query('set local enable_indexscan = on');
  const rows = scored
    ? await scoredRows(db, request, units, wanted, combinations)
    : await columnRows(db, request, kept, wanted, combinations);
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
function isWalkShorter(units: readonly MatchedUnit[], wanted: number, total: number): boolean {
  return 10 * wanted < Math.min(...units.map(({ share }) => share)) * total;
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
  units: readonly MatchedUnit[],
  wanted: number,
  combinations: Combinations,
): Promise<Ranked[]> {
  const { sort, after } = request;
  const parameters = new Parameters();
  const conditions = [matching(request, combinations, parameters)];
  if (units.length > 0) conditions.push(`words @@ ${parameters.add(allText(units.map(({ any }) => any)))}::tsquery`);
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

/** Relevance with words: the best by what columns say, with all ties, scored here. */
async function scoredRows(
  db: Queryable,
  request: SearchRequest,
  { all, kept }: Units,
  wanted: number,
  combinations: Combinations,
): Promise<Ranked[]> {
  const { after } = request;
  const parameters = new Parameters();
  const where = `${matching(request, combinations, parameters)} and words @@ ${parameters.add(allText(kept.map(({ any }) => any)))}::tsquery`;
  const levels = all.map((unit) => levelText(unit, parameters));
  const columns = 'answered, promotion, day';
  const key = after && `(${after.key.slice(0, 3).map((part) => `${parameters.add(part)}::float8`).join(', ')})`; // biome-ignore format: one thought
  const row = '(answered::float8, promotion::float8, day::float8)';
  // Of the postings of the last row's day all are needed: those before it are left out by score.
  const best = (condition: string) => `(select * from found ${condition}
    order by answered desc, promotion desc, day desc fetch first (${parameters.add(wanted)}::integer) rows with ties)`;
  const { rows } = await db.query<Candidate>({
    rowMode: 'array',
    text: `with found as materialized (
        select id, ${levels.map((_, at) => `l${at}`).join(' + ')} as answered, promotion, day, length_step, ${levels.map((_, at) => `l${at}`).join(', ')}
        from (select id, promotion, day, length_step, ${levels.map((level, at) => `${level} as l${at}`).join(', ')} from job_search where ${where}) leveled
      )
      select id, ${columns}, length_step, ${levels.map((_, at) => `l${at}`).join(', ')} from
      (${key === null ? best('') : `${best(`where ${row} < ${key}`)} union all select * from found where ${row} = ${key}`}) candidates`,
    values: parameters.values,
  } as pg.QueryArrayConfig);
  const bound = after === null ? null : packKey('relevance', after.key);
  return rows
    .map(([id, answered, promotion, day, step, ...levels]) => {
      const { points } = answeredOf(all.map(({ idf }, at) => ({ idf, level: levels[at] as Level })), step); // biome-ignore format: one thought
      return { id, packed: packRelevance(answered, promotion, day, points) };
    })
    .filter(({ id, packed }) => bound === null || packed < bound || (packed === bound && id > after!.id))
    .sort((a, b) => b.packed - a.packed || (a.id < b.id ? -1 : 1))
    .slice(0, wanted);
}

type Candidate = [id: string, answered: number, promotion: number, day: number, lengthStep: number, ...levels: number[]];

/** How well a row answers a unit, as LEVEL says. */
function levelText({ written, any, inTitle, near, named }: MatchedUnit, parameters: Parameters): string {
  const cases = [
    ['head', written, LEVEL.TITLE_WRITTEN],
    ['head', inTitle, LEVEL.TITLE],
    ['words', near, LEVEL.NEAR],
    ['words', named, LEVEL.NAMED],
    ['words', written, LEVEL.TEXT_WRITTEN],
    ['words', any, LEVEL.TEXT],
  ] as const;
  const whens = cases.flatMap(([column, query, level]) =>
    query === '' ? [] : [`when ${column} @@ ${parameters.add(query)}::tsquery then ${level}`],
  );
  return `case ${whens.join(' ')} else ${LEVEL.NOWHERE} end`;
}
