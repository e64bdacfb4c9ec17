import type { MessageFiles } from '../kernel/message-parts.ts';

export const REFERRALS_MESSAGES: MessageFiles = { visitor: ['referrals'] };
