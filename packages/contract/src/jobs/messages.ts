import type { MessageFiles } from '../kernel/message-parts.ts';

export const JOBS_MESSAGES: MessageFiles = {
  first: ['jobs'],
  firstErrors: ['jobs'],
  landing: ['postings'],
  own: ['requirements'],
  later: ['duplicates', 'search-order'],
  server: ['posting-mails'],
};
