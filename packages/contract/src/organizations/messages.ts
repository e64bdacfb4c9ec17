import type { MessageFiles } from '../kernel/message-parts.ts';

export const ORGANIZATIONS_MESSAGES: MessageFiles = {
  first: ['organizations'],
  firstErrors: ['companies.article_not_found', 'companies.not_found'],
  consoleErrors: ['companies', 'organizations'],
  later: ['organization-records'],
};
