import type { MessageFiles } from '../kernel/message-parts.ts';

export const STAFF_HOME_MESSAGES: MessageFiles = { later: ['staff-home', 'school-setup'] };
