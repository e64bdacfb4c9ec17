import type { MessageFiles } from '../kernel/message-parts.ts';

export const SCHOOL_PARTNERS_MESSAGES: MessageFiles = {
  later: ['school-partners'],
  consoleErrors: ['school_partners'],
  server: ['school-partner-mails'],
};
