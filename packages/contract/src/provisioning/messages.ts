import type { MessageFiles } from '../kernel/message-parts.ts';

export const PROVISIONING_MESSAGES: MessageFiles = { later: ['provisioning'] };
