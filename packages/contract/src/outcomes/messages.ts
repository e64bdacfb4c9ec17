import type { MessageFiles } from '../kernel/message-parts.ts';

export const OUTCOMES_MESSAGES: MessageFiles = { own: ['outcomes'], later: ['outcome-reports'], server: ['outcome-mails'] };
