// Pages, totals and exports of lists, from one filtered query and a table of its sorts; features have them through bindList (http/bind-list.ts).
//
// A page is two statements: the keys of its rows in order (nothing but filter and sort columns is read for rows that are skipped), then those
// rows. So a deep page costs what `select key ... order by ... limit ... offset` costs in bare SQL, and what the columns cost is paid
// for the page's rows only. The total is counted over at most 10,001 keys, and not at all where the page itself tells it or few are asked for.
//
// The query must give each row once (look others up with left joins on a unique key, or sub-selects), and must not order or limit.
// PostgreSQL drops a left join that nothing reads, but plans longer for it, and forgets that an index alone would do for the rest: a long
// list gives its query before those joins as well (`lean`), for the keys and the total. Both are planned for the values that are asked for:
// one plan for all values of a filter is 17 times too slow for some (bench staff).
// An order always ends with the key in the same direction, so that an index on (sort, key) serves both directions.
import { EXACT_TOTAL, FEW_ROWS, type SortOf } from '@fairway/rules/lists';
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type Database, plannedAnew } from './database.ts';

/** What rows are sorted by: a column as `table.column`, or an expression. Nulls come last ascending and first descending. */
type SortBy = string | RawBuilder<unknown>;

export type ListOrder<S extends string> = {
  /** The column that is unique and never null, as `table.column`: names a row and ends every order. */
  key: string;
  sorts: Record<S, SortBy>;
};

export type AskedPage<S extends string> = { sort: SortOf<S>; page: number; pageSize: number };
export type Page<R> = { rows: R[]; page: number; pageSize: number; total: number; totalIsExact: boolean };

type Key = string | number;
/** A select query that gives such rows, of whatever tables. */
export type RowsOf<R> = Expression<R>;
type Filtered<R> = SelectQueryBuilder<Record<string, never>, string, R>;
/** Rows of an export that are read at once. */
const EXPORT_BATCH = 1000;

/** Ways to the same rows that cost less. */
type Shortcuts = {
  /** Without what is joined only to be shown. */
  lean?: RowsOf<unknown> | undefined;
  /** Only those of them that stand early in the asked order: read first, and enough where they fill the page. */
  head?: RowsOf<unknown> | undefined;
};

/** A page of the rows that a query gives, with the total. */
export async function pageOfRows<R, S extends string>(
  database: Database,
  query: RowsOf<R>,
  order: ListOrder<S>,
  { sort, page, pageSize }: AskedPage<S>,
  { lean, head }: Shortcuts = {},
): Promise<Page<R>> {
  const filtered = (lean ?? query) as unknown as Filtered<unknown>;
  const offset = (page - 1) * pageSize;
  const few = pageSize === FEW_ROWS;
  // One more than the first few tells that there are more.
  const part = { limit: few ? pageSize + 1 : pageSize, offset };
  let keys = head ? await keysOf(head as unknown as Filtered<unknown>, order, sort, part) : [];
  if (keys.length < part.limit) keys = await keysOf(filtered, order, sort, { ...part, walksIndex: head === undefined });
  const told = keys.length < part.limit && (keys.length > 0 || page === 1);
  const hasMore = few && keys.length > pageSize;
  const [rows, total] = await Promise.all([
    rowsByKey(query as unknown as Filtered<R>, order.key, keys.slice(0, pageSize)),
    told || hasMore ? offset + keys.length : boundedCount(database, filtered),
  ]);
  const most = hasMore ? offset + pageSize : EXACT_TOTAL;
  return { rows, page, pageSize, total: Math.min(total, most), totalIsExact: total <= most };
}

/** All rows in order, batch by batch; no connection is held between batches. The order is that of the moment of the call. */
export async function* rowBatches<R, S extends string>(
  query: RowsOf<R>,
  order: ListOrder<S>,
  sort: SortOf<S>,
  lean?: RowsOf<unknown>,
): AsyncGenerator<R[]> {
  const keys = await keysOf((lean ?? query) as unknown as Filtered<unknown>, order, sort);
  for (let at = 0; at < keys.length; at += EXPORT_BATCH)
    yield rowsByKey(query as unknown as Filtered<R>, order.key, keys.slice(at, at + EXPORT_BATCH));
}

async function keysOf<R, S extends string>(
  filtered: Filtered<R>,
  { key, sorts }: ListOrder<S>,
  sort: SortOf<S>,
  part?: { limit: number; offset: number; walksIndex?: boolean },
): Promise<Key[]> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const by = sorts[(direction === 'desc' ? sort.slice(1) : sort) as S];
  const column = typeof by === 'string' ? sql.ref(by) : by;
  // What the head did not fill is rare. The planner does not know that, and would walk an index of the order for the few that are wanted:
  // an expression has no index.
  let keys = filtered
    .clearSelect()
    .select(sql<Key>`${sql.ref(key)}`.as('list_key'))
    .modifyFront(plannedAnew())
    .orderBy(part?.walksIndex === false ? sql`coalesce(${column}, ${column})` : column, direction);
  if (by !== key) keys = keys.orderBy(sql.ref(key), direction);
  if (part) keys = keys.limit(part.limit).offset(part.offset);
  return (await keys.execute()).map((row) => row.list_key);
}

async function rowsByKey<R>(filtered: Filtered<R>, key: string, keys: readonly Key[]): Promise<R[]> {
  if (keys.length === 0) return [];
  const found = await filtered
    .select(sql<Key>`${sql.ref(key)}`.as('list_key'))
    .where(sql<boolean>`${sql.ref(key)} = any(${[...keys]})`)
    .execute();
  const byKey = new Map(found.map(({ list_key, ...row }) => [list_key, row as unknown as R]));
  // A row that went between the two statements is left out.
  return keys.flatMap((one) => byKey.get(one) ?? []);
}

async function boundedCount<R>(database: Database, filtered: Filtered<R>): Promise<number> {
  const counted = filtered
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .modifyFront(plannedAnew())
    .limit(sql.lit(EXACT_TOTAL + 1));
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${counted} as counted`.execute(database);
  return rows[0]?.total ?? 0;
}
