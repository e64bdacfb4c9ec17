// The contract of every list of the consoles: one query, one reply and one file, so that no endpoint invents its own paging.
//
//   q         words to search for, '' for none             page      from 1
//   sort      a name of `sorts`, '-' before it: descending  pageSize  25, 50 or 100; 5: the first few, for a search
//
// Totals are exact to 10,000; above that `total` is 10,000 and `totalIsExact` false (shown as "10,000+"). Of the
// first few no more are counted than are shown: `total` is at most the end of the page, and `totalIsExact` false where there are more. The file of a list stands at
// `.../export.csv` and takes the same query less the page.
import { EXACT_TOTAL, FEW_ROWS, LAST_PAGE, type SortOf } from '@fairway/rules/lists';
import { z } from 'zod';
import type { EndpointShape } from './endpoint.ts';
import { text, uuid } from './fields.ts';

const SEARCH_CHARACTERS = 200;

type Shape<S extends string, F extends z.ZodRawShape> = {
  /** Names of what it can be sorted by. */
  sorts: readonly S[];
  /** The order unless another is asked for. */
  sort: SortOf<NoInfer<S>>;
  /** Parameters of its own: `{ state: z.enum(STATES).optional(), level: many(z.enum(LEVELS)) }`. */
  filters?: F;
};

type Declared<R extends z.ZodType, P extends z.ZodType | undefined> = Pick<
  EndpointShape,
  'path' | 'summary' | 'tag' | 'access' | 'feature'
> & {
  /** The noun of its names: `Students` makes listStudents and exportStudents. */
  noun: string;
  /** What its path names. */
  params?: P;
  /** What is said of its file where that is not a list. */
  fileSummary?: string;
  row: R;
};

type WithParams<P> = [P] extends [z.ZodType] ? { params: P } : { params?: Exclude<P, undefined> };
type Call<P> = Omit<EndpointShape, 'params' | 'query' | 'returns' | 'produces'> & WithParams<P>;

/** A list: what a row is, and its two calls, for its pages and for the file of all its rows. */
export type ListEndpoints<
  S extends string = string,
  R extends z.ZodType = z.ZodType,
  F extends z.ZodRawShape = z.ZodRawShape,
  P extends z.ZodType | undefined = z.ZodType | undefined,
> = {
  row: R;
  page: Call<P> & { query: ReturnType<typeof pageQuery<S, F>>; returns: ReturnType<typeof pageOf<R>> };
  file: Call<P> & { query: ReturnType<typeof fileQuery<S, F>>; produces: 'text/csv' };
};

/** What is asked of a list, whether for a page or for the file. */
export type Asked<L extends { file: { query: z.ZodType } }> = z.output<L['file']['query']>;
/** A row of its reply. */
export type RowOf<L extends { row: z.ZodType }> = z.input<L['row']>;

/** Declares a list: `listX` at `path` and `exportX` at `path/export.csv`. */
export function listEndpoints<
  const S extends string,
  R extends z.ZodType,
  F extends z.ZodRawShape = Record<never, never>,
  P extends z.ZodType | undefined = undefined,
>(declared: Declared<R, P> & Shape<S, F>): ListEndpoints<S, R, F, P> {
  const { noun, path, summary, fileSummary = 'The same list as a CSV file.', tag, access, feature, params, row } = declared;
  const common = { method: 'GET', tag, access, ...(feature ? { feature } : {}), ...(params ? { params } : {}), errors: [] } as const;
  const page = { ...common, name: `list${noun}`, path, summary, query: pageQuery(declared), returns: pageOf(row) };
  const file = { ...common, name: `export${noun}`, path: `${path}/export.csv`, summary: fileSummary, query: fileQuery(declared) };
  return { row, page, file: { ...file, produces: 'text/csv' } } as unknown as ListEndpoints<S, R, F, P>;
}

/**
 * What an action on several rows of a list is given: the rows that were chosen by their ids, or all that the list's own filters and words find,
 * with how many were shown. Where another number is found nothing is done (`lists.changed`). The order says nothing.
 */
export function selectionOf<Q extends z.ZodType>(list: { file: { query: Q } }, idsMax: number) {
  return z.union([
    z.strictObject({ ids: z.array(uuid).min(1).max(idsMax) }),
    z.strictObject({ matching: list.file.query, total: z.int().min(1).max(EXACT_TOTAL) }),
  ]);
}

/** A selection of a list, as the server is given it. */
export type Selection<L extends { file: { query: z.ZodType } }> = { ids: string[] } | { matching: Asked<L>; total: number };

const sortable = <S extends string>(sorts: readonly S[]): z.ZodEnum<{ [K in SortOf<S>]: K }> =>
  z.enum(sorts.flatMap((name): SortOf<S>[] => [name, `-${name}`])) as unknown as z.ZodEnum<{ [K in SortOf<S>]: K }>;

const asked = <S extends string, F extends z.ZodRawShape>({ sorts, sort, filters }: Shape<S, F>) => ({
  ...(filters ?? ({} as F)),
  q: text(SEARCH_CHARACTERS).default(''),
  sort: sortable(sorts).default(sort as never),
});

function fileQuery<S extends string, F extends z.ZodRawShape>(shape: Shape<S, F>) {
  return z.strictObject(asked(shape));
}

function pageQuery<S extends string, F extends z.ZodRawShape>(shape: Shape<S, F>) {
  return z.strictObject({
    ...asked(shape),
    page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
    pageSize: z.coerce
      .number()
      .pipe(z.union([z.literal(FEW_ROWS), z.literal(25), z.literal(50), z.literal(100)]))
      .default(25),
  });
}

function pageOf<R extends z.ZodType>(row: R) {
  return z.object({
    rows: z.array(row),
    page: z.int(),
    pageSize: z.int(),
    /** At most 10,000. */
    total: z.int(),
    /** False: there are more than `total`. */
    totalIsExact: z.boolean(),
  });
}
