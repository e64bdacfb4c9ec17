// Binds the two calls of a list (contract/kernel/lists.ts). A feature says what its rows are, for whom, in which orders and what is shown of each;
// pages, totals, the file and its name are made here, so that a list and its file can never show different rows.

import type { EndpointInput, EndpointReply, EndpointShape } from '@fairway/contract/kernel/endpoint';
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { SortOf } from '@fairway/rules/lists';
import type { z } from 'zod';
import { type AskedPage, type ListOrder, pageOfRows, type RowsOf, rowBatches } from '../database/lists.ts';
import { type CsvCell, csvReply } from '../files/csv-export.ts';
import type { Bind } from './bind.ts';
import type { ApiRequest } from './request.ts';

type List = { row: z.ZodType; page: EndpointShape; file: EndpointShape & { query: z.ZodType<{ sort: string }> } };
type SortName<L extends List> = Exclude<Asked<L>['sort'], `-${string}`>;

/** What a list shows to who asks. */
export type Listing<L extends List, R> = {
  /** Each row once, narrowed by what is asked, without order and limit. */
  rows: RowsOf<R>;
  /** The same rows without what is joined only to be shown. */
  lean?: RowsOf<unknown>;
  /** Those of the rows that stand early in the asked order, where a search has them at less: see `pageOfRows`. */
  head?: RowsOf<unknown> | undefined;
  order: ListOrder<SortName<L>>;
  view: (row: R) => RowOf<L>;
  /** Adds what is looked up for the rows of a page at once; the file goes without. */
  lookUp?: (rows: RowOf<L>[]) => Promise<RowOf<L>[]>;
  /** What its file is called; the day stands behind it. */
  file: string;
  /** The columns of the file in their order: the title, and what a row has there. */
  columns: Readonly<Record<string, (shown: RowOf<L>, row: R) => CsvCell>>;
};

/** What a list is asked, for a page as for the file. */
type ListInput<L extends List> = { params: EndpointInput<L['file']>['params']; query: Asked<L> };

/** Binds `listX` and `exportX`; the scope is minted by who gives the listing. */
export function bindList<L extends List, R>(
  bind: Bind,
  list: L,
  listingOf: (input: ListInput<L>, request: ApiRequest) => Listing<L, R> | Promise<Listing<L, R>>,
): void {
  bind(list.page as L['page'], async (input, request) => {
    const { rows, lean, head, order, view, lookUp } = await listingOf(input as ListInput<L>, request);
    const page = await pageOfRows(request.database, rows, order, input.query as AskedPage<SortName<L>>, { lean, head });
    const shown = page.rows.map(view);
    return { ...page, rows: lookUp ? await lookUp(shown) : shown } as unknown as EndpointReply<L['page']>;
  });
  bind(list.file as L['file'], async (input, request) => {
    const { rows, lean, order, view, file, columns } = await listingOf(input as ListInput<L>, request);
    const cells = Object.values(columns);
    const { sort } = input.query as { sort: SortOf<SortName<L>> };
    return (await csvReply(request, {
      fileName: `${file}-${request.clock.now().toISOString().slice(0, 10)}.csv`,
      header: Object.keys(columns),
      batches: rowBatches(rows, order, sort, lean),
      line: (row) => {
        const shown = view(row);
        return cells.map((cell) => cell(shown, row));
      },
    })) as EndpointReply<L['file']>;
  });
}
