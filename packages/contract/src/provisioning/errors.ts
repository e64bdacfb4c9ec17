import type { ErrorEntries } from '../kernel/error-entry.ts';

export const PROVISIONING_ERRORS = {
  'provisioning.tokens': { status: 409, source: 'provisioning.1' },
} as const satisfies ErrorEntries;
