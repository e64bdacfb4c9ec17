import type { MessageFiles } from '../kernel/message-parts.ts';

export const ADMINISTRATION_MESSAGES: MessageFiles = {
  later: ['admin', 'operations', 'school-audit'],
  server: ['alert-mails'],
  consoleErrors: ['backups', 'mails', 'users'],
};
