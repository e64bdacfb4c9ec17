import type { ErrorEntries } from '../kernel/error-entry.ts';

export const SEARCH_ERRORS = {
  'concepts.changed': { status: 409, source: 'edited by somebody else meanwhile' },
  'concepts.common_words': { status: 409, source: 'search.18' },
} as const satisfies ErrorEntries;
