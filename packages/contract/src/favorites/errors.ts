import type { ErrorEntries } from '../kernel/error-entry.ts';

export const FAVORITES_ERRORS = {
  'favorites.limit': { status: 409, source: 'favorites' },
} as const satisfies ErrorEntries;
