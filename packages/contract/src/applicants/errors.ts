import type { ErrorEntries } from '../kernel/error-entry.ts';

export const APPLICANTS_ERRORS = {
  'applicants.told': { status: 409, source: 'applicants.3: the hour is over' },
  'applicants.criteria_changed': { status: 409, source: 'applicants.10' },
  'applicants.move_told': { status: 409, source: 'applicants.13: its time is over, or somebody moved it since' },
  'applicants.note_limit': { status: 409, source: 'applicants.6' },
  'applicants.too_many_cvs': { status: 409, source: 'applicants.11' },
  'applicants.stages_changed': { status: 409, source: 'applications.11: a colleague changed them meanwhile' },
  'applicants.stage_twice': { status: 422, source: 'applications.11: two of one name' },
} as const satisfies ErrorEntries;
