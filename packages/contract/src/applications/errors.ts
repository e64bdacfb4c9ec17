import type { ErrorEntries } from '../kernel/error-entry.ts';

export const APPLICATIONS_ERRORS = {
  'applications.not_inside': { status: 409, source: 'applications.1: the posting is applied for by its link' },
  'applications.already_sent': { status: 409, source: 'applications.4: one application a posting' },
  'applications.cv_gone': { status: 409, source: 'applications.5: the CV was deleted meanwhile' },
  'applications.file_gone': { status: 422, source: 'applications.6: the file was deleted meanwhile, or is not one’s own' },
  'applications.over': { status: 409, source: 'applications.2: it has ended' },
  'applications.move': { status: 409, source: 'applications.2: errors[] names those that do not move so' },
  'applications.sent_here': { status: 409, source: 'applications.2: what was sent here is the organization’s to move, and stays' },
  'applications.own_record': { status: 409, source: 'applications.2: what was sent elsewhere is removed, not withdrawn' },
  'applications.limit': { status: 409, source: 'applications.7' },
  'applications.link': { status: 422, source: 'applications.7: no address of the web' },
  'applications.answer_missing': { status: 422, source: 'applications.6' },
  'applications.answer_kind': { status: 422, source: 'applications.6' },
  'applications.answer_long': { status: 422, source: 'applications.6' },
  'applications.question_unknown': { status: 422, source: 'applications.6: the organization changed its questions' },
  'applications.answered_twice': { status: 422, source: 'applications.6' },
  'applications.keep_asked': { status: 409, source: 'applicants.12: asked within 30 days' },
  'applications.keep_refused': { status: 409, source: 'applicants.12: the candidate said no' },
  'applications.keep_over': { status: 409, source: 'applications.16' },
} as const satisfies ErrorEntries;
