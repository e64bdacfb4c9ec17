import type { ErrorEntries } from '../kernel/error-entry.ts';

export const FEEDS_ERRORS = {
  'imports.source_taken': { status: 409, source: 'one name, one feed' },
  'imports.source_wrong': { status: 422, source: 'features/feeds' },
  'imports.bad_address': { status: 422, source: 'features/feeds: http or https, without a password' },
  'imports.internal_address': { status: 422, source: 'features/feeds: feeds come from the internet only' },
  'imports.changed': { status: 409, source: 'edited by somebody else meanwhile' },
  'imports.running': { status: 409, source: 'features/feeds: one run of a feed at a time' },
  'imports.unverified': { status: 403, source: 'feeds.3' },
  'imports.too_many': { status: 409, source: 'feeds.3' },
} as const satisfies ErrorEntries;
