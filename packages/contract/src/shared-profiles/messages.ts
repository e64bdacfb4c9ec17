import type { MessageFiles } from '../kernel/message-parts.ts';

export const SHARED_PROFILES_MESSAGES: MessageFiles = { later: ['shared-profiles'], server: ['share-mails'] };
