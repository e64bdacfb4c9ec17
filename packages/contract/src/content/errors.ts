import type { ErrorEntries } from '../kernel/error-entry.ts';

export const CONTENT_ERRORS = {
  'content.link_not_found': { status: 404, source: 'content.1' },
} as const satisfies ErrorEntries;
