import type { MessageFiles } from '../kernel/message-parts.ts';

export const TALENT_MESSAGES: MessageFiles = { later: ['talent'], consoleErrors: ['talent'] };
