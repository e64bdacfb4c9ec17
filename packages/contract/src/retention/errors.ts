import type { ErrorEntries } from '../kernel/error-entry.ts';

export const RETENTION_ERRORS = {
  'retention.changed': { status: 409, source: 'retention.1: somebody saved meanwhile' },
  'retention.out_of_bounds': { status: 422, source: 'retention.1: shorter or longer than a kind may be kept' },
} as const satisfies ErrorEntries;
