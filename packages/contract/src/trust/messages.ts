import type { MessageFiles } from '../kernel/message-parts.ts';

export const TRUST_MESSAGES: MessageFiles = { own: ['reports'], later: ['trust'], server: ['trust-mails'], consoleErrors: ['trust'] };
