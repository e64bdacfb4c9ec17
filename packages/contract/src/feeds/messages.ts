import type { MessageFiles } from '../kernel/message-parts.ts';

export const FEEDS_MESSAGES: MessageFiles = { later: ['feeds'], consoleErrors: ['imports'], server: ['feed-mails'] };
