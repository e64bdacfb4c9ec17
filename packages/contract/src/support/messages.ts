import type { MessageFiles } from '../kernel/message-parts.ts';

export const SUPPORT_MESSAGES: MessageFiles = { own: ['support'] };
