import type { ErrorEntries } from '../kernel/error-entry.ts';

export const SITE_PAGES_ERRORS = {
  'site_pages.changed': { status: 409, source: 'edited by somebody else meanwhile' },
} as const satisfies ErrorEntries;
