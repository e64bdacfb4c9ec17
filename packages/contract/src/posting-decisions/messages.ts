import type { MessageFiles } from '../kernel/message-parts.ts';

export const POSTING_DECISIONS_MESSAGES: MessageFiles = {
  later: ['school-employers', 'school-postings', 'organization-schools'],
  server: ['posting-decision-mails'],
  consoleErrors: ['posting_decisions'],
};
