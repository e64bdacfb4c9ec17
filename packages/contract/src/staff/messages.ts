import type { MessageFiles } from '../kernel/message-parts.ts';

export const STAFF_MESSAGES: MessageFiles = { consoleErrors: ['staff'] };
