import type { MessageFiles } from '../kernel/message-parts.ts';

export const APPLICANTS_MESSAGES: MessageFiles = { later: ['applicants'], consoleErrors: ['applicants'] };
