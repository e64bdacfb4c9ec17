import type { MessageFiles } from '../kernel/message-parts.ts';

export const TEAMS_MESSAGES: MessageFiles = {
  later: ['teams'],
  visitor: ['for-employers'],
  own: ['team-requests'],
  server: ['team-mails'],
  consoleErrors: ['teams'],
};
