import type { MessageFiles } from '../kernel/message-parts.ts';

export const MYPAGE_MESSAGES: MessageFiles = { own: ['mypage'] };
