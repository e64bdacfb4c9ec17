// What every list of the consoles is bounded by, and how its order is written. Names of sorts and states that pages use stand in rules
// too: a page that imports them from the contract would load the contract's schemas with them.

/** Rows a page may have. */
export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** The first few rows, as a search asks several lists for them: no more are counted than are shown. */
export const FEW_ROWS = 5;

/** Rows that are counted, and that one action on all that match may take; of a list with more it is said that there are more ("10,000+"). */
export const EXACT_TOTAL = 10_000;

/** Pages that may be asked for. */
export const LAST_PAGE = 100_000;

/** A sort as it stands in an address: `name` ascending, `-name` descending. */
export type SortOf<S extends string> = S | `-${S}`;

/** Names of sorts of the list of schools that somebody manages. */
export const MANAGED_SCHOOL_SORTS = ['name', 'country'] as const;
