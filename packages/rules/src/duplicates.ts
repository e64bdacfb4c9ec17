// Words of joined postings that pages and server share.

/** `joined`: another one stands for it; `apart`: staff said that the two are not the same. */
export const DUPLICATE_STATES = ['joined', 'apart'] as const;
export type DuplicateState = (typeof DUPLICATE_STATES)[number];

/** Whether both came from one source. */
export const DUPLICATE_SOURCES = ['other', 'same'] as const;

/** Names of sorts: by when, title, employer. */
export const DUPLICATE_SORTS = ['at', 'title', 'organization'] as const;
