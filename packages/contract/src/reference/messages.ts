import type { MessageFiles } from '../kernel/message-parts.ts';

export const REFERENCE_MESSAGES: MessageFiles = { later: ['reference', 'reference-data'], consoleErrors: ['reference'] };
