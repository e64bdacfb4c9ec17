import type { MessageFiles } from '../kernel/message-parts.ts';

export const STUDENTS_MESSAGES: MessageFiles = { later: ['advisers', 'students'], consoleErrors: ['students'] };
