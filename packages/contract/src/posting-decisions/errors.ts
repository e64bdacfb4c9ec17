import type { ErrorEntries } from '../kernel/error-entry.ts';

export const POSTING_DECISIONS_ERRORS = {
  'posting_decisions.changed': { status: 409, source: 'postings.6' },
  'posting_decisions.move': { status: 409, source: 'postings.5' },
  'posting_decisions.over': { status: 409, source: 'posting decisions: the posting is not shown any more' },
  'posting_decisions.unchanged': { status: 409, source: 'postings.5' },
  'posting_decisions.undo': { status: 409, source: 'postings.9' },
  'posting_decisions.steps': { status: 409, source: 'posting decisions: as much as is said of one posting at one school' },
  'posting_decisions.note_missing': { status: 422, source: 'postings.5' },
  'posting_decisions.trust': { status: 422, source: 'postings.7' },
  'posting_decisions.rules_changed': { status: 409, source: 'postings.8' },
  'posting_decisions.rules_country': { status: 422, source: 'postings.8' },
  'posting_decisions.rules_partner': { status: 422, source: 'school-partners.4' },
  'posting_decisions.contact_name': { status: 422, source: 'postings.11' },
  'posting_decisions.contact_email': { status: 422, source: 'postings.11' },
  'posting_decisions.contact_phone': { status: 422, source: 'postings.11' },
  'posting_decisions.contact_limit': { status: 409, source: 'postings.11' },
  'posting_decisions.note_empty': { status: 422, source: 'postings.12' },
  'posting_decisions.note_limit': { status: 409, source: 'postings.12' },
} as const satisfies ErrorEntries;
