import type { MessageFiles } from '../kernel/message-parts.ts';

export const ORGANIZATIONS_MESSAGES: MessageFiles = {
  first: ['organizations'],
  firstErrors: ['companies'],
  consoleErrors: ['organizations'],
  later: ['organization-records'],
};
