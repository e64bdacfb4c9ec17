import type { MessageFiles } from '../kernel/message-parts.ts';

export const BLOG_MESSAGES: MessageFiles = { later: ['blog'], consoleErrors: ['blog'], server: ['blog-words'] };
