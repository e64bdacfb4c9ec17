import type { MessageFiles } from '../kernel/message-parts.ts';

export const TENANTS_MESSAGES: MessageFiles = { later: ['maintenance'], consoleErrors: ['maintenance', 'tenants'], server: ['suspended'] };
