import type { MessageFiles } from '../kernel/message-parts.ts';

export const WIDGETS_MESSAGES: MessageFiles = { own: ['widgets'], consoleErrors: ['widgets'] };
