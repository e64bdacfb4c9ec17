import type { MessageFiles } from '../kernel/message-parts.ts';

export const STUDENTS_MESSAGES: MessageFiles = { later: ['students'], consoleErrors: ['students'] };
