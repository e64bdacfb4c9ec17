// What a reader keeps of postings for themselves: how much, and for how long.

/** Postings that a person may have hidden; beyond it closed ones are forgotten first, then the oldest. @rule jobs.35 */
export const HIDDEN_POSTINGS_MAX = 500;
export const HIDDEN_POSTINGS_PAGE_SIZE = 20;

/** Postings that are compared at once: as many as a table can show side by side. @rule jobs.36 */
export const COMPARED_MAX = 4;
