import type { MessageFiles } from '../kernel/message-parts.ts';

export const SITE_PAGES_MESSAGES: MessageFiles = { later: ['site-pages'], consoleErrors: ['site_pages'], server: ['site-page-texts'] };
