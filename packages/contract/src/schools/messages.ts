import type { MessageFiles } from '../kernel/message-parts.ts';

export const SCHOOLS_MESSAGES: MessageFiles = {
  later: ['education', 'school-domains', 'school-settings'],
  consoleErrors: ['schools', 'settings'],
  server: ['domain-mails'],
};
