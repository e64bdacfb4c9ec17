import type { MessageFiles } from '../kernel/message-parts.ts';

export const SEARCH_MESSAGES: MessageFiles = { later: ['concepts'], consoleErrors: ['concepts'] };
