import type { MessageFiles } from '../kernel/message-parts.ts';

export const PROCESSING_AGREEMENTS_MESSAGES: MessageFiles = {
  later: ['processing-agreements'],
  consoleErrors: ['processing_agreements'],
  server: ['processing-agreement-mails', 'processing-agreement-text'],
};
