import type { Page } from '../kernel/page.ts';

export const CHAT_PAGES: readonly Page[] = [{ id: 'chat', path: '/chat', access: 'user', feature: 'chat' }];
