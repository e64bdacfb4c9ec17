import type { MessageFiles } from '../kernel/message-parts.ts';

export const DATA_REQUESTS_MESSAGES: MessageFiles = { later: ['data-requests'], consoleErrors: ['data_requests'] };
