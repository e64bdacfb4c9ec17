import type { MessageFiles } from '../kernel/message-parts.ts';

export const POSTING_DECISIONS_MESSAGES: MessageFiles = { later: ['school-postings'], consoleErrors: ['posting_decisions'] };
