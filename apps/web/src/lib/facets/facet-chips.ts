// What a list is narrowed to, one chip a value.
import { type FacetAddress, type FacetName, withFilter } from './facet-address.ts';
import type { FacetKind } from './facet-kind.ts';
import type { FacetWords } from './facet-words.ts';

/** `without`: the address that the chip leads to. */
export type FacetChip<A> = { key: string; name: string; label: string; without: A };

/** In the order of the filters. */
export function chipsOf<F extends FacetName, A extends FacetAddress<F>>(
  { groups }: Pick<FacetKind<F, A>, 'groups'>,
  address: A,
  words: Pick<FacetWords, 'filterName' | 'nameOf'>,
): FacetChip<A>[] {
  return groups.flatMap(([filter]) =>
    address.filters[filter].map((value) => ({
      key: `${filter}=${value}`,
      name: words.filterName(filter),
      label: words.nameOf(filter, value),
      without: withFilter(address, filter, value, false),
    })),
  );
}
