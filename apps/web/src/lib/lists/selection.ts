// What an action on several rows is given: the rows that were chosen, or all that match what stands in the address, on every page.
import type { SortOf } from '@fairway/rules/lists';
import type { Asked, FilterReaders } from './list-address.ts';

/** All that match, with how many were shown. */
export type AllMatching<S extends string, F extends FilterReaders> = {
  matching: Omit<Asked<S, F>, 'page' | 'pageSize'> & { sort: SortOf<S> };
  total: number;
};
export type Selected<R, S extends string, F extends FilterReaders> = { rows: R[] } | AllMatching<S, F>;

/** How many an action would take. */
export const countOf = (selected: { rows: readonly unknown[] } | { total: number }): number =>
  'rows' in selected ? selected.rows.length : selected.total;

/** As the endpoint of an action takes it (`selectionOf` of the contract). */
export const selectionOf = <M extends { matching: object; total: number }>(
  selected: { rows: readonly { id: string }[] } | M,
): { ids: string[] } | M => ('rows' in selected ? { ids: selected.rows.map((row) => row.id) } : selected);

/** All that an address asks for, whatever the page. */
export function allMatching<S extends string, F extends FilterReaders>(asked: Asked<S, F>, total: number): AllMatching<S, F> {
  const { page: _page, pageSize: _size, ...matching } = asked;
  return { matching: matching as AllMatching<S, F>['matching'], total };
}
