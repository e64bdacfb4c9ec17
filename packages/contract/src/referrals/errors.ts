import type { ErrorEntries } from '../kernel/error-entry.ts';

export const REFERRALS_ERRORS = {
  'referrals.own_address': { status: 422, source: 'referrals.1' },
} as const satisfies ErrorEntries;
