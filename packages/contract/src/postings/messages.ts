import type { MessageFiles } from '../kernel/message-parts.ts';

export const POSTINGS_MESSAGES: MessageFiles = { later: ['own-postings'], consoleErrors: ['postings'] };
