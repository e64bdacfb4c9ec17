import type { MessageFiles } from '../kernel/message-parts.ts';

export const STUDENT_MESSAGES_MESSAGES: MessageFiles = {
  later: ['student-messages'],
  server: ['student-message-mails'],
  consoleErrors: ['student_messages'],
};
