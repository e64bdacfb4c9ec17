import type { MessageFiles } from '../kernel/message-parts.ts';

export const INSIGHTS_MESSAGES: MessageFiles = { later: ['insights'] };
