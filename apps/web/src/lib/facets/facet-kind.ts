// What a list with filters is, besides what it shows: its page, its words, its filters and how its address is written.
import type { JobFilter } from '@fairway/rules/jobs';
import type { PathQuery } from '../paths.ts';
import type { FacetAddress } from './facet-address.ts';

/** Ways to show a list. */
export type FacetView = 'list' | 'grid';

export type FacetKind<F extends JobFilter, A extends FacetAddress<F>> = {
  page: 'jobs' | 'employers';
  /** Where its words stand. */
  messages: 'jobs' | 'organizations';
  /** Its filters in their order, and which are open from the start. */
  groups: readonly (readonly [name: F, open: boolean])[];
  /** The first one is shown from the start. */
  views: readonly FacetView[];
  /** The parameters of an address, without what is as it is from the start. */
  query: (address: A) => PathQuery;
  /** How many filters are chosen. */
  chosen: (address: A) => number;
  /** Without any filter; the text, order and view stay. */
  cleared: (address: A) => A;
};

export type FacetCounts<F extends string> = Readonly<Record<F, readonly { value: string; count: number }[]>>;
