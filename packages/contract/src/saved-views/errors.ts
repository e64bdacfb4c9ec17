import type { ErrorEntries } from '../kernel/error-entry.ts';

export const SAVED_VIEWS_ERRORS = {
  'saved_views.limit': { status: 409, source: 'saved-views' },
} as const satisfies ErrorEntries;
