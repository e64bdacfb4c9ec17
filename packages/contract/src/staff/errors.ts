import type { ErrorEntries } from '../kernel/error-entry.ts';

export const STAFF_ERRORS = {
  'staff.is_candidate': { status: 409, source: 'school staff: a candidate’s account' },
  'staff.is_employer': { status: 409, source: 'school staff: an employer’s account' },
  'staff.already': { status: 409, source: 'school staff' },
  'staff.not_available': { status: 409, source: 'school staff: an address that is suspended or claimed' },
  'staff.not_invited': { status: 409, source: 'school staff' },
  'staff.last_administrator': { status: 409, source: 'school staff: somebody has to stay' },
} as const satisfies ErrorEntries;
