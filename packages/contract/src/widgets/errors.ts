import type { ErrorEntries } from '../kernel/error-entry.ts';

export const WIDGETS_ERRORS = {
  'widgets.limit': { status: 409, source: 'widgets' },
} as const satisfies ErrorEntries;
