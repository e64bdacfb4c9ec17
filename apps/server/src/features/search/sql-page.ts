// One page in the order of packages/search/ranking.ts. Where the order is columns alone, SQL orders. With words, SQL finds the candidates by
// how well they answer, language and day, with all ties, and only those are scored: in integers, by the same function as everywhere.
import { FIT_PARTS, type FitPart, type FresherFor } from '@fairway/rules/search-order';
import { SearchFailure } from '@fairway/search/failures';
import {
  answeredOf,
  ENDING_MS,
  FRESHER_DAYS,
  isKeyOf,
  LEVEL,
  LEVELS,
  type Level,
  LIFTED_MAX,
  liftedKey,
  packKey,
  packRelevance,
  partsOf,
  unpackKey,
  weighed,
} from '@fairway/search/ranking';
import { idWords } from '@fairway/search/slots';
import type { Facet, RankKey, SearchRequest, SearchResult } from '@fairway/search/types';
import { type AskedFor, askedFor, NOTHING_ASKED, SENIORS } from '@fairway/search/weights';
import type pg from 'pg';
import type { Combinations } from './combinations.ts';
import { allText, demands, denials, eitherText, failures, findable, ofOrganizations, Parameters } from './sql-text.ts';
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
  const others = [...demands(request.filters, combinations, parameters), ...denials(request, parameters)];
  return [findable(request, parameters), ofOrganizations(request.organizationIds, parameters), ...failing, ...others].join(' and ');
}

/**
 * Whether to walk postings in their order until the page is full, instead of looking the words up and sorting. The planner cannot tell: it
 * neither knows rare words nor that vectors lie outside the rows. Looking at one posting costs as much as finding ten.
 */
function isWalkShorter(units: readonly MatchedUnit[], wanted: number, total: number): boolean {
  return 10 * wanted < Math.min(...units.map(({ share }) => share)) * total;
}

/** What the first parts of the key and the moment say of a row (ranking.ts). */
function standingText(request: SearchRequest, asked: AskedFor, combinations: Combinations, parameters: Parameters) {
  const { languages, countries = [], fit, now } = request;
  const any = (facet: Facet, numbers: readonly number[]) => `${facet} = any(${parameters.add(numbers)}::integer[])`;
  const holds = (facet: Facet, values: readonly string[]) => any(facet, combinations.holding(facet, values));
  const isHome = countries.length === 0 ? null : holds('address', countries);
  const fits: Record<FitPart, () => string | undefined> = {
    level: () => fit?.level && holds('education_level', fit.level),
    field: () => fit?.field && holds('education_fields', fit.field),
    wishes: () => fit?.wishes && `(${holds('job_category', fit.wishes.categories)} or ${holds('sector', fit.wishes.sectors)})`,
    permit: () => fit?.permit && demands({ permitted: [...fit.permit] }, combinations, parameters)[0],
    languages: () => fit?.languages && demands({ spoken: [...fit.languages] }, combinations, parameters)[0],
  };
  const days = (part: FresherFor, condition: string | null | undefined) =>
    condition ? [`${FRESHER_DAYS[part]} * (${condition})::integer`] : [];
  const fresher = [
    ...days('ending', `deadline_ms <= ${parameters.add(Math.floor(now + ENDING_MS))}::bigint`),
    ...(asked.place ? days('home', isHome) : []),
    ...FIT_PARTS.flatMap((part) => days(part, fits[part]())),
  ];
  return {
    readable: readableText(languages, asked, parameters),
    home: asked.place || isHome === null ? '0' : `(${isHome})::integer`,
    moment: `day + ${fresher.join(' + ')}`,
    mostDays: [...(asked.place && isHome ? (['home'] as const) : []), ...FIT_PARTS.filter((part) => fit?.[part])].reduce<number>(
      (sum, part) => sum + FRESHER_DAYS[part],
      FRESHER_DAYS.ending,
    ),
  };
}

function readableText(languages: readonly string[], { beginners }: AskedFor, parameters: Parameters): string {
  if (languages.length === 0) return '0';
  const isForOthers = beginners ? ` and not head @@ ${parameters.add(eitherText('', [SENIORS]))}::tsquery` : '';
  return `(language = any(${parameters.add(languages)}::text[])${isForOthers})::integer`;
}

/** Orders that are columns: no words, or by date, deadline or pay. */
async function columnRows(
  db: Queryable,
  { request, without, wanted }: Others,
  units: readonly MatchedUnit[],
  combinations: Combinations,
): Promise<Ranked[]> {
  const { sort, after } = request;
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
    const { readable, home, moment, mostDays } = standingText(request, askedFor(units.map(({ asked }) => asked)), combinations, parameters);
    // One walk of the index by day for each class: an order by all would sort everything. No moment is more than some days after its day, so of
    // those that are not much older than the last one the best are taken.
    for (const suits of [3, 2, 1, 0]) {
      if ((readable === '0' && suits >= 2) || (home === '0' && suits % 2 === 1)) continue;
      if (after !== null && after.key[2]! * 2 + after.key[3]! < suits) continue;
      const more = [
        ...(readable === '0' ? [] : [`${readable} = ${suits >> 1}`]),
        ...(home === '0' ? [] : [`${home} = ${suits % 2}`]),
        ...(after !== null && after.key[2]! * 2 + after.key[3]! === suits ? [beyond(`(${moment})`, after.key[4]!, '<')] : []),
      ];
      const where = [...conditions, ...more].join(' and ');
      parts.push(`(select id, ${suits} as suits, ${moment} as place from job_search where ${where}
        and day >= (select min(day) from (select day from job_search where ${where} order by day desc limit ${limit}) newest) - ${mostDays}
        order by place desc, id limit ${limit})`);
    }
  } else if (sort !== 'deadline') {
    const column = sort === 'pay' ? 'yearly_pay' : 'published_ms';
    parts.push(part(`0 as suits, ${column} as place`, `${column} desc, id`, after ? [beyond(column, after.key[0]!, '<')] : []));
  } else parts.push(part('0 as suits, deadline_ms as place', 'deadline_ms, id', after ? [beyond('deadline_ms', after.key[0]!, '>')] : []));
  const { rows } = await db.query<[string, number, string | number]>({
    rowMode: 'array',
    text: `select * from (${parts.join(' union all ')}) found
      order by suits desc, place ${sort === 'deadline' ? 'asc' : 'desc'}, id limit ${limit}`,
    values: parameters.values,
  } as pg.QueryArrayConfig);
  return rows.map(([id, suits, place]) => {
    const key = sort === 'relevance' ? [0, 0, suits >> 1, suits % 2, Number(place), 0] : [Number(place)];
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
  const key = after && `(${after.key.slice(1, 5).map((part) => `${parameters.add(part)}::float8`).join(', ')})`; // biome-ignore format: one thought
  const row = '(answered::float8, readable::float8, home::float8, moment::float8)';
  const others = `id <> all(${parameters.add(without)}::uuid[])`;
  // Of the postings of the last row's moment all are needed: those before it are left out by score.
  const best = (condition: string) => `(select * from found where ${others} ${condition}
    order by answered desc, readable desc, home desc, moment desc fetch first (${parameters.add(wanted)}::integer) rows with ties)`;
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
  const order = `order by promotion desc, home desc, moment desc fetch first ${LIFTED_MAX} rows with ties`;
  if (units.kept.length === 0) {
    const { readable, home, moment } = standingText(request, NOTHING_ASKED, combinations, parameters);
    const where = matching(request, combinations, parameters);
    const { rows } = await db.query<{ id: string }>(
      `select id from job_search where promotion > 0 and ${where}
         and ${readable} = exists (select from job_search where ${where} and ${readable} = 1)::integer
       order by promotion desc, ${home === '0' ? '' : `${home} desc, `}${moment} desc, id limit ${LIFTED_MAX}`,
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
  const { readable, home, moment } = standingText(request, askedFor(all.map(({ asked }) => asked)), combinations, parameters);
  const levels = all.map((unit, at) => `${levelText(unit, parameters)} as l${at}`).join(', ');
  const names = all.map((_, at) => `l${at}`);
  const counted = all.map(
    (unit, at) => `case l${at} ${[...LEVELS, LEVEL.NOWHERE].map((level) => `when ${level} then ${weighed(level, unit)}`).join(' ')} end`,
  );
  return `with found as materialized (
    select id, ${counted.join(' + ')} as answered, readable, home, moment, promotion, length_step, ${names.join(', ')}
    from (select id, ${readable} as readable, ${home} as home, ${moment} as moment, promotion, length_step, ${levels} from job_search where ${where}) leveled
  )`;
}

type Candidate = [
  id: string,
  answered: number,
  readable: number,
  home: number,
  moment: number,
  promotion: number,
  step: number,
  ...levels: number[],
];

/** Rows of `found`, scored. */
async function candidatesOf(
  db: Queryable,
  text: string,
  { all }: Units,
  parameters: Parameters,
): Promise<(Ranked & { promotion: number })[]> {
  const { rows } = await db.query<Candidate>({ rowMode: 'array', text, values: parameters.values } as pg.QueryArrayConfig);
  return rows.map(([id, answered, readable, home, moment, promotion, step, ...levels]) => {
    const { points } = answeredOf(all.map(({ idf, weight, plus }, at) => ({ idf, weight, plus, level: levels[at] as Level })), step); // biome-ignore format: one thought
    return { id, promotion, packed: packRelevance(answered, readable, home, moment, points) };
  });
}

/** How well a row answers a unit, as LEVEL says. */
function levelText({ written, any, inTitle, narrower, nearest, near, named }: MatchedUnit, parameters: Parameters): string {
  const cases = [
    ['head', written, LEVEL.TITLE_WRITTEN],
    ['head', inTitle, LEVEL.TITLE],
    ['head', narrower, LEVEL.NARROWER],
    ['head', nearest, LEVEL.NEAREST],
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
