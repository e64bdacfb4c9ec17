import type { ErrorEntries } from '../kernel/error-entry.ts';

export const RESUME_ERRORS = {
  'import.unreadable': { status: 422, source: 'resume' },
  'import.daily_limit': { status: 429, source: 'imports.17' },
} as const satisfies ErrorEntries;
