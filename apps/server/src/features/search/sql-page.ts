// One page in the order of packages/search/ranking.ts. Where the order is columns alone, SQL orders. With words, SQL finds the candidates by
// how well they answer, language and day, with all ties, and only those are scored: in integers, by the same function as everywhere.
import { SearchFailure } from '@fairway/search/failures';
import {
  answeredOf,
  isKeyOf,
  LEVEL,
  type Level,
  LIFTED_MAX,
  liftedKey,
  packKey,
  packRelevance,
  partsOf,
  unpackKey,
} from '@fairway/search/ranking';
import { idWords } from '@fairway/search/slots';
import type { RankKey, SearchRequest, SearchResult } from '@fairway/search/types';
import type pg from 'pg';
import type { Combinations } from './combinations.ts';
import { allText, demands, failures, findable, ofOrganizations, Parameters } from './sql-text.ts';
import type { MatchedUnit } from './sql-words.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;
type Ranked = { id: string; packed: number };
type Page = Pick<SearchResult, 'ids' | 'promoted' | 'next'>;
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
  if (offset >= total || pageSize === 0) return { ids: [], promoted: [], next: null };
  const { kept } = units;
  const scored = sort === 'relevance' && kept.length > 0;
  const lifted = sort === 'relevance' ? await liftedIds(db, request, units, combinations) : [];
  const parts = partsOf({ sort, after, offset, pageSize }, lifted.length);
  const wanted = Math.min(total, parts.skip + pageSize - parts.shown + 1);
  if (!scored && kept.length > 0 && isWalkShorter(kept, wanted, total)) await db.query('set local enable_indexscan = on');
  const others: Others = { request: { ...request, after: parts.after }, without: lifted, wanted };
  const rows = scored ? await scoredRows(db, others, units, combinations) : await columnRows(db, others, kept, combinations);
  const natural = rows.slice(parts.skip, parts.skip + pageSize - parts.shown);
  const promoted = lifted.slice(parts.first, parts.first + parts.shown);
  const ids = [...promoted, ...natural.map(({ id }) => id)];
  const last = natural.at(-1);
  const more = rows.length > parts.skip + natural.length || parts.first + parts.shown < lifted.length;
  const key = last ? unpackKey(sort, last.packed) : liftedKey(parts.first + parts.shown - 1);
  const next: RankKey | null = more && ids.length > 0 ? { epoch: 0, key, id: ids.at(-1)! } : null;
  return { ids, promoted, next };
}

/** What is asked of the rows that are not lifted: how many of them are wanted, after `request.after`. */
type Others = { request: SearchRequest; without: readonly string[]; wanted: number };

/** What a question asks for besides its words. */
export function matching(request: SearchRequest, combinations: Combinations, parameters: Parameters): string {
  const failing = failures(request, combinations, parameters).map(({ condition }) => `not (${condition})`);
  const others = demands(request.filters, combinations, parameters);
  return [findable(request, parameters), ofOrganizations(request.organizationIds, parameters), ...failing, ...others].join(' and ');
}

/**
 * Whether to walk postings in their order until the page is full, instead of looking the words up and sorting. The planner cannot tell: it
 * neither knows rare words nor that vectors lie outside the rows. Looking at one posting costs as much as finding ten.
 */
function isWalkShorter(units: readonly MatchedUnit[], wanted: number, total: number): boolean {
  return 10 * wanted < Math.min(...units.map(({ share }) => share)) * total;
}

const readableText = (languages: readonly string[], parameters: Parameters) =>
  languages.length === 0 ? '0' : `(language = any(${parameters.add(languages)}::text[]))::integer`;

/** Orders that are columns: no words, or by date, deadline or pay. */
async function columnRows(
  db: Queryable,
  { request, without, wanted }: Others,
  units: readonly MatchedUnit[],
  combinations: Combinations,
): Promise<Ranked[]> {
  const { sort, after, languages } = request;
  const parameters = new Parameters();
  const conditions = [matching(request, combinations, parameters), `id <> all(${parameters.add(without)}::uuid[])`];
  if (units.length > 0) conditions.push(`words @@ ${parameters.add(allText(units.map(({ any }) => any)))}::tsquery`);
  const limit = parameters.add(wanted);
  const beyond = (column: string, value: number, sign: '<' | '>') => {
    const bound = `${parameters.add(value)}::bigint`;
    return `(${column} ${sign} ${bound} or (${column} = ${bound} and id > ${parameters.add(after!.id)}::uuid))`;
  };
  const part = (columns: string, order: string, more: readonly string[]) =>
    `(select id, ${columns} from job_search where ${[...conditions, ...more].join(' and ')} order by ${order} limit ${limit})`;
  const parts: string[] = [];
  if (sort === 'relevance') {
    // One walk of the index by day for each half: an order by both would sort everything.
    for (const readable of languages.length === 0 ? [0] : [1, 0]) {
      if (after !== null && after.key[2]! < readable) continue;
      const more = languages.length === 0 ? [] : [`${readableText(languages, parameters)} = ${readable}`];
      if (after !== null && after.key[2] === readable) more.push(beyond('day', after.key[3]!, '<'));
      parts.push(part(`${readable} as readable, day as place`, 'day desc, id', more));
    }
  } else if (sort !== 'deadline') {
    const column = sort === 'pay' ? 'yearly_pay' : 'published_ms';
    parts.push(part(`0 as readable, ${column} as place`, `${column} desc, id`, after ? [beyond(column, after.key[0]!, '<')] : []));
  } else
    parts.push(part('0 as readable, deadline_ms as place', 'deadline_ms, id', after ? [beyond('deadline_ms', after.key[0]!, '>')] : []));
  const { rows } = await db.query<[string, number, string | number]>({
    rowMode: 'array',
    text: `select * from (${parts.join(' union all ')}) found
      order by readable desc, place ${sort === 'deadline' ? 'asc' : 'desc'}, id limit ${limit}`,
    values: parameters.values,
  } as pg.QueryArrayConfig);
  return rows.map(([id, readable, place]) => {
    const key = sort === 'relevance' ? [0, 0, readable, Number(place), 0] : [Number(place)];
    return { id, packed: packKey(sort, key) };
  });
}

/** Relevance with words: the best by what columns say, with all ties, scored here. */
async function scoredRows(
  db: Queryable,
  { request, without, wanted }: Others,
  units: Units,
  combinations: Combinations,
): Promise<Ranked[]> {
  const { after } = request;
  const parameters = new Parameters();
  const found = foundText(request, units, combinations, parameters);
  const key = after && `(${after.key.slice(1, 4).map((part) => `${parameters.add(part)}::float8`).join(', ')})`; // biome-ignore format: one thought
  const row = '(answered::float8, readable::float8, day::float8)';
  const others = `id <> all(${parameters.add(without)}::uuid[])`;
  // Of the postings of the last row's day all are needed: those before it are left out by score.
  const best = (condition: string) => `(select * from found where ${others} ${condition}
    order by answered desc, readable desc, day desc fetch first (${parameters.add(wanted)}::integer) rows with ties)`;
  const rows = await candidatesOf(
    db,
    `${found} select * from
      (${key === null ? best('') : `${best(`and ${row} < ${key}`)} union all select * from found where ${row} = ${key} and ${others}`}) candidates`,
    units,
    parameters,
  );
  const bound = after === null ? null : packKey('relevance', after.key);
  return rows
    .filter(({ id, packed }) => bound === null || packed < bound || (packed === bound && id > after!.id))
    .sort(byRank)
    .slice(0, wanted);
}

/** The promoted postings that come before all others. */
async function liftedIds(db: Queryable, request: SearchRequest, units: Units, combinations: Combinations): Promise<string[]> {
  const parameters = new Parameters();
  const order = `order by promotion desc, day desc fetch first ${LIFTED_MAX} rows with ties`;
  if (units.kept.length === 0) {
    const readable = readableText(request.languages, parameters);
    const where = matching(request, combinations, parameters);
    const { rows } = await db.query<{ id: string }>(
      `select id from job_search where promotion > 0 and ${where}
         and ${readable} = exists (select from job_search where ${where} and ${readable} = 1)::integer
       order by promotion desc, day desc, id limit ${LIFTED_MAX}`,
      parameters.values,
    );
    return rows.map(({ id }) => id);
  }
  const found = foundText(request, units, combinations, parameters);
  const text = `${found} select * from found where promotion > 0
    and (answered, readable) = (select answered, readable from found order by answered desc, readable desc limit 1) ${order}`;
  const rows = await candidatesOf(db, text, units, parameters);
  return rows
    .sort((a, b) => b.promotion - a.promotion || byRank(a, b))
    .slice(0, LIFTED_MAX)
    .map(({ id }) => id);
}

const byRank = (a: Ranked, b: Ranked) => b.packed - a.packed || (a.id < b.id ? -1 : 1);

/** `with found as ...`: the postings of a question, and how each is answered. */
function foundText(request: SearchRequest, { all, kept }: Units, combinations: Combinations, parameters: Parameters): string {
  const where = `${matching(request, combinations, parameters)} and words @@ ${parameters.add(allText(kept.map(({ any }) => any)))}::tsquery`;
  const levels = all.map((unit, at) => `${levelText(unit, parameters)} as l${at}`).join(', ');
  const names = all.map((_, at) => `l${at}`);
  return `with found as materialized (
    select id, ${names.join(' + ')} as answered, readable, day, promotion, length_step, ${names.join(', ')}
    from (select id, ${readableText(request.languages, parameters)} as readable, day, promotion, length_step, ${levels} from job_search where ${where}) leveled
  )`;
}

type Candidate = [id: string, answered: number, readable: number, day: number, promotion: number, step: number, ...levels: number[]];

/** Rows of `found`, scored. */
async function candidatesOf(
  db: Queryable,
  text: string,
  { all }: Units,
  parameters: Parameters,
): Promise<(Ranked & { promotion: number })[]> {
  const { rows } = await db.query<Candidate>({ rowMode: 'array', text, values: parameters.values } as pg.QueryArrayConfig);
  return rows.map(([id, answered, readable, day, promotion, step, ...levels]) => {
    const { points } = answeredOf(all.map(({ idf }, at) => ({ idf, level: levels[at] as Level })), step); // biome-ignore format: one thought
    return { id, promotion, packed: packRelevance(answered, readable, day, points) };
  });
}

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
