import type { ErrorEntries } from '../kernel/error-entry.ts';

export const JOBS_ERRORS = {
  'jobs.not_found': { status: 404, source: 'jobs.25' },
  'jobs.link_unavailable': { status: 409, source: 'jobs.24' },
  'jobs.expired': { status: 410, source: 'jobs.26' },
  'jobs.no_profile': { status: 403, source: 'applications.3: candidates with a profile apply' },
  'jobs.profile_incomplete': { status: 409, source: 'jobs.22, jobs.23: errors[] names what lacks of the apply-to-job score' },
  'jobs.not_verified': { status: 403, source: 'jobs.21' },
  'jobs.question_choices': { status: 422, source: 'jobs.42' },
  'jobs.question_knock_out': { status: 422, source: 'jobs.42' },
  'jobs.bad_page_token': { status: 422, source: 'jobs.16' },
  'jobs.filter_limit': { status: 422, source: 'jobs.14' },
} as const satisfies ErrorEntries;
