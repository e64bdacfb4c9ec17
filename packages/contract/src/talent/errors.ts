import type { ErrorEntries } from '../kernel/error-entry.ts';

export const TALENT_ERRORS = {
  'talent.unverified': { status: 403, source: 'talent.1' },
} as const satisfies ErrorEntries;
