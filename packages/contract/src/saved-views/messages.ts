import type { MessageFiles } from '../kernel/message-parts.ts';

export const SAVED_VIEWS_MESSAGES: MessageFiles = { consoleErrors: ['lists', 'saved_views'] };
