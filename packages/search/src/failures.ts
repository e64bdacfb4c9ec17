// The one error of this package. `code` is stable and for programs, the message for logs.

const SEARCH_FAILURES = {
  'search.bad_id': 'The id of a posting is no lower-case UUID.',
  'search.bad_page_key': 'The key to go on after does not belong to this sort.',
  'search.snapshot_missing': 'There is no snapshot in this place.',
  'search.snapshot_damaged': 'The snapshot is damaged.',
  'search.snapshot_version': 'The snapshot was written by another version.',
  'search.snapshot_timeline': 'The snapshot belongs to another database timeline.',
  'search.not_loaded': 'The index holds nothing yet: load a snapshot or build it first.',
  'search.busy': 'Another build, load or snapshot is running.',
  'search.thread_lost': 'The search thread ended.',
  'search.broken': 'The search thread failed to answer.',
} as const;
export type SearchFailureCode = keyof typeof SEARCH_FAILURES;

/** A failure of search with its stable code. */
export class SearchFailure extends Error {
  readonly code: SearchFailureCode;
  /** When asking again is worth it, where that is known. */
  retryAfterSeconds: number | undefined;
  constructor(code: SearchFailureCode, detail?: string) {
    super(detail === undefined ? SEARCH_FAILURES[code] : `${SEARCH_FAILURES[code]} ${detail}`);
    this.name = 'SearchFailure';
    this.code = code;
  }
}
