import type { ErrorEntries } from '../kernel/error-entry.ts';

export const STUDENTS_ERRORS = {
  'students.end': { status: 422, source: 'students: a day ahead, within ten years' },
  'students.label_name': { status: 422, source: 'students' },
  'students.label_taken': { status: 409, source: 'students' },
  'students.label_limit': { status: 409, source: 'students' },
  'students.label_provided': { status: 409, source: 'provisioning.4' },
  'students.no_adviser': { status: 422, source: 'consoles.4' },
  'students.note_empty': { status: 422, source: 'students' },
  'students.note_limit': { status: 409, source: 'students' },
} as const satisfies ErrorEntries;
