import type { ErrorEntries } from '../kernel/error-entry.ts';

export const REFERENCE_ERRORS = {
  'reference.name_taken': { status: 409, source: 'one English name, one entry' },
  'reference.changed': { status: 409, source: 'edited by somebody else meanwhile' },
  'reference.overtaken': { status: 409, source: 'reference.6' },
  'reference.import_over': { status: 409, source: 'reference.6' },
  'reference.file_too_large': { status: 413, source: 'rules/reference-entries.ts' },
  'reference.esco_too_large': { status: 413, source: 'rules/reference-entries.ts' },
} as const satisfies ErrorEntries;
