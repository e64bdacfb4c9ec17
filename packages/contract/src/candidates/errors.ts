// Faults of a profile are named one by one: `errors[]` holds a pointer and a code of rules/profile-issues.
import type { ErrorEntries } from '../kernel/error-entry.ts';

export const CANDIDATES_ERRORS = {
  'profile.changed': { status: 409, source: 'profile.50: the sections that changed meanwhile' },
  'profile.invalid': { status: 422, source: 'profile.50' },
  'education.program_current': { status: 409, source: 'education.19' },
  'shares.target': { status: 422, source: 'candidates: a person or an organization of the caller' },
  'shares.unverified': { status: 403, source: 'shares.2: nothing was proven of the organization, or it is not approved' },
  'shares.expiration': { status: 422, source: 'shares.3: ahead, within six months' },
  'shares.declined': { status: 409, source: 'shares.3: a no within 90 days' },
  'shares.answered': { status: 409, source: 'shares.8: the opposite was said before' },
  'shares.expired': { status: 409, source: 'shares.8: it ended by itself' },
  'shares.daily_limit': { status: 429, source: 'candidates' },
  'education.program_used': { status: 409, source: 'candidates' },
} as const satisfies ErrorEntries;
