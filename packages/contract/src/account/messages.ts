import type { MessageFiles } from '../kernel/message-parts.ts';

export const ACCOUNT_MESSAGES: MessageFiles = { own: ['account'], server: ['archive'] };
