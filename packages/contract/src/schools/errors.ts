import type { ErrorEntries } from '../kernel/error-entry.ts';

export const SCHOOLS_ERRORS = {
  'schools.slug_taken': { status: 409, source: 'one short name, one school' },
  'schools.changed': { status: 409, source: 'edited by somebody else meanwhile' },
  'schools.suspended': { status: 409, source: 'a school whose console is closed, for its staff (schools.10)' },
  'schools.never_suspended': { status: 409, source: 'a school whose own host the platform stands on (schools.10)' },
  'settings.changed': { status: 409, source: 'school settings: somebody saved meanwhile' },
  'settings.invalid': { status: 422, source: 'school settings: errors[] names the fields' },
  'settings.in_use': { status: 409, source: 'school settings: more uses than were shown' },
  'settings.needed': { status: 409, source: 'school settings: its own hosts need a logo and a domain' },
  'settings.limit': { status: 409, source: 'school settings' },
  'settings.domain_known': { status: 409, source: 'school settings: a domain that the school has already' },
  'settings.domain_taken': { status: 409, source: 'school settings: a domain of another school' },
  'settings.code_unknown': { status: 422, source: 'school settings: no code that was mailed for this domain' },
  'settings.claim_over': { status: 409, source: 'school settings: a domain that was not proven in time' },
  'settings.sub_domain_taken': { status: 409, source: 'school settings' },
  'settings.name_taken': { status: 409, source: 'school settings' },
  'settings.logo_type': { status: 415, source: 'school settings' },
  'settings.logo_large': { status: 413, source: 'school settings' },
  'settings.logo_unreadable': { status: 422, source: 'school settings' },
  'settings.logo_active': { status: 422, source: 'school settings: an SVG that runs or loads something' },
  'settings.undo_late': { status: 409, source: 'undo within 7 days' },
} as const satisfies ErrorEntries;
