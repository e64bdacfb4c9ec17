import type { ErrorEntries } from '../kernel/error-entry.ts';

export const TRUST_ERRORS = {
  'trust.not_found': { status: 404, source: 'trust.3: nobody has reported it' },
  'trust.state': { status: 409, source: 'trust.3' },
  'trust.appeal_over': { status: 409, source: 'trust.6: 30 days' },
} as const satisfies ErrorEntries;
