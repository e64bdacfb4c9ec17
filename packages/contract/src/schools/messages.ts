import type { MessageFiles } from '../kernel/message-parts.ts';

export const SCHOOLS_MESSAGES: MessageFiles = { later: ['education', 'school-settings'], consoleErrors: ['schools', 'settings'] };
