// The contract of every list of the consoles: one query, one reply, so that no endpoint invents its own paging.
//
//   q         words to search for, '' for none             page      from 1
//   sort      a name of `sorts`, '-' before it: descending  pageSize  25, 50 or 100
//
// Totals are exact to 10,000; above that `total` is 10,000 and `totalIsExact` false (shown as "10,000+"). The export of a list is a sibling
// endpoint `.../export.csv` that `produces: 'text/csv'` and takes the same query less the page.
import { LAST_PAGE, type SortOf } from '@fairway/rules/lists';
import { z } from 'zod';
import { text } from './fields.ts';

const SEARCH_CHARACTERS = 200;

export type ListShape<S extends string, F extends z.ZodRawShape> = {
  /** Names of what it can be sorted by. */
  sorts: readonly S[];
  /** The order unless another is asked for. */
  sort: SortOf<NoInfer<S>>;
  /** Parameters of its own: `{ state: z.enum(STATES).optional(), level: many(z.enum(LEVELS)) }`. */
  filters?: F;
};

const sortable = <S extends string>(sorts: readonly S[]): z.ZodEnum<{ [K in SortOf<S>]: K }> =>
  z.enum(sorts.flatMap((name): SortOf<S>[] => [name, `-${name}`])) as unknown as z.ZodEnum<{ [K in SortOf<S>]: K }>;

const asked = <S extends string, F extends z.ZodRawShape>({ sorts, sort, filters }: ListShape<S, F>) => ({
  ...(filters ?? ({} as F)),
  q: text(SEARCH_CHARACTERS).default(''),
  sort: sortable(sorts).default(sort as never),
});

/** The query of a list: a strict object of `q`, `sort`, `page`, `pageSize` and the filters. */
export function listQuery<const S extends string, F extends z.ZodRawShape = Record<never, never>>(shape: ListShape<S, F>) {
  return z.strictObject({
    ...asked(shape),
    page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
    pageSize: z.coerce
      .number()
      .pipe(z.union([z.literal(25), z.literal(50), z.literal(100)]))
      .default(25),
  });
}

/** The query of its export: the same, all pages. */
export function exportQuery<const S extends string, F extends z.ZodRawShape = Record<never, never>>(shape: ListShape<S, F>) {
  return z.strictObject(asked(shape));
}

/** The reply of a list. */
export function pageOf<R extends z.ZodType>(row: R) {
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
