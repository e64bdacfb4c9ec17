import type { ErrorEntries } from '../kernel/error-entry.ts';

export const STUDENT_MESSAGES_ERRORS = {
  'student_messages.invalid': { status: 422, source: 'student-messages.2' },
  'student_messages.changed': { status: 409, source: 'student-messages.3' },
} as const satisfies ErrorEntries;
