// What a list with filters is, besides what it shows: its page, its words, its filters and how its address is written.
import type { ReactNode } from 'react';
import type { PathQuery } from '../paths.ts';
import type { FacetAddress, FacetName } from './facet-address.ts';
import type { FacetWords } from './facet-words.ts';

/** Ways to show a list. */
export type FacetView = 'list' | 'grid';

export type FacetKind<F extends FacetName, A extends FacetAddress<F>> = {
  page: 'jobs' | 'employers';
  /** Where its words stand. */
  messages: 'jobs' | 'organizations';
  /** Its filters in their order, and which are open from the start. */
  groups: readonly (readonly [name: F, open: boolean])[];
  /** Filters of which nothing is counted, by the filter whose values they choose from. */
  uncounted?: Partial<Record<F, { of: F; and?: readonly string[] }>>;
  /** What can be asked for besides options, at the end of this filter's group; `onChange` hears of the next address. */
  inside?: { filter: F; names: readonly string[]; isAsked: (address: A) => boolean; part: (props: FacetPartProps<A>) => ReactNode };
  /** The first one is shown from the start. */
  views: readonly FacetView[];
  /** The parameters of an address, without what is as it is from the start. */
  query: (address: A) => PathQuery;
  /** How many filters are chosen. */
  chosen: (address: A) => number;
  /** Without any filter; the text, order and view stay. */
  cleared: (address: A) => A;
};

/** Whether something is asked for of which nothing is counted: then it may be that which finds nothing. */
export function asksUncounted<F extends FacetName, A extends FacetAddress<F>>(kind: FacetKind<F, A>, address: A): boolean {
  const filters = Object.keys(kind.uncounted ?? {}) as F[];
  return filters.some((name) => address.filters[name].length > 0) || kind.inside?.isAsked(address) === true;
}

export type FacetPartProps<A> = { address: A; words: FacetWords; onChange: (address: A) => void };

/** What the reader brings, by the filter that asks for it: offered first. */
export type FacetReader = Partial<Record<FacetName, readonly string[]>>;

export type FacetCounts<F extends string> = Readonly<Partial<Record<F, readonly { value: string; count: number }[]>>>;
