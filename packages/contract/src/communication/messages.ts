import type { MessageFiles } from '../kernel/message-parts.ts';

export const COMMUNICATION_MESSAGES: MessageFiles = { visitor: ['communication'] };
