import type { ErrorEntries } from '../kernel/error-entry.ts';

export const ORGANIZATIONS_ERRORS = {
  'companies.not_found': { status: 404, source: 'organizations.14' },
  'companies.article_not_found': { status: 404, source: 'organizations.14' },
  'companies.parent_unknown': { status: 422, source: 'admin organizations' },
  'companies.parent_cycle': { status: 409, source: 'admin organizations: a tree has no circle' },
  'companies.parent_depth': { status: 409, source: 'admin organizations: levels of a tree' },
  'companies.merge_unknown': { status: 422, source: 'admin organizations' },
  'companies.merge_same': { status: 409, source: 'admin organizations' },
  'companies.merge_cycle': { status: 409, source: 'admin organizations: not into one below it' },
  'companies.merge_state': { status: 409, source: 'admin organizations: into an approved one, none that is suspended' },
  // A group of its own: visitors are not sent its words.
  'organizations.changed': { status: 409, source: 'organizations.23' },
} as const satisfies ErrorEntries;
