import type { ErrorEntries } from '../kernel/error-entry.ts';

export const PROCESSING_AGREEMENTS_ERRORS = {
  'processing_agreements.changed': { status: 409, source: 'another version holds by now (processing-agreements.1)' },
  'processing_agreements.not_yours': {
    status: 403,
    source: 'only an administrator of the school accepts for it (processing-agreements.1)',
  },
} as const satisfies ErrorEntries;
