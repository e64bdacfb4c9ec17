import type { ErrorEntries } from '../kernel/error-entry.ts';

export const RESUME_ERRORS = {
  'import.unreadable': { status: 422, source: 'resume' },
  'import.daily_limit': { status: 429, source: 'imports.17' },
  // What could not be read of a file is the specification's 500 (failedCVUpload), each with its reason.
  'import.damaged': { status: 500, source: 'imports.18', isExpected: true },
  'import.locked': { status: 500, source: 'imports.18', isExpected: true },
  'import.no_text': { status: 500, source: 'imports.18', isExpected: true },
  'import.no_letters': { status: 500, source: 'imports.18', isExpected: true },
  'import.too_much': { status: 500, source: 'imports.18', isExpected: true },
  'import.failed': { status: 500, source: 'imports.18', isExpected: true },
  'import.link_invalid': { status: 422, source: 'imports.8' },
  'import.profile_not_found': { status: 404, source: 'imports.15' },
  'import.provider_failed': { status: 500, source: 'imports.18', isExpected: true },
  'import.nothing_to_take': { status: 409, source: 'resume' },
  'import.undo_over': { status: 409, source: 'resume' },
} as const satisfies ErrorEntries;
