import type { MessageFiles } from '../kernel/message-parts.ts';

export const RETENTION_MESSAGES: MessageFiles = { later: ['retention'], consoleErrors: ['retention'], server: ['retention-mails'] };
