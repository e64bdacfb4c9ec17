import type { MessageFiles } from '../kernel/message-parts.ts';

export const ACCOUNT_MESSAGES: MessageFiles = { own: ['account'], later: ['user-merge'], server: ['archive', 'merge-mails'] };
