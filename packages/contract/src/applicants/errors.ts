import type { ErrorEntries } from '../kernel/error-entry.ts';

export const APPLICANTS_ERRORS = {
  'applicants.told': { status: 409, source: 'applicants.3: the hour is over' },
  'applicants.note_limit': { status: 409, source: 'applicants.6' },
} as const satisfies ErrorEntries;
