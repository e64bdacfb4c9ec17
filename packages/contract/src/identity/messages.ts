import type { MessageFiles } from '../kernel/message-parts.ts';

export const IDENTITY_MESSAGES: MessageFiles = { own: ['identity'], server: ['administrators', 'mails'] };
