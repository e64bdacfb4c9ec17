import type { ErrorEntries } from '../kernel/error-entry.ts';

export const DOCUMENTS_ERRORS = {
  'documents.wrong_type': { status: 415, source: 'documents.7' },
  'documents.too_large': { status: 413, source: 'documents.4' },
  'documents.empty': { status: 422, source: 'documents' },
  'documents.unreadable': { status: 422, source: 'documents' },
  'documents.infected': { status: 422, source: 'documents.10' },
  'documents.macros': { status: 422, source: 'documents.10' },
  'documents.active_content': { status: 422, source: 'documents.10' },
  'documents.two_types': { status: 422, source: 'documents.10' },
  'documents.archive_bomb': { status: 422, source: 'documents.10' },
  'documents.consent': { status: 422, source: 'documents.6' },
  'documents.limit': { status: 409, source: 'documents' },
  'documents.not_verified': { status: 403, source: 'pages.13, documents.9' },
  'documents.name_missing': { status: 422, source: 'documents' },
  'documents.not_a_cv': { status: 409, source: 'documents' },
  'avatar.wrong_type': { status: 415, source: 'account.10' },
  'avatar.too_large': { status: 413, source: 'account.11' },
  'avatar.unreadable': { status: 422, source: 'documents' },
} as const satisfies ErrorEntries;
