import type { ErrorEntries } from '../kernel/error-entry.ts';

export const POSTINGS_ERRORS = {
  'postings.changed': { status: 409, source: 'postings: somebody else saved meanwhile' },
  'postings.move': { status: 409, source: 'postings.1' },
  'postings.publish_past': { status: 422, source: 'postings: a time that has passed' },
  'postings.not_public': { status: 409, source: 'postings: its organization is not shown' },
  'postings.too_many': { status: 409, source: 'postings: as many as an organization has at most' },
  'postings.template_name': { status: 409, source: 'postings.13' },
  'postings.templates_many': { status: 409, source: 'postings.13' },
  'postings.missing': { status: 422, source: 'postings.3' },
  'postings.too_short': { status: 422, source: 'postings.3' },
  'postings.salary_order': { status: 422, source: 'postings.2' },
  'postings.salary_bounds': { status: 422, source: 'postings.2' },
  'postings.salary_unpaid': { status: 422, source: 'postings.2' },
  'postings.salary_needed': { status: 422, source: 'postings.3' },
  'postings.months_order': { status: 422, source: 'postings.2' },
  'postings.deadline_past': { status: 422, source: 'postings.3' },
  'postings.zone_unknown': { status: 422, source: 'postings.2' },
  'postings.country_unknown': { status: 422, source: 'postings.2' },
  'postings.link_unfit': { status: 422, source: 'postings.2' },
  'postings.school_unknown': { status: 422, source: 'postings.5' },
  'postings.schools_none': { status: 422, source: 'postings.2' },
} as const satisfies ErrorEntries;
