import type { MessageFiles } from '../kernel/message-parts.ts';

export const CONTENT_MESSAGES: MessageFiles = { first: ['content'], consoleErrors: ['content'] };
