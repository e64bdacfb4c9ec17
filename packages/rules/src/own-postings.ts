// What a reader keeps of postings for themselves: how much, and for how long.

/** Postings that a person may have hidden; beyond it closed ones are forgotten first, then the oldest. @rule jobs.35 */
export const HIDDEN_POSTINGS_MAX = 500;
export const HIDDEN_POSTINGS_PAGE_SIZE = 20;

/** Postings that are compared at once: as many as a table can show side by side. @rule jobs.36 */
export const COMPARED_MAX = 4;

/** Postings that are remembered as seen, of a person and in a browser. @rule jobs.37 */
export const SEEN_POSTINGS_MAX = 20;
/** So long at most. */
export const SEEN_POSTINGS_DAYS = 90;
