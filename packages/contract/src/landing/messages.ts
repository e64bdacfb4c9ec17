import type { MessageFiles } from '../kernel/message-parts.ts';

export const LANDING_MESSAGES: MessageFiles = { landing: ['landing'] };
