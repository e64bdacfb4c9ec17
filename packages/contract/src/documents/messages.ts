import type { MessageFiles } from '../kernel/message-parts.ts';

export const DOCUMENTS_MESSAGES: MessageFiles = { own: ['documents'] };
