import type { MessageFiles } from '../kernel/message-parts.ts';

export const CONTENT_MESSAGES: MessageFiles = { landing: ['content'], consoleErrors: ['content'] };
