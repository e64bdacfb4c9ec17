import type { MessageFiles } from '../kernel/message-parts.ts';

export const APPLICATIONS_MESSAGES: MessageFiles = {
  own: ['applications'],
  later: ['replies'],
  server: ['application-mails', 'reply-mails'],
};
